import { PortalError } from '@portal/domain/errors/portal-error';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { accountTexts } from '@portal/domain/texts/shell';
import type { User } from '@portal/domain/users/user';
import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { string } from 'yup';
import { Form } from '../../../components/form/form';
import { FormPasswordInput, FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { changeEmail } from '../../../session/change-email';
import { FailureNotice } from '../../../components/form/form-notice';

const schema = record({
  newEmail: email().required(formTexts.required),
  password: string().required(formTexts.required),
});

/** Update Email: a new email to sign in with, confirmed by the password. */
export function EmailCard({ user }: { user: User }) {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  return (
    <Paper component="section" aria-label={accountTexts.updateEmail} p="lg">
      <Form
        label={accountTexts.updateEmail}
        initialValues={{ newEmail: '', password: '' }}
        schema={schema}
        onSubmit={async ({ newEmail, password }, { resetForm }) => {
          setFailure(undefined);
          try {
            await changeEmail(auth, { newEmail, password });
            notifications.show({ color: 'green', message: accountTexts.emailUpdated });
            resetForm();
          } catch (error) {
            setFailure(PortalError.from(error).userMessage);
          }
        }}
      >
        {({ values, dirty }) => (
          <Stack>
            <Title order={2}>{accountTexts.updateEmail}</Title>
            <Text size="sm" c="dimmed">
              {accountTexts.currentEmail(user.email)} {accountTexts.emailWarning}
            </Text>
            {failure && <FailureNotice>{failure}</FailureNotice>}
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <FormTextInput name="newEmail" label={accountTexts.newEmail} type="email" autoComplete="email" />
              <FormPasswordInput name="password" label={accountTexts.currentPassword} autoComplete="current-password" />
            </SimpleGrid>
            <SubmitButton w="max-content" disabled={!dirty || !schema.isValidSync(values)}>
              {accountTexts.updateEmail}
            </SubmitButton>
          </Stack>
        )}
      </Form>
    </Paper>
  );
}
