import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { rebaseCorrections } from '@portal/domain/corrections/rebase-corrections';
import { hasCorrections, type ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { candidateFieldsFrom } from './candidate-fields';
import { contentTypeOf } from '../uploads/content-types';
import { correctedParsing } from './corrected-parsing';
import { requireSameFile } from './create-candidate';
import { requireOwnStagedPath } from '../uploads/read-uploaded-document';
import { gradeCandidates, gradedJobOf } from '../grading/grade-candidates';
import { todayOf } from '../runtime/today';
import type { StaffContext } from '../runtime/route';
import type { IndexedResume } from '../store/parser-documents';
import { removeStagedFile } from '../uploads/remove-staged-file';

type Call = typeof candidatesApi.replaceResume;

/**
 * Replaces the resume of a candidate by a staged, parsed upload, and grades it. Corrections apply to the new resume as well.
 * Idempotent; the old resume is removed last.
 * @throws PortalError `notFound` for a candidate or file that is gone, `invalidRequest` when the index has no
 *   resume with this id or it is of another file, `permissionDenied` for a file that another user staged.
 */
export async function replaceResume(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store, files, clock } = context;
  const { organizationId, jobId, candidateId, documentId, stagedPath, fileName } = input;
  const key = { organizationId, jobId, candidateId };
  requireOwnStagedPath(stagedPath, { organizationId, uid: actor.uid });
  const storagePath = storagePaths.resume(organizationId, jobId, candidateId, `${documentId}-${fileName}`);
  const [job, candidate, indexed] = await Promise.all([
    store.jobs.get(organizationId, jobId),
    store.candidates.get(key),
    store.parserDocuments.resume(parserIndexIds.resumes(organizationId), documentId),
  ]);
  if (!job || !candidate || candidate.isDeleted) throw new PortalError('notFound');
  if (candidate.resume?.storagePath === storagePath) return { candidateId, keptCorrections: 0 };
  if (indexed?.stagedPath !== stagedPath) {
    throw new PortalError('invalidRequest', { detail: 'resume is not in the index' });
  }
  await requireSameFile(context, { file: { stagedPath } }, indexed);
  const contentType = contentTypeOf(indexed.fileType);
  await files.copy(stagedPath, storagePath, contentType);
  const replaced = await store.candidates.writeNewResume(key, {
    resume: { storagePath, fileName, contentType, size: indexed.size, sha256: indexed.sha256 },
    indexed,
    carry: ({ read, corrections }) => carriedTo(indexed, { read, corrections }, todayOf(clock)),
    activity: { eventType: 'resumeReplaced', userId: actor.uid, actorName: actor.displayName },
  });
  if (!replaced) {
    await files.remove(storagePath);
    throw new PortalError('notFound');
  }
  await removeStagedFile(context, stagedPath);
  const { resume } = replaced.candidate;
  if (resume && resume.storagePath !== storagePath) await removeFormerResume(context, resume.storagePath);
  await grade(context, job, candidateId);
  return { candidateId, keptCorrections: replaced.keptCorrections };
}

/** A failure is logged for operators and does not undo the replacement: the old file stays, and nothing links to it. */
async function removeFormerResume({ files, log }: StaffContext, path: string): Promise<void> {
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
async function grade(context: StaffContext, job: Parameters<typeof gradedJobOf>[1], candidateId: string) {
  try {
    const gradedJob = await gradedJobOf(context, job);
    if (gradedJob) await gradeCandidates(context, { job, gradedJob, candidateIds: [candidateId] });
  } catch (error) {
    context.log.error('replaced resume was not graded', {}, error);
  }
}
