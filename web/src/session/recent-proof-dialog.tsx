import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { recentProofTexts } from '@portal/domain/texts/passkeys';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { accountTexts } from '@portal/domain/texts/shell';
import { Button, Text } from '@mantine/core';
import { useRef } from 'react';
import { string } from 'yup';
import { DialogForm } from '../components/form/dialog-form';
import { FormPasswordInput } from '../components/form/form-text-input';
import { CodeField, codeSchema } from '../components/second-step/code-field';
import { runWithNotice } from '../components/ui/run-with-notice';
import { paths } from '../config/paths';
import { useFirebase } from '../firebase/firebase-context';
import { renewProof } from './second-step';
import { useSignedIn } from './session-context';

interface Props {
  onAnswer: (isProved: boolean) => void;
}

const passwordSchema = record({ password: string().required(formTexts.required) });

/** Asks for the code of the second step, for the password of a user without one, or for single sign-on without both. */
export default function RecentProofDialog(props: Props) {
  const { hasSecondStep, identity, userProducts } = useSignedIn().user;
  const isOfProvider = identity.provider !== '' && !hasSecondStep && !userProducts.accessStatus.core.hasPassword;
  return isOfProvider ? <ProofAtProvider {...props} /> : <ProofHere {...props} />;
}

/** The user signs in anew in another tab, because this one keeps what was typed. Its sign-in counts here too. */
function ProofAtProvider({ onAnswer }: Props) {
  const { email } = useSignedIn().user;
  const isProved = useRef(false);
  return (
    <DialogForm
      title={recentProofTexts.title}
      isOpen
      onClose={() => {
        onAnswer(isProved.current);
      }}
      initialValues={{}}
      schema={record({})}
      submitLabel={recentProofTexts.continue}
      onSubmit={() => {
        isProved.current = true;
        return Promise.resolve(true);
      }}
    >
      <Text size="sm">{recentProofTexts.providerLead}</Text>
      <Button component="a" href={paths.providerReturn.again(email)} target="_blank" variant="light" data-autofocus>
        {recentProofTexts.provider}
      </Button>
    </DialogForm>
  );
}

function ProofHere({ onAnswer }: Props) {
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
