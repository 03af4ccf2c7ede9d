import { boolean, string } from 'yup';
import { hasWithdrawn } from '../candidates/agreement';
import type { JobCandidate } from '../candidates/job-candidate';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { jobInClientConnectSchema, jobStatus, type Job } from '../jobs/job';
import { companyKey, isJobInClientConnect } from './client-jobs';

/** The most candidates of a job that are shown. */
export const maxShownCandidates = 200;

/** What a list says of a candidate who is shown: the status as the client reads it, and since when it is. */
const shownCandidateSchema = record({
  detail: string().default(''),
  client: boolean().default(false),
  accountManager: boolean().default(false),
  since: timestamp(),
});
export type ShownCandidate = Model<typeof shownCandidateSchema>;

/**
 * A job in the lists of clients, `organizations/{organizationId}/clientJobs/{jobId}`: what the list reads, so that it reads no
 * candidates. It exists as long as the job is listed for anybody. Only functions read and write it.
 */
export const listedJobSchema = record({
  id: string().required(),
  organizationId: string().required(),
  jobTitle: string().default(''),
  isClosed: boolean().default(false),
  /** The fields of the job that decide who sees it. */
  company: string().default(''),
  contact: record({ email: string().default('') }),
  clientConnect: jobInClientConnectSchema,
  /** The company and the contact's email as queries compare them. */
  companyKey: string().default(''),
  contactEmail: string().default(''),
  accountManagerId: string().default(''),
  recruiterId: string().default(''),
  createdBy: string().default(''),
  createdAt: timestamp(),
  shown: list(shownCandidateSchema, maxShownCandidates),
});
export type ListedJob = Model<typeof listedJobSchema>;

/** Whether clients who see the job may see the candidate. */
export function isShownToClients(
  candidate: Pick<JobCandidate, 'submissionStatus' | 'isDeleted' | 'agreement'>,
): boolean {
  return candidate.submissionStatus.portal && !candidate.isDeleted && !hasWithdrawn(candidate);
}

/** What a list says of a candidate. */
export function shownCandidateOf({ submissionStatus, createdAt }: JobCandidate): ShownCandidate {
  const { detail, client, accountManager, shownAt, submittedDate } = submissionStatus;
  return { detail, client, accountManager, since: shownAt ?? submittedDate ?? createdAt };
}

/**
 * The job as lists of clients have it; null for one that no client has in a list.
 * @param shown the candidates of the job for whom {@link isShownToClients} holds.
 */
export function listedJobOf(job: Job, shown: readonly JobCandidate[]): ListedJob | null {
  return isJobInClientConnect(job, shown.length) ? withShown(job, shown) : null;
}

/** A job that a client sees, as lists have it. */
export function withShown(job: Job, shown: readonly JobCandidate[]): ListedJob {
  return { ...factsOf(job), shown: shown.map(shownCandidateOf) };
}

function factsOf(job: Job): Omit<ListedJob, 'shown'> {
  const { id, organizationId, jobTitle, company, accountManagerId, recruiterId, createdBy, createdAt } = job;
  return {
    ...{ id, organizationId, jobTitle, company, accountManagerId, recruiterId, createdBy, createdAt },
    isClosed: job.status === jobStatus.closed,
    contact: { email: job.contact.email },
    clientConnect: jobInClientConnectSchema.cast(job.clientConnect ?? {}),
    companyKey: companyKey(company),
    contactEmail: job.contact.email.trim().toLowerCase(),
  };
}

/** Whether a change of the job changes what lists of clients say of it. */
export function isListedAnew(before: Job | null, after: Job | null): boolean {
  const facts = (job: Job | null) => job && JSON.stringify(factsOf(job));
  return facts(before) !== facts(after);
}

/** Whether a change of a candidate changes what lists of clients say of the job. */
export function isShownAnew(before: JobCandidate | null, after: JobCandidate | null): boolean {
  const facts = (candidate: JobCandidate | null) =>
    candidate && isShownToClients(candidate) ? JSON.stringify(shownCandidateOf(candidate)) : '';
  return facts(before) !== facts(after);
}
