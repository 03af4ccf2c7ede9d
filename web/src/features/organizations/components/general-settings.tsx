import { color } from '@portal/domain/fields/color';
import { record } from '@portal/domain/fields/model';
import { identityFields } from '@portal/domain/organizations/identity';
import type { Organization } from '@portal/domain/organizations/organization';
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
import { saveOrganization } from '../data/save-organization';

const { name, websiteURL, email, phone } = identityFields;
const generalSchema = record({
  name,
  websiteURL,
  email,
  phone,
  colors: record({ primaryColor: color(), skillsColor: color() }),
});

/** Tab General (001 §2.1, §3): who the organization is, and its colours. */
export function GeneralSettings({ organization }: { organization: Organization }) {
  const { firestore } = useData();
  const saving = useSave();
  const { colors } = organization;
  return (
    <Paper p="lg">
      <Form
        label={organizationPageTexts.general}
        initialValues={{
          name: organization.name,
          websiteURL: organization.websiteURL,
          email: organization.email,
          phone: organization.phone,
          colors: { primaryColor: colors.primaryColor, skillsColor: colors.skillsColor },
        }}
        schema={generalSchema}
        followsStored
        onSubmit={async (values) => {
          try {
            const changes = { ...values, colors: { ...colors, ...values.colors } };
            await saving.run(() => saveOrganization(firestore, organization.id, changes));
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
