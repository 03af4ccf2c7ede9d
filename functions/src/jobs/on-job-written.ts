import type { ActivityType } from '@portal/domain/events/activity';
import { isListedAnew } from '@portal/domain/client-connect/listed-job';
import { PortalError } from '@portal/domain/errors/portal-error';
import { changedJobFields } from '@portal/domain/jobs/changed-details';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { publicLinks } from '@portal/domain/links/public-links';
import { jobFieldTexts } from '@portal/domain/texts/jobs';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { Parsed } from '../adapters/parsing-service/parsing-service';
import type { ServicePlace } from '../adapters/parsing-service/parsing-service';
import { limitParsedSize } from '../parsing/limit-parsed-size';
import { jobForGrading } from '../grading/job-for-grading';
import { jobFactsHash, jobSourceHash } from '../grading/job-fingerprint';
import { newPublicToken, newLinkSecrets } from './link-secrets';
import { newGradingRun } from '../grading/new-grading-run';
import { sanitizeHtml } from '../parsing/sanitize-html';
import { todayOf } from '../runtime/today';
import type { Ports } from '../runtime/ports';

export interface JobWritten {
  organizationId: string;
  jobId: string;
  /** The platform's id of the event; the same for a repeated delivery. */
  eventId: string;
  before: Job | null;
  after: Job | null;
}

type JobPorts = Pick<Ports, 'store' | 'parsing' | 'clock' | 'random' | 'log'>;

/**
 * Updates everything that depends on a job: public link, parsed description, grading of candidates, activities. Idempotent:
 * it uses the current job and its fingerprint.
 */
export async function onJobWritten(event: JobWritten, ports: JobPorts): Promise<void> {
  const { organizationId, jobId } = event;
  if (isListedAnew(event.before, event.after)) await ports.store.clientJobs.list(organizationId, jobId);
  if (isProgress(event)) return;
  const job = await ports.store.jobs.get(organizationId, jobId);
  if (!job) {
    await ports.store.jobs.removeTraces(organizationId, jobId);
    await ports.parsing.indexes?.removeDocument(placeOf(organizationId, jobId));
    return;
  }
  if (!job.public) await publish(job, ports);
  await recordChanges(event, ports);
  if (event.before && event.before.status !== job.status)
    await ports.store.clientWaits.refreshJob(organizationId, jobId);
  if (event.before && event.before.jobTitle !== job.jobTitle)
    await ports.store.agencyPeople.renameJob(organizationId, jobId, job.jobTitle);
  if (isGradingStale(job)) await updateGrading(job, ports);
}

/** Most writes only update candidate counts or grading progress, which nothing depends on. */
function isProgress({ before, after }: JobWritten): boolean {
  if (!before?.public || !after?.public || isGradingStale(after)) return false;
  return before.status === after.status && changedJobFields(before, after).length === 0;
}

/** Also stale: jobs parsed before the engine suggested must-haves. */
function isGradingStale({ sovren, ...job }: Job): boolean {
  if (sovren.sourceHash !== jobSourceHash(job)) return true;
  if (sovren.sovrenParsedStatus === 'parsed') return sovren.suggestedMustHaves === null;
  return sovren.sovrenParsedStatus !== 'failed';
}

async function publish(job: Job, ports: JobPorts): Promise<void> {
  const publicToken = await newPublicToken(ports);
  const isPublished = await ports.store.jobs.publish({
    organizationId: job.organizationId,
    jobId: job.id,
    publicToken,
    jobLink: publicLinks.job(publicToken, job.id),
    secrets: newLinkSecrets(ports.random),
    actorName: await nameOf(job.createdBy, ports),
  });
  if (!isPublished) ports.log.warn('the id of a job belongs to another organization', { jobId: job.id });
}

