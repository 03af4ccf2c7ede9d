import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { CandidateMatch, matchingApi } from '@portal/domain/contracts/matching-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { candidateTexts } from '@portal/domain/texts/candidates';
import { gradedJobOf } from '../grading/grade-candidates';
import type { StaffContext } from '../runtime/route';
import { completeIndex } from './complete-index';
import { listEvidence } from './list-evidence';
import { gradeFoundResumes } from './grade-found-resumes';
import { groupPeople, marksOf, type GradedPerson } from './group-people';
import { rankBySharedTerms } from './rank-by-shared-terms';

type Call = typeof matchingApi.findMatchingCandidates;

/** Maximum number of resumes to grade. */
const maxGraded = 300;
const maxMatches = 50;
/** Maximum number of people to check for being candidates of the job already. */
const maxLookedUp = 120;

/**
 * Ranks the candidates of an organization against a job: the inverted index selects the resumes with the most terms in
 * common, the engine grades those. Reads a few hundred documents at most, regardless of the number of candidates.
 * @throws PortalError `notFound` for an unknown job, `conflict` while its description is not parsed.
 */
export async function findMatchingCandidates(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { store } = context;
  const job = await store.jobs.get(input.organizationId, input.jobId);
  if (!job) throw new PortalError('notFound');
  const gradedJob = await gradedJobOf(context, job);
  if (!gradedJob) throw new PortalError('conflict', { userMessage: candidateTexts.parseJobFirst });
  const index = await completeIndex(context, job.organizationId);
  if (index.state === 'building') return { state: 'indexing', done: index.done, total: index.total };

  const { queryTermsOfJob } = await import('@portal/matching/grading/index-terms');
  const terms = queryTermsOfJob(gradedJob);
  const postings = await store.resumeIndex.postings(
    job.organizationId,
    terms.map(({ term }) => term),
  );
  const places = rankBySharedTerms(terms, postings, { max: maxGraded, isLeftOut: ({ jobId }) => jobId === job.id });
  const graded = await gradeFoundResumes(context, { job, gradedJob, places });
  const people = groupPeople(graded).slice(0, maxLookedUp);
  const inJob = await store.candidates.marksInJob(
    { organizationId: job.organizationId, jobId: job.id },
    people.map(({ filed }) => filed),
  );
  const others = people.filter(({ filed }) => !marksOf(filed).some((mark) => inJob.has(mark)));
  return {
    state: 'ranked',
    matches: await describe(context, job.organizationId, others.slice(0, maxMatches)),
    graded: graded.length,
    alreadyInJob: people.length - others.length,
  };
}

/** Names and jobs of the candidates to show, without deleted ones. */
async function describe(
  { store }: Pick<StaffContext, 'store'>,
  organizationId: string,
  people: readonly GradedPerson[],
): Promise<CandidateMatch[]> {
  const jobIds = [...new Set(people.map(({ filed }) => filed.jobId))];
  const jobs = new Map(
    await Promise.all(jobIds.map(async (id) => [id, await store.jobs.get(organizationId, id)] as const)),
  );
  const described = await Promise.all(
    people.map(async ({ filed, grade, resumes }): Promise<CandidateMatch | null> => {
      const { jobId, candidateId } = filed;
      const candidate = await store.candidates.get({ organizationId, jobId, candidateId });
      if (!candidate || candidate.isDeleted) return null;
      const { occupation, address } = candidate;
      return {
        candidateId,
        jobId,
        jobTitle: jobs.get(jobId)?.jobTitle ?? '',
        fullName: candidateName(candidate),
        occupation,
        city: address.city,
        state: address.state,
        resumes,
        ...listEvidence(grade),
      };
    }),
  );
  return described.flatMap((match) => match ?? []);
}
