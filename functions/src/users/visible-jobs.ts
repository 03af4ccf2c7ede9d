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

/** Jobs of a page of a list. */
const jobsOfPage = 200;

/**
 * A page of the listed jobs of an open access, open or closed ones, the newest first.
 * @param wanted.after the last job of the page before; `''` for the first page.
 * @returns the page, which may have fewer jobs than there are places, and the `after` of the next one; `''` on the last page.
 */
export async function listedJobs(
  store: Pick<Store, 'clientJobs'> & PlaceStore,
  place: OpenPlace,
  { isClosed, after: afterId }: { isClosed: boolean; after: string },
): Promise<{ jobs: ListedJob[]; next: string }> {
  const { organization, contact, access } = place;
  const { clientJobs } = store;
  const [after = null] = afterId === '' ? [] : await clientJobs.listedOf(organization.id, [afterId]);
  // A job that has left the lists ends the page that it began: the list begins anew.
  if (afterId !== '' && !after) return await listedJobs(store, place, { isClosed, after: '' });
  // One more than is shown tells whether there is another page.
  const wanted = { isClosed, after, max: jobsOfPage + 1 };
  const [shared, ...own] = await Promise.all([
    clientJobs.listedOf(organization.id, contact.sharedJobsId.filter(isDocumentId)),
    clientJobs.ofContact(organization.id, contact.email, wanted),
    access.level === 'allJobs' ? clientJobs.ofCompany(organization.id, contact.companyName, wanted) : [],
  ]);
  const sharedHere = shared.filter((job) => job.isClosed === isClosed && (!after || compareNewest(after, job) < 0));
  const all = new Map([...sharedHere, ...own.flat()].map((job) => [job.id, job]));
  const found = [...all.values()].sort(compareNewest);
  const page = found.slice(0, jobsOfPage);
  const seen = page.filter((job) => mayClientSeeJob(job, { level: access.level, contact }));
  return {
    jobs: await ofPlace(store, place, seen),
    next: found.length > page.length ? (page.at(-1)?.id ?? '') : '',
  };
}

/** The order of the lists: by time, and by id where that is the same. */
function compareNewest(one: Pick<ListedJob, 'id' | 'createdAt'>, other: typeof one): number {
  const [a, b] = [one.createdAt, other.createdAt].map((at) => at?.valueOf() ?? '');
  return a === b ? (one.id < other.id ? 1 : -1) : (a ?? '') < (b ?? '') ? 1 : -1;
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
