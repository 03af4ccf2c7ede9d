import { PortalError } from '@portal/domain/errors/portal-error';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Form } from '../form/form';
import { FailureNotice } from '../form/form-notice';
import { SubmitButton } from '../form/submit-button';
import { CodeField, codeSchema } from './code-field';
import { KeyToScan } from './key-to-scan';

interface Props {
  keyText: string;
  /** The key for the QR code. */
  uri: string;
  /** Turns the second step on with a code of the key; its error is shown. */
  onCode: (code: string) => Promise<void>;
}

/** A new key and the field for its first code. */
export default function SetUpSecondStep({ keyText, uri, onCode }: Props) {
  const [failure, setFailure] = useState<string>();
  return (
    <Form
      label={secondStepTexts.setUp}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={async ({ code }) => {
        setFailure(undefined);
        try {
          await onCode(code);
        } catch (error) {
          setFailure(PortalError.from(error).userMessage);
        }
      }}
    >
      <Stack gap="md">
        <KeyToScan keyText={keyText} uri={uri} />
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <CodeField label={secondStepTexts.codeOfApp} />
        <SubmitButton w="max-content">{secondStepTexts.turnOn}</SubmitButton>
      </Stack>
    </Form>
  );
}
