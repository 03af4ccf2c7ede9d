import { jobStatus, type Job } from '../jobs/job';
import type { Contact } from '../contacts/contact';
import type { AccessLevel } from './portal-access';

/** Who looks: the contact, and how far the access goes. */
export interface ClientViewer {
  level: AccessLevel;
  contact: Pick<Contact, 'id' | 'email' | 'companyName' | 'sharedJobsId'>;
}
type SeenJob = Pick<Job, 'id' | 'company' | 'clientConnect'> & { contact: Pick<Job['contact'], 'email'> };

/** A company's name as it is compared: names are typed by hand and imported, so case and spaces do not count. */
export function companyKey(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Whether both are the same company; no name is no company. */
export function isSameCompany(a: string, b: string): boolean {
  return companyKey(a) !== '' && companyKey(a) === companyKey(b);
}

/** Whether the contact is the one that the job names. */
export function isOwnJob(job: Pick<SeenJob, 'contact'>, contact: Pick<Contact, 'email'>): boolean {
  return contact.email !== '' && job.contact.email.trim().toLowerCase() === contact.email;
}

/**
 * Whether a job may be shown to a contact: the contact's own, one that was shared with them, or, with access to all jobs,
 * one of their company. A job that staff have hidden is shown to nobody.
 */
export function mayClientSeeJob(job: SeenJob, { level, contact }: ClientViewer): boolean {
  if (level === 'off' || job.clientConnect?.visibility === 'hidden') return false;
  if (isOwnJob(job, contact) || contact.sharedJobsId.includes(job.id)) return true;
  return level === 'allJobs' && isSameCompany(job.company, contact.companyName);
}

/**
 * Whether a job that a contact may see is listed: with a candidate who is shown, when staff show it by hand, and when the
 * contact's company has added it.
 */
export function isJobInClientConnect(job: Pick<Job, 'clientConnect'>, shownCandidates: number): boolean {
  const { visibility = 'auto', addedByContactId = '' } = job.clientConnect ?? {};
  if (visibility === 'hidden') return false;
  return visibility === 'shown' || addedByContactId !== '' || shownCandidates > 0;
}

/** Whether a decision of a client still counts: not after the job was closed. */
export function mayClientDecide(job: Pick<Job, 'status'>): boolean {
  return job.status === jobStatus.open;
}
