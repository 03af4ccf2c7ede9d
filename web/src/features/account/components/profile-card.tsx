import { accountTexts } from '@portal/domain/texts/shell';
import { failureTexts } from '@portal/domain/texts/states';
import { fieldTexts } from '@portal/domain/texts/fields';
import { profileFormSchema } from '@portal/domain/users/profile-form';
import type { User } from '@portal/domain/users/user';
import { Group, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import { Form } from '../../../components/form/form';
import { FormCheckbox, FormTextarea } from '../../../components/form/form-fields';
import { FormList } from '../../../components/form/form-list';
import { FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import { useData } from '../../../firebase/data-provider';
import { saveProfile } from '../data/save-profile';
import { discardPhoto } from '../data/upload-photo';
import { PhotoField } from './photo-field';

/** Edit Profile: what the team and clients see of a user, and which mails the user gets. */
export function ProfileCard({ user }: { user: User }) {
  const { firestore, storage } = useData();
  const saving = useSave();
  const [isUploading, setUploading] = useState(false);
  const { displayName, profile, photoURL, disableEmailNotifications, customEmails } = user;
  const stored = useMemo(
    () => ({
      displayName,
      profile: { ...profile, photoURL: profile.photoURL || photoURL },
      disableEmailNotifications,
      customEmails,
    }),
    [displayName, profile, photoURL, disableEmailNotifications, customEmails],
  );
  return (
    <Paper component="section" aria-label={accountTexts.editProfile} p="lg">
      <Form
        label={accountTexts.editProfile}
        initialValues={stored}
        schema={profileFormSchema}
        followsStored
        onSubmit={async (values) => {
          try {
            await saving.run(() => saveProfile(firestore, user.id, profileFormSchema.cast(values)));
            notifications.show({ color: 'green', message: accountTexts.profileUpdated });
            if (values.profile.photoURL !== stored.profile.photoURL) {
              await discardPhoto(storage, user.id, stored.profile.photoURL);
            }
          } catch {
            notifications.show({ color: 'red', message: failureTexts.unexpected });
          }
        }}
      >
        {({ values, dirty, setFieldValue }) => (
          <Stack>
            <Title order={2}>{accountTexts.editProfile}</Title>
            <PhotoField
              uid={user.id}
              name={values.displayName}
              value={values.profile.photoURL}
              onChange={(url) => void setFieldValue('profile.photoURL', url)}
              onUploading={setUploading}
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormTextInput name="displayName" label={fieldTexts.name} required autoComplete="name" />
              <FormTextInput name="profile.title" label={fieldTexts.title} autoComplete="organization-title" />
              <FormTextInput name="profile.phone" label={fieldTexts.phone} type="tel" autoComplete="tel" />
              <FormTextInput name="profile.websiteURL" label={fieldTexts.website} type="url" autoComplete="url" />
              <FormTextInput name="profile.address.address1" label={fieldTexts.address} autoComplete="address-line1" />
              <FormTextInput
                name="profile.address.address2"
                label={fieldTexts.addressSecondLine}
                autoComplete="address-line2"
              />
              <FormTextInput name="profile.address.city" label={fieldTexts.city} autoComplete="address-level2" />
              <FormTextInput name="profile.address.state" label={fieldTexts.state} autoComplete="address-level1" />
              <FormTextInput
                name="profile.address.zip"
                label={fieldTexts.zipCode}
                inputMode="numeric"
                autoComplete="postal-code"
              />
            </SimpleGrid>
            <FormTextarea name="profile.description" label={fieldTexts.description} autosize minRows={3} />
            <Title order={3}>{accountTexts.emailPreferences}</Title>
            <FormCheckbox name="disableEmailNotifications" label={accountTexts.noNotifications} />
            <FormList
              name="customEmails"
              label={accountTexts.customEmails}
              disabled={values.disableEmailNotifications}
              maxTags={20}
            />
            <Group>
              <SubmitButton disabled={!dirty || isUploading || !profileFormSchema.isValidSync(values)}>
                {accountTexts.saveProfile}
              </SubmitButton>
              <UnsavedNotice isShown={saving.isLate} />
            </Group>
          </Stack>
        )}
      </Form>
    </Paper>
  );
}
