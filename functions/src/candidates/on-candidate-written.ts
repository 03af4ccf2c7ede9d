import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { isKeptFromClient } from '@portal/domain/candidates/kept-from-client';
import { isShownAnew } from '@portal/domain/client-connect/listed-job';
import type { Job } from '@portal/domain/jobs/job';
import { queueNotice, recordOfCandidate } from './queue-notice';
import { updateResumeIndex, removeFromResumeIndex } from './update-resume-index';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import { addSubmissionStatus } from '../projections/submission-status-note';
import { isListedSame, personIdOf } from '../store/agency-people';
import type { Ports } from '../runtime/ports';
import { raiseCandidateEvents } from '../webhooks/raise-event';

export interface CandidateWritten {
  organizationId: string;
  jobId: string;
  candidateId: string;
  /** The same for an event that arrives twice. */
  eventId: string;
  /** Null when it did not or does not exist. */
  before: JobCandidate | null;
  after: JobCandidate | null;
}

/** Updates everything that depends on a candidate: the job's summary, its grade, and the cleanup after a deletion. Idempotent. */
export async function onCandidateWritten(
  { organizationId, jobId, candidateId, eventId, before, after }: CandidateWritten,
  ports: Pick<Ports, 'store' | 'parsing' | 'clock'>,
): Promise<void> {
  if (await changesSummary(before, after, () => ports.store.jobs.get(organizationId, jobId))) {
    await ports.store.jobs.summarizeCandidates(organizationId, jobId);
  }
  if (isShownAnew(before, after)) await ports.store.clientJobs.list(organizationId, jobId);
  await listPerson({ organizationId, jobId, candidateId }, before, after, ports);
  if (!after) {
    await removeFromResumeIndex(ports, organizationId, { jobId, candidateId });
    await ports.store.candidates.removeTraces({ organizationId, jobId, candidateId });
    await ports.store.clientWaits.remove({ organizationId, candidateId });
    return;
  }
  if (before && isKeptFromClient(before) !== isKeptFromClient(after)) {
    await ports.store.clientWaits.refresh({ organizationId, jobId, candidateId });
  }
  await raiseCandidateEvents(ports, { eventId, before, after });
  await queueNotice(before && recordOfCandidate(before), recordOfCandidate(after), ports);
  if (before && hasNewStatus(before, after)) await noteStatus({ organizationId, jobId, candidateId, eventId }, ports);
  // The score is waited for, and neither of the two may stop the other.
  try {
    await gradeUngraded(after, ports);
  } finally {
    if (isFiledAnew(before, after)) await updateResumeIndex(ports, organizationId, [after]);
  }
}

/** Updates the agency's list of people. */
async function listPerson(
  key: CandidateKey,
  before: JobCandidate | null,
  after: JobCandidate | null,
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (isListedSame(before, after)) return;
  const candidates = [before, after].filter((candidate) => candidate !== null);
  await store.agencyPeople.update(key, candidates.map(personIdOf));
}

/** Grades a candidate without a score. A job that is not parsed yet grades its candidates after its parsing. */
async function gradeUngraded(
  { id, organizationId, jobId, isDeleted, sovren }: JobCandidate,
  ports: Pick<Ports, 'store' | 'parsing' | 'clock'>,
): Promise<void> {
  if (isDeleted || sovren.weightedScore !== null || sovren.sovrenParsedStatus !== 'parsed') return;
  const job = await ports.store.jobs.get(organizationId, jobId);
  if (job?.sovren.sovrenParsedStatus !== 'parsed') return;
  const gradedJob = await gradedJobOf(ports, job);
  if (gradedJob) await gradeCandidates(ports, { job, gradedJob, candidateIds: [id] });
}

/** Whether the ATS may have to know: steps of people whom it does not know are the portal's own. */
function hasNewStatus(
  { submissionStatus: old }: JobCandidate,
  { submissionStatus: now, ...after }: JobCandidate,
): boolean {
  if (after.candidateBHId === '' || after.isDeleted) return false;
  return (['detail', 'client', 'accountManager'] as const).some((field) => old[field] !== now[field]);
}

async function noteStatus(
  { eventId, ...key }: Pick<CandidateWritten, 'organizationId' | 'jobId' | 'candidateId' | 'eventId'>,
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  const [candidate, job, organization] = await Promise.all([
    store.candidates.get(key),
    store.jobs.get(key.organizationId, key.jobId),
    store.organizations.get(key.organizationId),
  ]);
  if (candidate && job && organization) {
    await addSubmissionStatus(store, { candidate, job, organization }, `status-${eventId}`);
  }
}

/** Whether what the job says of its candidates may have changed. Most new grades are below the best and change nothing. */
async function changesSummary(
  before: JobCandidate | null,
  after: JobCandidate | null,
  readJob: () => Promise<Job | null>,
): Promise<boolean> {
  const [old, now] = [before, after].map((candidate) => (candidate?.isDeleted ? null : candidate));
  if (!old || !now) return Boolean(old) !== Boolean(now);
  if (old.analytics.newLatestActivities > 0 !== now.analytics.newLatestActivities > 0) return true;
  const [oldScore, newScore] = [old.sovren.weightedScore, now.sovren.weightedScore];
  if (oldScore === newScore) return false;
  const best = (await readJob())?.bestScore ?? null;
  return best === null || (oldScore ?? -1) >= best || (newScore ?? -1) > best;
}

/** Whether the indexed fields have changed. Corrections update the index themselves. */
function isFiledAnew(before: JobCandidate | null, after: JobCandidate): boolean {
  return (
    before?.isDeleted !== after.isDeleted ||
    before.email !== after.email ||
    before.resume?.sha256 !== after.resume?.sha256 ||
    before.sovren.sovrenParsedStatus !== after.sovren.sovrenParsedStatus
  );
}
