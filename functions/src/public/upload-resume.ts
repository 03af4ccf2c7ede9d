import { createHmac } from 'node:crypto';
import { publicUploadExtension } from '@portal/domain/constants/files';
import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { parserIndexIds, documents } from '@portal/domain/paths/firestore-paths';
import { looksLikeResume } from '@portal/domain/resumes/looks-like-resume';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { uploadError, uselessArchive } from '../adapters/parsing-service/document-fault';
import { createCandidate } from '../candidates/create-candidate';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import { parseAndStoreResume } from '../parsing/parse-and-store-resume';
import { oneAtATime } from '../runtime/one-at-a-time';
import type { UploadedFile } from '../runtime/read-form';
import { countForAll, limitOneClient, limitClient, requireAllWithinLimit } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { requireCleanFile } from '../uploads/require-clean-file';
import { loadResumeSubject } from '../projections/resume-subject';
import { findJob } from './find-by-link';
import { publicLimits } from './limits';
import { notifySubmissionReady } from './notify-recruiters';

/** Maximum number of resumes in one zip. */
const maxResumes = 10;

type Answer = AnswerOf<typeof publicApi.uploadResume>;

interface Resume {
  fileName: string;
  bytes: Uint8Array;
}

/**
 * Parses, adds and grades an applicant's resume for an open job. Each resume of a zip becomes a candidate and counts as a
 * file; the zip is refused only when none can be read. The same file for the same job becomes one candidate and counts
 * once. A file that does not look like a resume becomes none until the applicant confirms it. Link and sender are checked before the file is received. A failed upload counts only for its sender, so that no
 * sender can block a job for others.
 * @throws PortalError `notFound` for a dead link, `conflict` for a closed job, `invalidRequest` without a
 *   file, `unusableFile` or `tooLarge` with a sentence about the file, `tooManyRequests`. Nothing half-made stays.
 */
export async function uploadResume(
  input: RequestOf<typeof publicApi.uploadResume>,
  context: PublicContext,
): Promise<Answer> {
  const { job } = await findJob(context, input);
  if (job.status !== jobStatus.open) throw new PortalError('conflict', { userMessage: publicJobTexts.closed });
  await limitClient(context, publicLimits.uploadCall, job.id);
  const file = await context.receiveFile();
  if (!file) throw new PortalError('invalidRequest', { detail: 'no file' });
  const extension = publicUploadExtension(file.fileName);
  if (extension === null) throw wrongType();
  if (file.bytes.length === 0) throw uploadError('empty');
  await requireCleanFile(context, file.bytes);

  const { isConfirmed } = input;
  return await parsingInTurn(() => takeFile(context, job, file, { isZip: extension === 'zip', isConfirmed }));
}

/** An instance receives several uploads, but one of them can take all its memory and CPU. */
const parsingInTurn = oneAtATime();

async function takeFile(
  context: PublicContext,
  job: Job,
  file: UploadedFile,
  { isZip, isConfirmed }: { isZip: boolean; isConfirmed: boolean },
): Promise<Answer> {
  const resumes = isZip ? await resumesOf(context, file) : [file];
  const found = await Promise.all(
    resumes.map(async (resume) => ({ resume, ...(await placeOf(context, job, resume)) })),
  );
  const fresh = found.filter(({ isKnown }) => !isKnown);
  if (fresh.length > 0) {
    await requireAllWithinLimit(context, publicLimits.upload, job.id);
    await limitOneClient(context, publicLimits.upload, job.id, fresh.length);
  }
  const added: string[] = [];
  const doubtedFiles: string[] = [];
  let firstFault: PortalError | null = null;
  for (const { resume, candidateId } of fresh) {
    try {
      if (await addApplicant(context, job, candidateId, { ...resume, isConfirmed })) {
        added.push(candidateId);
        await countForAll(context, publicLimits.upload, job.id);
      } else doubtedFiles.push(resume.fileName);
    } catch (error) {
      if (!isFaultOfFile(error)) throw error;
      firstFault ??= error.userMessage === uploadFaultTexts.unsupportedType ? wrongType() : error;
    }
  }
  const isAnyAdded = added.length > 0 || fresh.length < found.length;
  if (!isAnyAdded && doubtedFiles.length === 0) throw firstFault ?? uploadError('nothingUsable');
  if (added.length > 0) await grade(context, job, added);
  for (const candidateId of added) await notifyOfApplicant(context, job, candidateId);
  return doubtedFiles.length > 0 ? { uploaded: isAnyAdded, doubtedFiles } : { uploaded: true };
}

