import type { CandidateKey } from '@portal/domain/candidates/candidate-key';
import { rebaseCorrections } from '@portal/domain/corrections/rebase-corrections';
import { hasCorrections, type ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { Job } from '@portal/domain/jobs/job';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import type { Ports } from '../runtime/ports';
import { todayOf } from '../runtime/today';
import type { IndexedResume } from '../store/parser-documents';
import { contentTypeOf } from '../uploads/content-types';
import { candidateFieldsFrom } from './candidate-fields';
import { correctedParsing } from './corrected-parsing';
import { placeFile, requireSameFile } from './create-candidate';

type ResumePorts = Pick<Ports, 'store' | 'files' | 'clock' | 'log' | 'parsing' | 'config' | 'random'>;

/** Where the file of a newer resume is stored. */
export const resumePathOf = (
  { organizationId, jobId, candidateId }: CandidateKey,
  { documentId, fileName }: { documentId: string; fileName: string },
) => storagePaths.resume(organizationId, jobId, candidateId, `${documentId}-${fileName}`);

/**
 * Puts a parsed upload in the place of a candidate's resume, and grades it. Corrections apply to the new resume as well; the
 * old file is removed last.
 * @param upload.by who uploads; an empty `uid` for applicants.
 * @returns how many corrections stay.
 * @throws PortalError `notFound` for a candidate or file that is gone, `invalidRequest` when the index has another file.
 */
export async function putNewResume(
  ports: ResumePorts,
  job: Job,
  candidateId: string,
  upload: {
    indexed: IndexedResume;
    fileName: string;
    /** The file, or its staged path. The caller removes a staged file. */
    file: { stagedPath: string } | { bytes: Uint8Array };
    by: { uid: string; name: string };
  },
): Promise<number> {
  const { store, files, clock } = ports;
  const { indexed, fileName, by } = upload;
  const key = { organizationId: job.organizationId, jobId: job.id, candidateId };
  const storagePath = resumePathOf(key, { documentId: indexed.documentId, fileName });
  await requireSameFile(ports, upload, indexed);
  const contentType = contentTypeOf(indexed.fileType);
  await placeFile(ports, upload, storagePath, contentType);
  const replaced = await store.candidates.writeNewResume(key, {
    resume: { storagePath, fileName, contentType, size: indexed.size, sha256: indexed.sha256 },
    indexed,
    carry: ({ read, corrections }) => carriedTo(indexed, { read, corrections }, todayOf(clock)),
    activity: { eventType: 'resumeReplaced', userId: by.uid, actorName: by.name },
  });
  if (!replaced) {
    await files.remove(storagePath);
    throw new PortalError('notFound');
  }
  const { resume } = replaced.candidate;
  if (resume && resume.storagePath !== storagePath) await removeFormerResume(ports, resume.storagePath);
  await grade(ports, job, candidateId);
  return replaced.keptCorrections;
}

/** A failure is logged for operators and does not undo the replacement: the old file stays, and nothing links to it. */
async function removeFormerResume({ files, log }: ResumePorts, path: string): Promise<void> {
  try {
    await files.remove(path);
  } catch (error) {
    log.error('the file of a replaced resume stays', { path }, PortalError.from(error));
  }
}

/** The new resume with the corrections of the old one. */
async function carriedTo(
  { parsed, html }: IndexedResume,
  { read, corrections }: { read: ParsedResume | null; corrections: ResumeCorrections },
  today: string,
) {
  const original = { parsed };
  if (!hasCorrections(corrections)) {
    return { parsing: { parsed, html, keys: null }, original, corrections, fields: fieldsFrom(parsed) };
  }
  const rebased = rebaseCorrections(corrections, read ?? parsed, parsed);
  const parsing = await correctedParsing(parsed, rebased, { html, today });
  return { parsing, original, corrections: rebased, fields: fieldsFrom(parsing.parsed) };
}

/** The candidate fields that the new resume has; empty ones keep their value. */
function fieldsFrom(
  parsed: Parameters<typeof candidateFieldsFrom>[0],
): Partial<ReturnType<typeof candidateFieldsFrom>> {
  const { address, reading, ...fields } = candidateFieldsFrom(parsed);
  const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.length > 0));
  return { ...told, reading, ...(address.city || address.state ? { address } : {}) };
}

/** A failure is logged only: the trigger grades every candidate without a score. */
async function grade(context: ResumePorts, job: Job, candidateId: string) {
  try {
    const gradedJob = await gradedJobOf(context, job);
    if (gradedJob) await gradeCandidates(context, { job, gradedJob, candidateIds: [candidateId] });
  } catch (error) {
    context.log.error('replaced resume was not graded', {}, error);
  }
}
