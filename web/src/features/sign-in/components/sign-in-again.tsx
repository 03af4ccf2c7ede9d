import { record } from '@portal/domain/fields/model';
import { fieldTexts } from '@portal/domain/texts/fields';
import { formTexts } from '@portal/domain/texts/form';
import { sessionTexts } from '@portal/domain/texts/session';
import { shellTexts } from '@portal/domain/texts/shell';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { string } from 'yup';
import { Form } from '../../../components/form/form';
import { FormPasswordInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { BusyButton } from '../../../components/ui/busy-button';
import { paths } from '../../../config/paths';
import { useFirebase } from '../../../firebase/firebase-context';
import { signOutTo } from '../../../session/sign-out';
import { usePasswordSignIn } from '../data/use-password-sign-in';
import { PendingStepForm } from './pending-step';
import { SignInCaptcha, SignInFailures } from './sign-in-state';

const schema = record({ password: string().required(formTexts.required) });

interface Whom {
  email: string;
  /** Where a user of single sign-on signs in. */
  providerHref?: string | undefined;
}

/**
 * Asks for the password over the screen when a session ends during work: unsaved input behind it stays, and the dialog
 * closes once the user is signed in again. A disabled user is signed out.
 */
export function SignInAgain({ isOpen, ...whom }: Whom & { isOpen: boolean }) {
  return (
    // Above dialogs that were open when the session ended.
    <Modal
      opened={isOpen}
      onClose={() => undefined}
      zIndex={350}
      title={sessionTexts.expiredTitle}
      centered
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <PasswordAgain {...whom} />
    </Modal>
  );
}

function PasswordAgain({ email, providerHref }: Whom) {
  const { auth } = useFirebase();
  const state = usePasswordSignIn(() => void signOutTo(auth, paths.disabledAccount.href()));
  if (state.pendingStep) return <PendingStepForm step={state.pendingStep} />;
  return (
    <Form
      label={sessionTexts.expiredTitle}
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={({ password }) => state.signIn(email, password)}
    >
      <Stack gap="md">
        <Text size="sm">{sessionTexts.expired}</Text>
        <SignInFailures {...state} />
        {/* Password managers need the email. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <FormPasswordInput
          name="password"
          label={fieldTexts.password}
          description={email}
          autoComplete="current-password"
          data-autofocus
        />
        <SignInCaptcha {...state} />
        {/* In another tab, because this one keeps what was typed. Its sign-in counts here too. */}
        {providerHref !== undefined && (
          <Button component="a" href={providerHref} target="_blank" variant="light" fullWidth>
            {sessionTexts.signInElsewhere}
          </Button>
        )}
        <Group justify="space-between">
          <BusyButton variant="subtle" color="gray" onClick={() => signOutTo(auth, paths.login.href())}>
            {shellTexts.logout}
          </BusyButton>
          <SubmitButton>{sessionTexts.continueWork}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
