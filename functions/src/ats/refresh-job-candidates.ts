import { createHmac } from 'node:crypto';
import type { ImportedCandidateDetails } from '@portal/domain/ats/ats-records';
import { resumeTextOf } from '@portal/domain/ats/resume-text';
import { statusFromAts, statusInAts } from '@portal/domain/ats/status-mapping';
import { submissionStatusText } from '@portal/domain/ats/submission-status-text';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { submissionStatusSchema } from '@portal/domain/candidates/submission-status';
import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import type { BullhornSettings } from '@portal/domain/organizations/bullhorn-settings';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { AtsMarketingCandidate } from '../adapters/ats/applicant-tracking';
import { withoutErased } from '../candidates/erased-people';
import { restrictedAmong } from '../candidates/restricted-people';
import { createCandidate } from '../candidates/create-candidate';
import { parseAndStoreResume } from '../parsing/parse-and-store-resume';
import { toPlainText } from '../projections/rich-text';
import type { StaffContext } from '../runtime/route';
import { inAtsSession } from './ats-session';
import { findAtsJob } from './find-ats-records';

/** New candidates of one call: each resume is fetched and parsed. */
const maxAdded = 10;

/**
 * Imports candidates of a job: known ones get the details that have changed in the ATS, others are added with their resume.
 * Without ids all candidates who are submitted to the job there are imported, and those whose submission was deleted there
 * are removed; with a filter, only those with its statuses are added. A call adds only some; the caller repeats it while
 * candidates remain.
 * @throws PortalError `notFound` when the job is not of the ATS; as `inAtsSession`.
 */
export async function refreshJobCandidates(
  { orgId, jobId, candidateEntityIds }: RequestOf<typeof middlewareApi.refreshJobCandidates>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.refreshJobCandidates>> {
  const { store } = context;
  const [{ id: atsJobId }, job, organization, integration] = await Promise.all([
    findAtsJob(orgId, jobId, context),
    store.jobs.get(orgId, jobId),
    store.organizations.get(orgId),
    store.integrations.get(orgId),
  ]);
  if (!job || !organization || !integration) throw new PortalError('notFound');
  const submitted = await inAtsSession(context, orgId, (ats, session) => ats.submittedTo(session, atsJobId));
  const statuses = new Map(submitted.map(({ candidateId, status }) => [candidateId, status]));
  const ids = candidateEntityIds.length > 0 ? [...new Set(candidateEntityIds)] : [...statuses.keys()];
  const records = await store.atsCandidates.ofJob(orgId, jobId);
  const known = new Map(records.map(({ id, candidateId }) => [id, candidateId]));
  // Who is named by a user is imported with any status.
  const isWanted = candidateEntityIds.length > 0 ? () => true : importFilter(organization.integration.bullhorn);
  const fresh = job.status === jobStatus.open ? ids.filter((id) => !known.has(id) && isWanted(statuses.get(id))) : [];
  const wanted = [...ids.filter((id) => known.has(id)), ...fresh.slice(0, maxAdded)];
  const found = await inAtsSession(context, orgId, (ats, session) =>
    ats.candidates(session, { ids: wanted, extraFields: [] }),
  );
  const { statusMappings } = integration;
  const { jobSubmission } = organization.integration.bullhorn;
  let [refreshed, added] = [0, 0];
  // Without a status the candidate was named by a user and never submitted there.
  const gone = candidateEntityIds.length > 0 ? [] : records.filter(({ id, status }) => status && !statuses.has(id));
  for (const { candidateId } of gone) {
    const key = { organizationId: orgId, jobId, candidateId };
    if (await store.atsCandidates.removeGone(key, context.clock.now())) refreshed += 1;
  }
  const identifiersOf = ({ id, record }: (typeof found)[number]) => ({ atsId: id, email: record.candidate.email });
  const isRestricted = await restrictedAmong(context, orgId, found.map(identifiersOf));
  const welcome = (await withoutErased(context, orgId, found, identifiersOf)).filter(
    (one) => !isRestricted(identifiersOf(one)),
  );
  for (const candidate of welcome.filter(({ isDeleted }) => !isDeleted)) {
    const candidateId = known.get(candidate.id);
    const status = statuses.get(candidate.id) ?? '';
    const detail = statusFromAts(status, statusMappings);
    if (candidateId === undefined) {
      added += (await addCandidate(context, job, candidate, { status, detail })) ? 1 : 0;
      continue;
    }
    const key = { organizationId: orgId, jobId, candidateId };
    const isSame = (stored: JobCandidate) =>
      statusInAts(submissionStatusText(stored.submissionStatus, jobSubmission), statusMappings) === status;
    const change = { imported: detailsOf(candidate), status, detail, isSame, now: context.clock.now() };
    if (await store.atsCandidates.refresh(key, change)) refreshed += 1;
  }
  return { refreshed, added, remaining: Math.max(0, fresh.length - maxAdded) };
}

/** Whether a submission with this status is imported. */
function importFilter({ candidateFilterEnabled, bhStatuses }: BullhornSettings): (status?: string) => boolean {
  if (!candidateFilterEnabled) return () => true;
  const wanted = new Set(bhStatuses.map((status) => status.toLowerCase()));
  return (status = '') => wanted.has(status.toLowerCase());
}

/** Adds a candidate with the resume of the ATS, else with one that is written from the record. @returns false for an unusable resume. */
async function addCandidate(
  context: StaffContext,
  job: Job,
  candidate: AtsMarketingCandidate,
  { status, detail }: { status: string; detail: string },
): Promise<boolean> {
  const { organizationId, id: jobId } = job;
  const imported = detailsOf(candidate);
  const key = { organizationId, jobId, candidateId: candidateIdOf(context, job, candidate.id) };
  const file = await inAtsSession(context, organizationId, (ats, session) => ats.resumeOf(session, candidate.id));
  const written = {
    fileName: 'resume.txt',
    bytes: new TextEncoder().encode(toPlainText(resumeTextOf(candidate.record))),
  };
  for (const resume of file ? [file, written] : [written]) {
    try {
      await parseAndStoreResume(context, { organizationId, documentId: key.candidateId, ...resume });
      await createCandidate(context, {
        job,
        candidateId: key.candidateId,
        fileName: resume.fileName,
        file: { bytes: resume.bytes },
        source: 'integration',
        createdBy: context.actor.uid,
        actorName: context.actor.displayName,
        fields: {
          ...imported,
          candidateBHId: candidate.id,
          submissionStatus: submissionStatusSchema.cast({ detail }, { assert: false }),
        },
      });
      await context.store.atsCandidates.add(key, candidate.id, { imported, status, now: context.clock.now() });
      return true;
    } catch (error) {
      const { kind } = PortalError.from(error);
      if (kind !== 'unusableFile' && kind !== 'tooLarge') throw error;
      context.log.warn('a resume of the ATS cannot be used', { candidateId: key.candidateId, kind });
    }
  }
  return false;
}

/** The same for the same person and job, so that a repeated call adds nobody twice. */
function candidateIdOf({ config }: StaffContext, job: Job, atsId: string): string {
  const path = documents.job(job.organizationId, job.id);
  return createHmac('sha256', config.codeKey).update(`${path}\nats ${atsId}`).digest('hex').slice(0, 24);
}

function detailsOf({ record: { candidate } }: AtsMarketingCandidate): ImportedCandidateDetails {
  const { firstName, lastName, name, email, occupation, address, fields } = candidate;
  const phone = [fields.phone, fields.mobile].find((each) => typeof each === 'string' && each !== '');
  return { firstName, lastName, fullName: name, email, phone: String(phone ?? ''), occupation, address };
}
