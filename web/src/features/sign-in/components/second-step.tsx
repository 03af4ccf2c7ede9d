import { PortalError } from '@portal/domain/errors/portal-error';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { Form } from '../../../components/form/form';
import { FailureNotice } from '../../../components/form/form-notice';
import { SubmitButton } from '../../../components/form/submit-button';
import { CodeField, codeSchema } from '../../../components/second-step/code-field';
import { RecoveryCodes } from '../../../components/second-step/recovery-codes';
import SetUpSecondStep from '../../../components/second-step/set-up-second-step';
import { BusyButton } from '../../../components/ui/busy-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { signInByToken, type PendingStep } from '../../../firebase/sign-in';
import { confirmSecondStep, startSecondStep, turnOnSecondStep } from '../../../session/second-step';

/** The second step of a sign-in: a code, or setting it up where it is required. */
export default function SecondStep({ step, onSignedIn }: { step: PendingStep; onSignedIn?: (() => void) | undefined }) {
  const Step = step.isEnrolled ? EnterCode : SetUp;
  return <Step proof={step.proof} onSignedIn={onSignedIn} />;
}

interface StepProps {
  proof: string;
  onSignedIn: (() => void) | undefined;
}

function EnterCode({ proof, onSignedIn }: StepProps) {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  return (
    <Form
      label={secondStepTexts.enterTitle}
      initialValues={{ code: '' }}
      schema={codeSchema}
      onSubmit={async ({ code }) => {
        setFailure(undefined);
        try {
          const { recoveryCodesLeft } = await confirmSecondStep(auth, { proof, code });
          onSignedIn?.();
          if (recoveryCodesLeft === null) return;
          notifications.show({ color: 'yellow', message: secondStepTexts.codesLeft(recoveryCodesLeft) });
        } catch (error) {
          setFailure(PortalError.from(error).userMessage);
        }
      }}
    >
      <Stack gap="md">
        <Text size="sm">{secondStepTexts.enterLead}</Text>
        {failure && <FailureNotice>{failure}</FailureNotice>}
        <CodeField autoFocus />
        <SubmitButton fullWidth>{secondStepTexts.confirm}</SubmitButton>
      </Stack>
    </Form>
  );
}

function SetUp({ proof, onSignedIn }: StepProps) {
  const { auth } = useFirebase();
  const [failure, setFailure] = useState<string>();
  const [started, setStarted] = useState<Awaited<ReturnType<typeof startSecondStep>>>();
  const [done, setDone] = useState<Awaited<ReturnType<typeof turnOnSecondStep>>>();
  if (done) {
    // The page of a signed-in user replaces this one, so the codes come first.
    return (
      <RecoveryCodes codes={done.recoveryCodes} onKept={() => void signInByToken(auth, done.token).then(onSignedIn)} />
    );
  }
  if (started) {
    const { key, uri, enrolment } = started;
    return (
      <SetUpSecondStep
        keyText={key}
        uri={uri}
        onCode={async (code) => {
          setDone(await turnOnSecondStep(auth, { enrolment, code }));
        }}
      />
    );
  }
  const start = async () => {
    setFailure(undefined);
    try {
      setStarted(await startSecondStep(auth, { proof }));
    } catch (error) {
      setFailure(PortalError.from(error).userMessage);
    }
  };
  return (
    <Stack gap="md">
      <Text size="sm">{secondStepTexts.mustSetUp}</Text>
      {failure && <FailureNotice>{failure}</FailureNotice>}
      <BusyButton variant="filled" onClick={start}>
        {secondStepTexts.setUp}
      </BusyButton>
    </Stack>
  );
}
