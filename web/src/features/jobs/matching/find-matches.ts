import { candidatesApi, type AddedCandidate } from '@portal/domain/contracts/candidates-api';
import { matchingApi, type CandidateMatch, type MatchingAnswer } from '@portal/domain/contracts/matching-api';
import type { Job } from '@portal/domain/jobs/job';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

type JobKey = Pick<Job, 'organizationId' | 'id'>;
/** The people that were found. */
export type Ranking = Extract<MatchingAnswer, { state: 'ranked' }>;

/**
 * Ranks the organization's candidates against a job. Resumes that are not indexed yet are indexed first, which the
 * server does a few seconds at a time.
 * @param onProgress how far that is.
 * @throws PortalError with the message for the user.
 */
export async function findMatches(
  auth: Auth,
  { organizationId, id }: JobKey,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: { done: number; total: number }) => void },
): Promise<Ranking> {
  for (;;) {
    const request = { organizationId, jobId: id };
    const answer = await callApi(auth, matchingApi.findMatchingCandidates, request, { api: 'app', signal });
    if (answer.state === 'ranked') return answer;
    onProgress(answer);
  }
}

/**
 * Makes a match a candidate of the job, from the stored resume.
 * @param candidateId the id of the new candidate: the same again makes nothing twice.
 * @throws PortalError with the message for the user.
 */
export async function addMatch(
  auth: Auth,
  { organizationId, id }: JobKey,
  { jobId, candidateId: from }: CandidateMatch,
  candidateId: string,
): Promise<AddedCandidate> {
  return await callApi(
    auth,
    candidatesApi.copyCandidate,
    { organizationId, jobId: id, candidateId, from: { jobId, candidateId: from }, onDuplicate: 'ask' },
    { api: 'app' },
  );
}
