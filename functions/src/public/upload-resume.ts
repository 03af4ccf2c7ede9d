import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { agreementSchema, hasWithdrawn } from '@portal/domain/candidates/agreement';
import { publicUploadExtension } from '@portal/domain/constants/files';
import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobStatus, type Job } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { publicJobTexts } from '@portal/domain/texts/public-job';
import { uploadError, uselessArchive } from '../adapters/parsing-service/document-fault';
import { applicationPath, mailApplicationLink } from '../candidates/application-link';
import { createCandidate } from '../candidates/create-candidate';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import { parseApplicantResume } from '../parsing/parse-applicant-resume';
import type { UploadedFile } from '../runtime/read-form';
import { countForAll, limitOneClient, limitClient, requireAllWithinLimit } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { faultOfFile, parsingInTurn, receiveApplicantFile } from '../uploads/receive-applicant-file';
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
  const { job, organization } = await findJob(context, input);
  if (job.status !== jobStatus.open) throw new PortalError('conflict', { userMessage: publicJobTexts.closed });
  await limitClient(context, publicLimits.uploadCall, job.id);
  const { file, extension } = await receiveApplicantFile(context);
  const { isConfirmed, isAgreed } = input;
  const isZip = extension === 'zip';
  const { added, ...answer } = await parsingInTurn(() =>
    takeFile(context, job, file, { isZip, isConfirmed, isAgreed }),
  );
  for (const candidateId of added) await mailApplicationLink(context, job, candidateId);
  const [own, ...others] = added;
  // Who uploads a known file again gets no link: it may be the resume of somebody else.
  if (own === undefined || others.length > 0 || !organization.privacy.application.isOn) return answer;
  const key = { organizationId: job.organizationId, jobId: job.id, candidateId: own };
  return { ...answer, applicationPath: applicationPath(context, key) };
}

async function takeFile(
  context: PublicContext,
  job: Job,
  file: UploadedFile,
  { isZip, ...choices }: { isZip: boolean; isConfirmed: boolean; isAgreed: boolean },
): Promise<Answer & { added: string[] }> {
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
      if (await addApplicant(context, job, candidateId, { ...resume, ...choices })) {
        added.push(candidateId);
        await countForAll(context, publicLimits.upload, job.id);
      } else doubtedFiles.push(resume.fileName);
    } catch (error) {
      const fault = faultOfFile(error);
      if (!fault) throw error;
      firstFault ??= fault;
    }
  }
  const isAnyAdded = added.length > 0 || fresh.length < found.length;
  if (!isAnyAdded && doubtedFiles.length === 0) throw firstFault ?? uploadError('nothingUsable');
  if (added.length > 0) await grade(context, job, added);
  for (const candidateId of added) await notifyOfApplicant(context, job, candidateId);
  return doubtedFiles.length > 0 ? { added, uploaded: isAnyAdded, doubtedFiles } : { added, uploaded: true };
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
  { fileName, bytes, isConfirmed, isAgreed }: Resume & { isConfirmed: boolean; isAgreed: boolean },
): Promise<boolean> {
  const document = { organizationId: job.organizationId, documentId: candidateId, bytes, fileName };
  return await parseApplicantResume(context, document, { isConfirmed }, async () => {
    await createCandidate(context, {
      job,
      candidateId,
      fileName,
      file: { bytes },
      source: 'publicUpload',
      createdBy: '',
      actorName: '',
      ...(isAgreed ? { fields: { agreement: agreedNow(context) } } : {}),
    });
  });
}

/** The agreement of an applicant who checked the box of the page. */
function agreedNow({ clock }: PublicContext) {
  const decidedAt = Timestamp.fromMillis(clock.now());
  return agreementSchema.cast({ state: 'given', source: 'upload', decidedAt }, { assert: false });
}

/**
 * The candidate's id and whether it exists. The id is the same for the same file and job, so that a double click or a retry
 * creates one candidate. A removed or withdrawn candidate who applies again is a new one.
 */
async function placeOf(
  { config, store, random }: PublicContext,
  job: Job,
  { bytes }: Resume,
): Promise<{ candidateId: string; isKnown: boolean }> {
  const path = documents.job(job.organizationId, job.id);
  const candidateId = createHmac('sha256', config.codeKey).update(`${path}\n`).update(bytes).digest('hex').slice(0, 24);
  const known = await store.candidates.get({ organizationId: job.organizationId, jobId: job.id, candidateId });
  return known && (known.isDeleted || hasWithdrawn(known))
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
