import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { originOf } from '@portal/domain/candidates/origin';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { downloadTexts } from '@portal/domain/texts/server';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import type { StaffContext } from '../runtime/route';
import { createCandidate } from './create-candidate';

type Call = typeof candidatesApi.copyCandidate;

/**
 * Copies a candidate to another job of the organization: resume, parsed resume, personal data and corrections. Notes,
 * votes and status stay with the other job. Repeating the call with the same id changes nothing.
 * @returns the candidate, or the duplicates of the job when the caller wants to be asked; nothing is created then.
 * @throws PortalError `notFound` when the job, the candidate or the resume's file is gone; otherwise as `createCandidate`.
 */
export async function copyCandidate(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store } = context;
  const { organizationId, jobId, candidateId, from } = input;
  const job = await store.jobs.get(organizationId, jobId);
  if (!job) throw new PortalError('notFound');
  const made = await store.candidates.get({ organizationId, jobId, candidateId });
  if (made) return { candidateId, resumeLink: made.public.resumeLink, duplicates: [] };
  const records = await store.resumeParsing.records({ organizationId, ...from });
  if (!records || records.candidate.isDeleted) throw new PortalError('notFound');
  const { candidate, parsing, original, corrections } = records;
  const { resume, email } = candidate;
  if (!resume || !parsing) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  if (input.onDuplicate === 'ask') {
    const duplicates = await store.candidates.findDuplicates({ organizationId, jobId }, { email, ...resume });
    if (duplicates.length > 0) return { candidateId: '', resumeLink: '', duplicates };
  }

  const indexId = parserIndexIds.resumes(organizationId);
  const indexed = await store.parserDocuments.resume(indexId, from.candidateId);
  await store.parserDocuments.put(
    {
      indexId,
      documentId: candidateId,
      parsed: parsing.parsed,
      html: parsing.html,
      fileName: resume.fileName,
      fileType: indexed?.fileType ?? resume.fileName.slice(resume.fileName.lastIndexOf('.') + 1).toLowerCase(),
      sha256: resume.sha256,
      size: resume.size,
      stagedPath: '',
    },
    context.clock.now(),
  );
  const { firstName, lastName, fullName, phone, occupation, address, skills } = candidate;
  const { resumeLink } = await createCandidate(context, {
    job,
    candidateId,
    fileName: resume.fileName,
    file: { stagedPath: resume.storagePath },
    source: 'otherJob',
    origin: originOf(candidate),
    createdBy: actor.uid,
    actorName: actor.displayName,
    corrected: original ? { keys: parsing.keys, original, corrections } : undefined,
    fields: { firstName, lastName, fullName, email, phone, occupation, address, skills },
  });
  await grade(context, job, candidateId);
  return { candidateId, resumeLink, duplicates: [] };
}

/** Grades for the new job. A failure is logged only: the trigger grades every candidate without a score. */
async function grade(context: StaffContext, job: Job, candidateId: string): Promise<void> {
  try {
    const gradedJob = await gradedJobOf(context, job);
    if (gradedJob) await gradeCandidates(context, { job, gradedJob, candidateIds: [candidateId] });
  } catch (error) {
    context.log.error('copied candidate was not graded', {}, error);
  }
}
