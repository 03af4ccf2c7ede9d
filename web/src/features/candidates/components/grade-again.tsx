import { PortalError } from '@portal/domain/errors/portal-error';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useFirebase } from '../../../firebase/firebase-context';
import { gradeCandidate } from '../data/grade-candidate';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/** Grades the resume once more, for the job as it stands now. */
export function GradeAgain({ candidateKey }: { candidateKey: CandidateKey }) {
  const { auth } = useFirebase();
  const [isGrading, setGrading] = useState(false);
  const grade = async () => {
    setGrading(true);
    try {
      await gradeCandidate(auth, candidateKey);
      notifications.show({ message: scoreTexts.graded });
    } catch (error) {
      notifications.show({ color: 'red', message: PortalError.from(error).userMessage });
    } finally {
      setGrading(false);
    }
  };
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconRefresh size={14} aria-hidden />}
      loading={isGrading}
      onClick={() => void grade()}
    >
      {scoreTexts.gradeAgain}
    </Button>
  );
}
