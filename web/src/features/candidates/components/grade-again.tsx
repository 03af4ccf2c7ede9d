import { parsingApi } from '@portal/domain/contracts/parsing-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import type { CandidateKey } from '../data/use-candidate';

/** Grades the resume once more, for the job as it stands now. */
export function GradeAgain({ candidateKey: { organizationId, jobId, candidateId } }: { candidateKey: CandidateKey }) {
  const { auth } = useFirebase();
  const [isGrading, setGrading] = useState(false);
  const grade = async () => {
    setGrading(true);
    try {
      await callApi(
        auth,
        parsingApi.gradeResumeById,
        {
          documentId: jobId,
          jobIndexId: parserIndexIds.jobs(organizationId),
          IndexIdsToSearchInto: [parserIndexIds.resumes(organizationId)],
          FilterCriteria: { DocumentIds: [candidateId] },
        },
        { api: 'admin' },
      );
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
