import type { DuplicateCandidate } from '@portal/domain/candidates/duplicate';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { downloadTexts } from '@portal/domain/texts/server';
import type { Ports } from '../runtime/ports';
import { createCandidate } from './create-candidate';
import { gradeCandidates, gradedJobOf } from './grade-candidates';

export interface CopyRequest {
  /** The job that gets the candidate. */
  job: Job;
  /** The id that the new candidate will have. */
  candidateId: string;
  /** The candidate of another job of the same organization. */
  from: { jobId: string; candidateId: string };
  /** Ask back when the job has a candidate with this email or this very file? */
  isAsked: boolean;
  createdBy: string;
  actorName: string;
}

/**
 * Makes a candidate of a job from one of another job: resume, parsing and person as people corrected them, with the
 * record of what they corrected. Notes, votes and status belong to the other job. It is graded for this one; what is not graded now, the trigger grades. Doing it
 * again with the same id changes nothing.
 * @returns the candidate, or those who are there already, with nothing made.
 * @throws PortalError `notFound` when the candidate or the resume's file is gone; otherwise as `createCandidate`.
 */
export async function copyCandidate(
  ports: Pick<Ports, 'store' | 'files' | 'clock' | 'random' | 'parsing' | 'log'>,
  { job, candidateId, from, isAsked, createdBy, actorName }: CopyRequest,
): Promise<{ candidateId: string; resumeLink: string; duplicates: DuplicateCandidate[] }> {
  const { store } = ports;
  const { organizationId } = job;
  const made = await store.candidates.get({ organizationId, jobId: job.id, candidateId });
  if (made) return { candidateId, resumeLink: made.public.resumeLink, duplicates: [] };
  const source = { organizationId, ...from };
  const records = await store.resumeParsing.records(source);
  if (!records || records.candidate.isDeleted) throw new PortalError('notFound');
  const { candidate, parsing, original, corrections } = records;
  const { resume, email } = candidate;
  if (!resume || !parsing) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  if (isAsked) {
    const duplicates = await store.candidates.alike({ organizationId, jobId: job.id }, { email, ...resume });
    if (duplicates.length > 0) return { candidateId: '', resumeLink: '', duplicates };
  }

  const indexed = await store.parserDocuments.resume(parserIndexIds.resumes(organizationId), from.candidateId);
  await store.parserDocuments.put(
    {
      indexId: parserIndexIds.resumes(organizationId),
      documentId: candidateId,
      parsed: parsing.parsed,
      html: parsing.html,
      fileName: resume.fileName,
      fileType: indexed?.fileType ?? resume.fileName.slice(resume.fileName.lastIndexOf('.') + 1).toLowerCase(),
      sha256: resume.sha256,
      size: resume.size,
      stagedPath: '',
    },
    ports.clock.now(),
  );
  const { firstName, lastName, fullName, phone, occupation, address, skills } = candidate;
  const { resumeLink } = await createCandidate(ports, {
    job,
    candidateId,
    fileName: resume.fileName,
    file: { stagedPath: resume.storagePath },
    source: 'otherJob',
    createdBy,
    actorName,
    corrected: original ? { keys: parsing.keys, original, corrections } : undefined,
    fields: { firstName, lastName, fullName, email, phone, occupation, address, skills },
  });
  try {
    const gradedJob = await gradedJobOf(ports, job);
    if (gradedJob) await gradeCandidates(ports, { job, gradedJob, candidateIds: [candidateId] });
  } catch (error) {
    ports.log.error('copied candidate was not graded', {}, error);
  }
  return { candidateId, resumeLink, duplicates: [] };
}
