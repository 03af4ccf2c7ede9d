import { secondStepTexts } from '@portal/domain/texts/second-step';
import type { User } from '@portal/domain/users/user';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { RecoveryCodes } from '../../../components/second-step/recovery-codes';
import { RowsLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { signInByToken } from '../../../firebase/sign-in';
import { turnOnSecondStep, type startSecondStep } from '../../../session/second-step';
import { RenewCodesDialog, StartDialog, TurnOffDialog } from './second-step-dialogs';

/** With the library of QR codes. */
const SetUpSecondStep = lazy(() => import('../../../components/second-step/set-up-second-step'));

type Started = Awaited<ReturnType<typeof startSecondStep>>;

/** The second step of the user's sign-ins. */
export function SecondStepCard({ user }: { user: User }) {
  const { auth } = useFirebase();
  const [dialog, setDialog] = useState<'start' | 'turnOff' | 'renew'>();
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    setDialog(undefined);
  };
  const open = (which: typeof dialog) => () => {
    setDialog(which);
  };
  return (
    <Paper component="section" aria-label={secondStepTexts.title} p="lg">
      <Stack>
        <Title order={2}>{secondStepTexts.title}</Title>
        <Text size="sm" c="dimmed">
          {secondStepTexts.lead}
        </Text>
        <Text size="sm">{user.hasSecondStep ? secondStepTexts.isOn : secondStepTexts.isOff}</Text>
        {codes ? (
          <RecoveryCodes
            codes={codes}
            onKept={() => {
              setCodes(undefined);
            }}
          />
        ) : user.hasSecondStep ? (
          <Group gap="xs">
            <Button variant="default" onClick={open('renew')}>
              {secondStepTexts.renewCodes}
            </Button>
            <Button variant="default" onClick={open('turnOff')}>
              {secondStepTexts.turnOff}
            </Button>
          </Group>
        ) : started ? (
          <Suspense fallback={<RowsLoading rows={4} />}>
            <SetUpSecondStep
              keyText={started.key}
              uri={started.uri}
              onCode={async (code) => {
                const { token, recoveryCodes } = await turnOnSecondStep(auth, { enrolment: started.enrolment, code });
                setCodes(recoveryCodes);
                setStarted(undefined);
                // All sessions have ended; this one continues.
                await signInByToken(auth, token);
              }}
            />
          </Suspense>
        ) : (
          <Button w="max-content" onClick={open('start')}>
            {secondStepTexts.setUp}
          </Button>
        )}
        {dialog === 'start' && <StartDialog onStarted={setStarted} onClose={close} />}
        {dialog === 'renew' && <RenewCodesDialog onRenewed={setCodes} onClose={close} />}
        {dialog === 'turnOff' && <TurnOffDialog onClose={close} />}
      </Stack>
    </Paper>
  );
}
