import { changedSettings, type OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { settingsSchema } from '@portal/domain/organizations/settings';
import { failureTexts } from '@portal/domain/texts/states';
import { organizationTexts } from '@portal/domain/texts/team';
import { fieldTexts } from '@portal/domain/texts/fields';
import { organizationPageTexts } from '@portal/domain/texts/organizations';
import { formTexts } from '@portal/domain/texts/form';
import { Group, Paper, SimpleGrid, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Form } from '../../../components/form/form';
import { FormColorInput } from '../../../components/form/form-color-input';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { useData } from '../../../firebase/data-provider';
import { saveSettings } from '../data/save-settings';

const generalSchema = settingsSchema('general', 'admin');

/** Tab General: who the organization is, and its colors. */
export function GeneralSettings({ organization }: { organization: OrganizationWithoutBrands }) {
  const { firestore } = useData();
  const saving = useSave();
  return (
    <Paper p="lg">
      <Form
        label={organizationPageTexts.general}
        initialValues={generalSchema.cast(organization)}
        schema={generalSchema}
        followsStored
        onSubmit={async (values) => {
          try {
            const changes = changedSettings(organization, generalSchema.cast(values));
            await saving.run(() => saveSettings(firestore, organization.id, changes));
            notifications.show({ color: 'green', message: organizationTexts.profileUpdated });
          } catch {
            notifications.show({ color: 'red', message: failureTexts.unexpected });
          }
        }}
      >
        <Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <FormTextInput name="name" label={fieldTexts.name} required />
            <FormTextInput name="websiteURL" label={fieldTexts.website} type="url" />
            <FormTextInput name="email" label={fieldTexts.email} type="email" />
            <FormTextInput name="phone" label={fieldTexts.phone} type="tel" />
            <FormColorInput name="colors.primaryColor" label={organizationPageTexts.primaryColor} />
            <FormColorInput name="colors.skillsColor" label={organizationPageTexts.skillsColor} />
          </SimpleGrid>
          <Group>
            <SubmitButton requireChange>{formTexts.save}</SubmitButton>
            <UnsavedNotice isShown={saving.isLate} />
          </Group>
        </Stack>
      </Form>
    </Paper>
  );
}
