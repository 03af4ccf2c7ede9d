import type { ActivityType } from '@portal/domain/events/activity';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { publicLinks } from '@portal/domain/links/public-links';
import { boundedParsing } from '../intake/bounded-parsing';
import { gradeCandidates } from '../intake/grade-candidates';
import { jobForGrading } from '../intake/job-for-grading';
import { jobSourceHash } from '../intake/job-source';
import { freePublicToken, newLinkSecrets } from '../intake/link-secrets';
import { sanitizeDocument } from '../intake/sanitize-document';
import { todayOf } from '../intake/today';
import type { Ports } from '../runtime/ports';

export interface JobWritten {
  organizationId: string;
  jobId: string;
  /** The platform's id of the event; the same when it comes again. */
  eventId: string;
  before: Job | null;
  after: Job | null;
}

type JobPorts = Pick<Ports, 'store' | 'parsing' | 'clock' | 'random' | 'log'>;

/** Candidates that are graded again in one go. */
const pageSize = 50;

/**
 * Keeps what hangs on a job: its public link, what was understood of its description and details, the grades of its
 * candidates, its activities. Idempotent: it goes by the job as it stands now and by its fingerprint.
 */
export async function onJobWritten(event: JobWritten, ports: JobPorts): Promise<void> {
  const { organizationId, jobId } = event;
  const job = await ports.store.jobs.get(organizationId, jobId);
  if (!job) {
    await ports.store.jobs.removeTraces(organizationId, jobId);
    return;
  }
  if (!job.public) await publish(job, ports);
  await recordChanges(event, ports);
  if (isParsingDue(job)) await parse(job, ports);
}

function isParsingDue(job: Job): boolean {
  const isDecided = job.sovren.sovrenParsedStatus === 'parsed' || job.sovren.sovrenParsedStatus === 'failed';
  return !isDecided || job.sovren.sourceHash !== jobSourceHash(job);
}

async function publish(job: Job, ports: JobPorts): Promise<void> {
  const publicToken = await freePublicToken(ports);
  const isPublished = await ports.store.jobs.publish({
    organizationId: job.organizationId,
    jobId: job.id,
    publicToken,
    jobLink: publicLinks.job(publicToken, job.id),
    secrets: newLinkSecrets(ports.random),
  });
  if (!isPublished) ports.log.warn('the id of a job belongs to another organization', { jobId: job.id });
}

async function recordChanges({ organizationId, jobId, eventId, before, after }: JobWritten, ports: JobPorts) {
  if (!before || !after) return;
  const changes: ActivityType[] = [];
  if (before.status !== after.status) changes.push(after.status === jobStatus.open ? 'jobOpened' : 'jobClosed');
  if (jobSourceHash(before) !== jobSourceHash(after)) changes.push('jobUpdated');
  for (const eventType of changes) {
    await ports.store.events.addJobActivity(organizationId, jobId, { eventType }, `${eventType}-${eventId}`);
  }
}

async function parse(job: Job, ports: JobPorts): Promise<void> {
  const { organizationId, id: jobId } = job;
  const sourceHash = jobSourceHash(job);
  if (job.jobDescription.trim() === '') {
    await ports.store.jobs.markUnparsed(organizationId, jobId, sourceHash);
    return;
  }
  let result;
  try {
    result = await ports.parsing.parseJobText(job.jobDescription, { today: todayOf(ports.clock) });
  } catch (error) {
    if (PortalError.from(error).kind !== 'unusableFile') throw error;
    ports.log.warn('job description cannot be parsed', { jobId });
    await ports.store.jobs.markUnparsed(organizationId, jobId, sourceHash);
    return;
  }
  const gradedJob = jobForGrading(result.parsed, job);
  const bounded = boundedParsing(gradedJob, sanitizeDocument(result.html));
  const isSaved = await ports.store.jobs.saveParsing({
    organizationId,
    jobId,
    record: bounded,
    indexed: { ...bounded, fileName: '', fileType: 'txt', sha256: '', size: 0, stagedPath: '' },
    sourceHash,
    engineVersion: result.parsed.engineVersion,
    isCurrent: (current) => jobSourceHash(current) === sourceHash,
  });
  if (isSaved) await gradeAll(job, gradedJob, ports);
}

async function gradeAll(job: Job, gradedJob: ReturnType<typeof jobForGrading>, ports: JobPorts): Promise<void> {
  for (let after = ''; ;) {
    const candidateIds = await ports.store.candidates.idsOfJob(job.organizationId, job.id, { after, max: pageSize });
    await gradeCandidates(ports, { job, gradedJob, candidateIds });
    after = candidateIds.at(-1) ?? '';
    if (candidateIds.length < pageSize) return;
  }
}
