import { parsingApi } from '@portal/domain/contracts/parsing-api';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { PortalError } from '@portal/domain/errors/portal-error';
import { scoreTexts } from '@portal/domain/texts/highlights';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';
import type { CandidateKey } from '@portal/domain/candidates/candidate-key';

/**
 * Grades a candidate's resume for the current job.
 * @returns the raw score.
 * @throws PortalError with the message for the user, also when the engine returns no grade.
 */
export async function gradeCandidate(
  auth: Auth,
  { organizationId, jobId, candidateId }: CandidateKey,
): Promise<number> {
  const { Value } = await callApi(
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
  const grade = Value.Grades[candidateId];
  if (!grade) throw new PortalError('unusableFile', { userMessage: scoreTexts.failed });
  return grade.weightedScore;
}
