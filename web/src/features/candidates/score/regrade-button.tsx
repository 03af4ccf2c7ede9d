import { PortalError } from '@portal/domain/errors/portal-error';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { BusyButton } from '../../../components/ui/busy-button';
import { useFirebase } from '../../../firebase/firebase-context';
import { gradeCandidate } from './grade-candidate';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** Grades the resume again for the current job. */
export function RegradeButton({ candidateKey }: { candidateKey: CandidateKey }) {
  const { auth } = useFirebase();
  const grade = async () => {
    try {
      await gradeCandidate(auth, candidateKey);
      notifications.show({ message: scoreTexts.graded });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    }
  };
  return (
    <BusyButton variant="subtle" size="compact-sm" leftSection={<IconRefresh size={14} aria-hidden />} onClick={grade}>
      {scoreTexts.gradeAgain}
    </BusyButton>
  );
}