/** Records activities of the job. Each change carries its author, which the rules check. */
async function recordChanges({ organizationId, jobId, eventId, before, after }: JobWritten, ports: JobPorts) {
  if (!before || !after) return;
  const fields = changedJobFields(before, after);
  const changes: { eventType: ActivityType; data?: { detail: string } }[] = [];
  if (before.status !== after.status) {
    changes.push({ eventType: after.status === jobStatus.open ? 'jobOpened' : 'jobClosed' });
  }
  if (fields.length > 0) {
    changes.push({ eventType: 'jobUpdated', data: { detail: fields.map((field) => jobFieldTexts[field]).join(', ') } });
  }
  if (changes.length === 0) return;
  const userId = after.changedBy;
  const actorName = await nameOf(userId, ports);
  for (const change of changes) {
    const id = `${change.eventType}-${eventId}`;
    await ports.store.events.addJobActivity(organizationId, jobId, { ...change, userId, actorName }, id);
  }
}

async function nameOf(uid: string, { store }: JobPorts): Promise<string> {
  return uid === '' ? '' : ((await store.users.get(uid))?.displayName ?? '');
}

/** Reweighs when only weights have changed; else parses the job anew and grades all its candidates. */
async function updateGrading(job: Job, ports: JobPorts): Promise<void> {
  if (!isUnderstood(job.sovren, jobFactsHash(job))) {
    await parseAndGrade(job, ports);
    return;
  }
  const { organizationId, id: jobId } = job;
  const sourceHash = jobSourceHash(job);
  const run = await newGradingRun(job, 'reweigh', job.sovren.engineVersion, ports);
  const isCurrent = (current: Job) => jobSourceHash(current) === sourceHash;
  await ports.store.jobs.startReweighing({ organizationId, jobId, sourceHash, run, isCurrent });
}

async function parseAndGrade(job: Job, ports: JobPorts): Promise<void> {
  const { organizationId, id: jobId } = job;
  const sourceHash = jobSourceHash(job);
  const result = await parsedDescription(job, ports);
  if (!result) {
    await ports.store.jobs.markUnparsed(organizationId, jobId, sourceHash);
    return;
  }
  const gradedJob = jobForGrading(result.parsed, job);
  const bounded = limitParsedSize(gradedJob, sanitizeHtml(result.html));
  const { engineVersion } = result.parsed;
  await ports.parsing.indexes?.putJob(placeOf(organizationId, jobId), gradedJob);
  await ports.store.jobs.saveParsing({
    organizationId,
    jobId,
    record: bounded,
    indexed: { ...bounded, fileName: '', fileType: 'txt', sha256: '', size: 0, stagedPath: '' },
    sourceHash,
    factsHash: jobFactsHash(job),
    suggestedWeights: await ports.parsing.suggestWeights(gradedJob),
    suggestedMustHaves: await ports.parsing.suggestMustHaves(gradedJob),
    engineVersion,
    run: await newGradingRun(job, 'grade', engineVersion, ports),
    isCurrent: (current) => jobSourceHash(current) === sourceHash,
  });
}

/**
 * Whether the facts that grading uses are the same as when last parsed. False after a failed parsing, so that restoring the
 * earlier description parses it again.
 */
function isUnderstood(sovren: Job['sovren'], factsHash: string): boolean {
  return sovren.sovrenParsedStatus === 'parsed' && sovren.suggestedMustHaves !== null && sovren.factsHash === factsHash;
}

/** Location of a job in the index of a remote parsing service. */
function placeOf(organizationId: string, jobId: string): ServicePlace {
  return { indexId: parserIndexIds.jobs(organizationId), documentId: jobId };
}

/** The parsed description; null when it is empty. */
async function parsedDescription(job: Job, ports: JobPorts): Promise<Parsed<ParsedJob> | null> {
  if (job.jobDescription.trim() === '') return null;
  try {
    return await ports.parsing.parseJobText(job.jobDescription, { today: todayOf(ports.clock) });
  } catch (error) {
    if (PortalError.from(error).kind !== 'unusableFile') throw error;
    ports.log.warn('job description cannot be parsed', { jobId: job.id });
    return null;
  }
}