async function resumesOf({ parsing, deadline }: PublicContext, file: UploadedFile): Promise<Resume[]> {
  const entries = await parsing.expandArchive(file.bytes, deadline);
  const isResume = ({ fileName }: { fileName: string }) => !['zip', null].includes(publicUploadExtension(fileName));
  const resumes = entries.flatMap((entry) => ('bytes' in entry && isResume(entry) ? [entry] : []));
  if (resumes.length > maxResumes) throw uploadError('tooManyEntries');
  if (resumes.length > 0) return resumes;
  throw uselessArchive(entries);
}

/** @returns false when the document does not look like a resume and is not confirmed; nothing is kept then. */
async function addApplicant(
  context: PublicContext,
  job: Job,
  candidateId: string,
  { fileName, bytes, isConfirmed }: Resume & { isConfirmed: boolean },
): Promise<boolean> {
  const { organizationId } = job;
  const discard = () => context.store.parserDocuments.discard(parserIndexIds.resumes(organizationId), candidateId);
  try {
    const document = { organizationId, documentId: candidateId, bytes, fileName };
    const { parsed } = await parseAndStoreResume(context, document);
    if (!isConfirmed && !looksLikeResume(parsed)) {
      await discard();
      return false;
    }
    await createCandidate(context, {
      job,
      candidateId,
      fileName,
      file: { bytes },
      source: 'publicUpload',
      createdBy: '',
      actorName: '',
    });
    return true;
  } catch (error) {
    await discard();
    throw error;
  }
}

/**
 * The candidate's id and whether it exists. The id is the same for the same file and job, so that a double click or a retry
 * creates one candidate. A removed candidate who applies again is a new one.
 */
async function placeOf(
  { config, store, random }: PublicContext,
  job: Job,
  { bytes }: Resume,
): Promise<{ candidateId: string; isKnown: boolean }> {
  const path = documents.job(job.organizationId, job.id);
  const candidateId = createHmac('sha256', config.codeKey).update(`${path}\n`).update(bytes).digest('hex').slice(0, 24);
  const known = await store.candidates.get({ organizationId: job.organizationId, jobId: job.id, candidateId });
  return known?.isDeleted
    ? { candidateId: `a${random.token(15)}`, isKnown: false }
    : { candidateId, isKnown: known !== null };
}

/** Tells the team about an applicant. A failure does not reject the upload. */
async function notifyOfApplicant(context: PublicContext, job: Job, candidateId: string): Promise<void> {
  try {
    const key = { organizationId: job.organizationId, jobId: job.id, candidateId };
    const subject = await loadResumeSubject(context.store, key);
    if (!subject) return;
    const { submissionReadyMail } = await import('../mail/submission-ready-mail');
    await notifySubmissionReady(context, subject, submissionReadyMail);
  } catch (error) {
    context.log.error('the team was not told about an applicant', {}, error);
  }
}

/** Grades the candidates. A failure does not reject the upload, because the trigger grades later. */
async function grade(context: PublicContext, job: Job, candidateIds: string[]): Promise<void> {
  try {
    const gradedJob = await gradedJobOf(context, job);
    if (gradedJob) await gradeCandidates(context, { job, gradedJob, candidateIds });
  } catch (error) {
    context.log.error('applicant was not graded', {}, error);
  }
}

/** Names the types of the public page, which are fewer than staff may upload. */
function wrongType(): PortalError {
  return new PortalError('unusableFile', { userMessage: publicJobTexts.wrongType, detail: 'file: unsupportedType' });
}

function isFaultOfFile(error: unknown): error is PortalError {
  return error instanceof PortalError && (error.kind === 'unusableFile' || error.kind === 'tooLarge');
}
