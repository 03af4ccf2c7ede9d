import { sessionTexts } from '@portal/domain/texts/session';
import { Anchor, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { RowsLoading } from '../../../components/ui/states';
import { paths } from '../../../config/paths';
import type { PendingStep } from '../../../firebase/sign-in';

/** Loaded by those who need it: most sign-ins are without. */
const SecondStep = lazy(() => import('./second-step'));

/** The second step of a sign-in, with the way back to the first. */
export function PendingStepForm({ step, onSignedIn }: { step: PendingStep; onSignedIn?: () => void }) {
  return (
    <Suspense fallback={<RowsLoading rows={3} />}>
      <Stack gap="md">
        <SecondStep step={step} onSignedIn={onSignedIn} />
        <Anchor href={paths.login.href()} size="sm">
          {sessionTexts.backToSignIn}
        </Anchor>
      </Stack>
    </Suspense>
  );
}
