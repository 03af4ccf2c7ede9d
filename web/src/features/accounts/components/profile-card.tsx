import { requiredText } from '@portal/domain/fields/text';
import { record } from '@portal/domain/fields/model';
import { accountTexts } from '@portal/domain/texts/shell';
import { failureTexts } from '@portal/domain/texts/states';
import { userProfileSchema, type User } from '@portal/domain/users/user';
import { Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Form } from '../../../components/form/form';
import { FormTextarea } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { useData } from '../../../firebase/data-provider';
import { saveProfile } from '../data/save-profile';

const profileFormSchema = record({ displayName: requiredText(), profile: userProfileSchema });

/** Edit Profile (000 §2): what colleagues and viewers see of a person. */
export function ProfileCard({ user }: { user: User }) {
  const { firestore } = useData();
  const saving = useSave();
  return (
    <Paper p="lg">
      <Form
        label={accountTexts.editProfile}
        initialValues={{ displayName: user.displayName, profile: user.profile }}
        schema={profileFormSchema}
        enableReinitialize
        onSubmit={async (values) => {
          try {
            await saving.run(() => saveProfile(firestore, user.id, values));
            notifications.show({ color: 'green', message: accountTexts.profileUpdated });
          } catch {
            notifications.show({ color: 'red', message: failureTexts.somethingHappened });
          }
        }}
      >
        <Stack>
          <Title order={2}>{accountTexts.editProfile}</Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <FormTextInput name="displayName" label="Name" required autoComplete="name" />
            <FormTextInput name="profile.title" label="Title" autoComplete="organization-title" />
            <FormTextInput name="profile.phone" label="Phone" type="tel" autoComplete="tel" />
            <FormTextInput name="profile.websiteURL" label="Website" type="url" autoComplete="url" />
            <FormTextInput name="profile.address.address1" label="Address" autoComplete="address-line1" />
            <FormTextInput name="profile.address.address2" label="Address, second line" autoComplete="address-line2" />
            <FormTextInput name="profile.address.city" label="City" autoComplete="address-level2" />
            <FormTextInput name="profile.address.state" label="State" autoComplete="address-level1" />
            <FormTextInput name="profile.address.zip" label="Zip code" autoComplete="postal-code" />
          </SimpleGrid>
          <FormTextarea name="profile.description" label="About" autosize minRows={3} />
          <Group>
            <SubmitButton requireChange>Save profile</SubmitButton>
            <UnsavedNotice isShown={saving.isLate} />
          </Group>
        </Stack>
      </Form>
    </Paper>
  );
}
