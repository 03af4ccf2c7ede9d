import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { password, passwordConfirmation } from '@portal/domain/fields/password';
import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Form } from '../../../components/form/form';
import { SubmitButton } from '../../../components/form/submit-button';
import { FailureNotice } from '../../../components/form/form-notice';
import { NewPasswordFields } from './new-password-fields';

const schema = record({ password: password(), confirmation: passwordConfirmation() });

interface Props {
  label: string;
  button: string;
  /** Saves the password; its error is shown. */
  onSave: (password: string) => Promise<void>;
  /** Below the button. */
  children?: ReactNode;
}

/** Chooses a new password; the button is enabled once every rule holds and both are the same. */
export function NewPasswordForm({ label, button, onSave, children }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <Form
      label={label}
      initialValues={{ password: '', confirmation: '' }}
      schema={schema}
      onSubmit={async (values) => {
        setFailure(undefined);
        try {
          await onSave(values.password);
        } catch (error) {
          setFailure(PortalError.from(error).userMessage);
        }
      }}
    >
      {({ values }) => (
        <Stack gap="md">
          {failure && <FailureNotice>{failure}</FailureNotice>}
          <NewPasswordFields value={values.password} />
          <SubmitButton fullWidth disabled={!schema.isValidSync(values)}>
            {button}
          </SubmitButton>
          {children}
        </Stack>
      )}
    </Form>
  );
}
