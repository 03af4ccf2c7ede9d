import { PortalError } from '@portal/domain/errors/portal-error';
import { email } from '@portal/domain/fields/email';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { emailVerificationTexts } from '@portal/domain/texts/session';
import { accountTexts } from '@portal/domain/texts/shell';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { string } from 'yup';
import { Form } from '../../../components/form/form';
import { FailureNotice } from '../../../components/form/form-notice';
import { FormPasswordInput, FormTextInput } from '../../../components/form/form-text-input';
import { SubmitButton } from '../../../components/form/submit-button';
import { BusyButton } from '../../../components/ui/busy-button';
import { startLeaving, stopLeaving } from '../../../config/page-exit';
import { paths } from '../../../config/paths';
import { rememberEmail } from '../../../config/session-cookies';
import { useFirebase } from '../../../firebase/firebase-context';
import { changedEmail, changeEmail, undoEmailChange } from '../../../session/change-email';
import { signOutTo } from '../../../session/sign-out';

const schema = record({
  newEmail: email().required(formTexts.required),
  password: string().required(formTexts.required),
});

/**
 * For a mistyped login email: another one, confirmed by the password, or the one before it.
 * @param current the unverified email.
 */
export function CorrectEmail({ current, onChanged }: { current: string; onChanged: (email: string) => void }) {
  const { auth } = useFirebase();
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const changed = changedEmail(current);
  const takeBack = async (code: string) => {
    // The change ends this session, which must not be noticed before the page is left.
    startLeaving();
    try {
      rememberEmail(await undoEmailChange(auth, code));
      await signOutTo(auth, `${paths.login.href()}?notice=emailRestored`);
    } catch (error) {
      stopLeaving();
      setFailure(PortalError.from(error).userMessage);
    }
  };
  const undoButton = changed && (
    <BusyButton variant="subtle" onClick={() => takeBack(changed.undoCode)}>
      {emailVerificationTexts.useFormer(changed.former)}
    </BusyButton>
  );
  if (!isOpen) {
    return (
      <Stack gap="xs">
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <Group gap="xs">
          <Button
            variant="subtle"
            onClick={() => {
              setOpen(true);
            }}
          >
            {emailVerificationTexts.wrongEmail}
          </Button>
          {undoButton}
        </Group>
      </Stack>
    );
  }
  return (
    <Form
      label={accountTexts.updateEmail}
      initialValues={{ newEmail: current, password: '' }}
      schema={schema}
      onSubmit={async (values) => {
        setFailure(undefined);
        try {
          await changeEmail(auth, values);
          setOpen(false);
          onChanged(values.newEmail.trim().toLowerCase());
        } catch (error) {
          setFailure(PortalError.from(error).userMessage);
        }
      }}
    >
      <Stack gap="sm">
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <FormTextInput name="newEmail" label={accountTexts.newEmail} type="email" autoComplete="email" autoFocus />
        <FormPasswordInput name="password" label={accountTexts.currentPassword} autoComplete="current-password" />
        <Group gap="xs">
          <SubmitButton>{accountTexts.updateEmail}</SubmitButton>
          <Button
            variant="default"
            onClick={() => {
              setOpen(false);
              setFailure(undefined);
            }}
          >
            {formTexts.cancel}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
