import {
  isJobInClientConnect,
  isOwnJob,
  isSameCompany,
  mayClientSeeJob,
} from '@portal/domain/client-connect/client-jobs';
import type { ListedJob } from '@portal/domain/client-connect/listed-job';
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

type PlaceStore = Parameters<typeof openPlacesOf>[0];
type JobStore = Pick<Store, 'jobs' | 'clientJobs'> & PlaceStore;

/** The listed jobs of an open access, open or closed ones, the newest first; and whether there are others. */
export async function listedJobs(
  store: Pick<Store, 'clientJobs'> & PlaceStore,
  place: OpenPlace,
  isClosed: boolean,
): Promise<{ jobs: ListedJob[]; hasOthers: boolean }> {
  const { organization, contact } = place;
  const { clientJobs } = store;
  const shared = await clientJobs.listedOf(organization.id, contact.sharedJobsId.filter(isDocumentId));
  const seen = async (wanted: { isClosed: boolean; max?: number }) =>
    [...shared.filter((job) => job.isClosed === wanted.isClosed), ...(await ownJobs(clientJobs, place, wanted))].filter(
      (job) => mayClientSeeJob(job, { level: place.access.level, contact }),
    );
  const [found, others] = await Promise.all([seen({ isClosed }), seen({ isClosed: !isClosed, max: 1 })]);
  const jobs = await ofPlace(store, place, [...new Map(found.map((job) => [job.id, job])).values()]);
  return {
    jobs: jobs.sort((a, b) => (b.createdAt?.toMillis() ?? 0) - (a.createdAt?.toMillis() ?? 0)),
    hasOthers: (await ofPlace(store, place, others)).length > 0,
  };
}

/**
 * Leaves out jobs of another access that the person has at the organization: an own job belongs to the company that it names,
 * if the person has an access for that one.
 */
async function ofPlace<SeenJob extends Pick<ListedJob, 'id' | 'company' | 'contact'>>(
  store: PlaceStore,
  { organization, contact }: OpenPlace,
  jobs: readonly SeenJob[],
): Promise<SeenJob[]> {
  const isOfOther = (job: SeenJob) =>
    isOwnJob(job, contact) &&
    !contact.sharedJobsId.includes(job.id) &&
    !isSameCompany(job.company, contact.companyName);
  if (!jobs.some(isOfOther)) return [...jobs];
  const places = (await openPlacesOf(store, contact.email)).filter(
    (place) => place.organization.id === organization.id,
  );
  return jobs.filter(
    (job) => !isOfOther(job) || !places.some((place) => isSameCompany(place.contact.companyName, job.company)),
  );
}

/** The listed jobs that name the contact, and with access to all jobs those of the company. */
async function ownJobs(
  clientJobs: Store['clientJobs'],
  { organization, contact, access }: OpenPlace,
  wanted: { isClosed: boolean; max?: number },
): Promise<ListedJob[]> {
  const found = await Promise.all([
    clientJobs.ofContact(organization.id, contact.email, wanted),
    access.level === 'allJobs' ? clientJobs.ofCompany(organization.id, contact.companyName, wanted) : [],
  ]);
  return found.flat();
}

/** A job of an open access; null for one that the contact may not see, as for one that does not exist. */
export async function visibleJob(store: JobStore, place: OpenPlace, jobId: string): Promise<VisibleJob | null> {
  const { contact, access, organization } = place;
  const job = await store.jobs.get(organization.id, jobId);
  if (!job || !mayClientSeeJob(job, { level: access.level, contact })) return null;
  if ((await ofPlace(store, place, [job])).length === 0) return null;
  const shown = await store.clientJobs.shownCandidates(organization.id, jobId);
  return isJobInClientConnect(job, shown.length) ? { job, shown } : null;
}

/** The job, seen through any open access of an email at its organization; null when no access shows it. */
export async function jobVisibleTo(
  store: JobStore,
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
