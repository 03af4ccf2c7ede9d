import { candidateName } from '@portal/domain/candidates/candidate-name';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { PreviewSubject, profilesApi } from '@portal/domain/contracts/profiles-api';
import type { TemplateSide } from '@portal/domain/templates/choose-template';
import type { StaffContext } from '../runtime/route';
import type { Store } from '../store/store';
import { inputOf } from './build-stored-profile';
import { loadProfileSubject } from './profile-subject';

type Call = typeof profilesApi.previewTemplate;

/** Jobs whose candidates are offered, candidates of each, and all that are offered. */
const recentJobs = 6;
const candidatesOfJob = 4;
const maxSubjects = 20;

/**
 * The candidates or jobs that changed last, and the data of one of them: of the wanted one, else of the latest.
 * @throws PortalError `notFound` for a wanted one that is gone.
 */
export async function previewTemplate(
  { organizationId, side, jobId, candidateId }: RequestOf<Call>,
  { store }: StaffContext,
): Promise<AnswerOf<Call>> {
  const subjects = await recentSubjects[side](store, organizationId);
  const shown = jobId || candidateId ? { jobId, candidateId } : (subjects[0] ?? null);
  if (!shown) return { subjects, shown, input: null };
  const subject = await loadProfileSubject(store, { organizationId, ...shown });
  return { subjects, shown: { jobId: shown.jobId, candidateId: shown.candidateId }, input: inputOf(subject, null) };
}

const recentSubjects: Readonly<
  Record<TemplateSide, (store: Store, organizationId: string) => Promise<PreviewSubject[]>>
> = {
  core: async (store, organizationId) => {
    const jobs = await store.jobs.recent(organizationId, recentJobs);
    const found = await Promise.all(
      jobs.map(async ({ id: jobId, jobTitle }) => {
        const candidates = await store.candidates.recentOfJob({ organizationId, jobId }, candidatesOfJob);
        return candidates.map((candidate) => ({
          jobId,
          candidateId: candidate.id,
          name: candidateName(candidate),
          detail: jobTitle,
        }));
      }),
    );
    return found.flat().slice(0, maxSubjects);
  },
  marketing: async (store, organizationId) => {
    const candidates = await store.skillsCandidates.recent(organizationId, maxSubjects);
    return candidates.map(({ id, candidate: { name, occupation } }) => ({
      jobId: '',
      candidateId: id,
      name,
      detail: occupation,
    }));
  },
  job: async (store, organizationId) => {
    const jobs = await store.jobs.recent(organizationId, maxSubjects);
    return jobs.map(({ id, jobTitle, company }) => ({ jobId: id, candidateId: '', name: jobTitle, detail: company }));
  },
};
