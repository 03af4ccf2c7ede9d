import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import type { StaffContext } from '../runtime/route';
import { requireOwnStagedPath } from '../uploads/read-uploaded-document';
import { removeStagedFile } from '../uploads/remove-staged-file';
import { putNewResume, resumePathOf } from './put-new-resume';

type Call = typeof candidatesApi.replaceResume;

/**
 * Replaces the resume of a candidate by a staged, parsed upload, and grades it. Corrections apply to the new resume as well.
 * Idempotent; the old resume is removed last.
 * @throws PortalError `notFound` for a candidate or file that is gone, `invalidRequest` when the index has no
 *   resume with this id or it is of another file, `permissionDenied` for a file that another user staged.
 */
export async function replaceResume(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store } = context;
  const { organizationId, jobId, candidateId, documentId, stagedPath, fileName } = input;
  const key = { organizationId, jobId, candidateId };
  requireOwnStagedPath(stagedPath, { organizationId, uid: actor.uid });
  const [job, candidate, indexed] = await Promise.all([
    store.jobs.get(organizationId, jobId),
    store.candidates.get(key),
    store.parserDocuments.resume(parserIndexIds.resumes(organizationId), documentId),
  ]);
  if (!job || !candidate || candidate.isDeleted) throw new PortalError('notFound');
  if (candidate.resume?.storagePath === resumePathOf(key, { documentId, fileName })) {
    return { candidateId, keptCorrections: 0 };
  }
  if (indexed?.stagedPath !== stagedPath) {
    throw new PortalError('invalidRequest', { detail: 'resume is not in the index' });
  }
  const by = { uid: actor.uid, name: actor.displayName };
  const keptCorrections = await putNewResume(context, job, candidateId, {
    indexed,
    fileName,
    file: { stagedPath },
    by,
  });
  await removeStagedFile(context, stagedPath);
  return { candidateId, keptCorrections };
}
