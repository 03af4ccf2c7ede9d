import { isJobInClientConnect, mayClientSeeJob } from '@portal/domain/client-connect/client-jobs';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import type { Job } from '@portal/domain/jobs/job';
import { isDocumentId } from '@portal/domain/paths/document-id';
import type { Store } from '../store/store';
import { openPlacesOf, type OpenPlace } from './client-place';

/** A job that a client contact sees, with the candidates that are shown. */
export interface VisibleJob {
  job: Job;
  shown: JobCandidate[];
}

type JobStore = Pick<Store, 'jobs' | 'clientJobs'>;

/** The jobs of an open access, the newest first. */
export async function visibleJobs(store: JobStore, place: OpenPlace): Promise<VisibleJob[]> {
  const { contact, access, organization } = place;
  const viewer = { level: access.level, contact };
  const found = await Promise.all([
    store.clientJobs.ofContact(organization.id, contact.email),
    store.jobs.getAll(organization.id, contact.sharedJobsId.filter(isDocumentId)),
    access.level === 'allJobs' ? store.clientJobs.ofCompany(organization.id, contact.companyName) : [],
  ]);
  const jobs = [...new Map(found.flat().map((job) => [job.id, job])).values()];
  const seen = jobs.filter((job) => mayClientSeeJob(job, viewer));
  const withShown = await Promise.all(
    seen.map(async (job) => ({ job, shown: await store.clientJobs.shownCandidates(organization.id, job.id) })),
  );
  return withShown
    .filter(({ job, shown }) => isJobInClientConnect(job, shown.length))
    .sort((a, b) => (b.job.createdAt?.toMillis() ?? 0) - (a.job.createdAt?.toMillis() ?? 0));
}

/** A job of an open access; null for one that the contact may not see, as for one that does not exist. */
export async function visibleJob(store: JobStore, place: OpenPlace, jobId: string): Promise<VisibleJob | null> {
  const { contact, access, organization } = place;
  const job = await store.jobs.get(organization.id, jobId);
  if (!job || !mayClientSeeJob(job, { level: access.level, contact })) return null;
  const shown = await store.clientJobs.shownCandidates(organization.id, jobId);
  return isJobInClientConnect(job, shown.length) ? { job, shown } : null;
}

/** The job, seen through any open access of an email at its organization; null when no access shows it. */
export async function jobVisibleTo(
  store: JobStore & Parameters<typeof openPlacesOf>[0],
  email: string,
  { organizationId, id }: Pick<Job, 'organizationId' | 'id'>,
): Promise<(VisibleJob & { place: OpenPlace }) | null> {
  const places = (await openPlacesOf(store, email)).filter(({ organization }) => organization.id === organizationId);
  for (const place of places) {
    const found = await visibleJob(store, place, id);
    if (found) return { ...found, place };
  }
  return null;
}
