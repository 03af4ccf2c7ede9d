import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { accountTexts } from '@portal/domain/texts/shell';
import { Text } from '@mantine/core';
import { string } from 'yup';
import { DialogForm } from '../../../components/form/dialog-form';
import { FormPasswordInput } from '../../../components/form/form-text-input';
import { CodeField, codeSchema, typedCode } from '../../../components/second-step/code-field';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useFirebase } from '../../../firebase/firebase-context';
import { renewRecoveryCodes, startSecondStep, turnOffSecondStep } from '../../../session/second-step';

const password = () => string().required(formTexts.required);
const startSchema = record({ password: password() });
const turnOffSchema = record({ password: password(), code: typedCode() });

interface StartProps {
  onStarted: (started: Awaited<ReturnType<typeof startSecondStep>>) => void;
  onClose: () => void;
}

/** Asks for the password before a key is made: a screen left open must not lock its owner out. */
export function StartDialog({ onStarted, onClose }: StartProps) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={secondStepTexts.setUp}
      isOpen
      onClose={onClose}
      initialValues={{ password: '' }}
      schema={startSchema}
      submitLabel={secondStepTexts.confirm}
      onSubmit={(given) =>
        runWithNotice(async () => {
          onStarted(await startSecondStep(auth, given));
        }, {})
      }
    >
      <PasswordField />
    </DialogForm>
  );
}

/** Asks for a code and makes new recovery codes. */
export function RenewCodesDialog(props: { onRenewed: (codes: string[]) => void; onClose: () => void }) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={secondStepTexts.renewTitle}
      isOpen
      onClose={props.onClose}
      initialValues={{ code: '' }}
      schema={codeSchema}
      submitLabel={secondStepTexts.renewCodes}
      onSubmit={(given) =>
        runWithNotice(async () => {
          props.onRenewed(await renewRecoveryCodes(auth, given));
        }, {})
      }
    >
      <Text size="sm">{secondStepTexts.renewLead}</Text>
      <CodeField autoFocus />
    </DialogForm>
  );
}

/** Asks for password and code. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const { auth } = useFirebase();
  return (
    <DialogForm
      title={secondStepTexts.turnOffTitle}
      isOpen
      onClose={onClose}
      initialValues={{ password: '', code: '' }}
      schema={turnOffSchema}
      submitLabel={secondStepTexts.turnOff}
      onSubmit={(given) =>
        runWithNotice(() => turnOffSecondStep(auth, given), { done: secondStepTexts.turnedOff, isWarning: true })
      }
    >
      <PasswordField />
      <CodeField description={secondStepTexts.recoveryHint} />
    </DialogForm>
  );
}

function PasswordField() {
  return (
    <FormPasswordInput
      name="password"
      label={accountTexts.currentPassword}
      autoComplete="current-password"
      data-autofocus
    />
  );
}
