import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { recentProofTexts } from '@portal/domain/texts/passkeys';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { accountTexts } from '@portal/domain/texts/shell';
import { Text } from '@mantine/core';
import { useRef } from 'react';
import { string } from 'yup';
import { DialogForm } from '../components/form/dialog-form';
import { FormPasswordInput } from '../components/form/form-text-input';
import { CodeField, codeSchema } from '../components/second-step/code-field';
import { runWithNotice } from '../components/ui/run-with-notice';
import { useFirebase } from '../firebase/firebase-context';
import { renewProof } from './second-step';
import { useSignedIn } from './session-context';

const passwordSchema = record({ password: string().required(formTexts.required) });

/** Asks for the code of the second step; for the password of a user without one. */
export default function RecentProofDialog({ onAnswer }: { onAnswer: (isProved: boolean) => void }) {
  const { auth } = useFirebase();
  const { hasSecondStep } = useSignedIn().user;
  const isProved = useRef(false);
  const fields = hasSecondStep
    ? { initialValues: { code: '' }, schema: codeSchema }
    : { initialValues: { password: '' }, schema: passwordSchema };
  return (
    <DialogForm<Partial<{ code: string; password: string }>>
      title={recentProofTexts.title}
      isOpen
      onClose={() => {
        onAnswer(isProved.current);
      }}
      {...fields}
      submitLabel={recentProofTexts.confirm}
      onSubmit={async (given) => {
        isProved.current = await runWithNotice(() => renewProof(auth, given), {});
        return isProved.current;
      }}
    >
      <Text size="sm">{recentProofTexts.lead}</Text>
      {hasSecondStep ? (
        <CodeField description={secondStepTexts.recoveryHint} autoFocus />
      ) : (
        <FormPasswordInput
          name="password"
          label={accountTexts.currentPassword}
          autoComplete="current-password"
          data-autofocus
        />
      )}
    </DialogForm>
  );
}
