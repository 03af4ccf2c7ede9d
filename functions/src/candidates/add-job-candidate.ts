import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { isFromArchive } from '@portal/domain/paths/storage-paths';
import { looksLikeResume } from '@portal/domain/resumes/looks-like-resume';
import { createCandidate } from './create-candidate';
import { requireOwnStagedPath } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';
import { removeStagedFile } from '../uploads/remove-staged-file';

type Call = typeof candidatesApi.addJobCandidate;

/**
 * Creates a candidate from a staged upload whose resume is parsed. Idempotent. Nothing is created and the upload stays if
 * the document does not look like a resume and the caller has not confirmed it, or if the caller wants to be asked about
 * duplicates and the job has a candidate with the same email or file.
 * @throws PortalError see {@link createCandidate}; `notFound` for an unknown job, `permissionDenied` for a file that
 *   somebody else staged. Nothing half-made stays behind.
 */
export async function addJobCandidate(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store } = context;
  const { organizationId, jobId, candidateId } = input;
  requireOwnStagedPath(input.stagedPath, { organizationId, uid: actor.uid });
  const job = await store.jobs.get(organizationId, jobId);
  if (!job) throw new PortalError('notFound');
  const notAdded = { candidateId: '', resumeLink: '' };
  const upload = await unusedUpload(context, { organizationId, jobId, candidateId });
  if (upload && !input.isConfirmed && !looksLikeResume(upload.parsed)) {
    return { ...notAdded, duplicates: [], isDoubted: true };
  }
  if (upload && input.onDuplicate === 'ask') {
    const key = { organizationId, jobId, candidateId };
    const duplicates = await store.candidates.findDuplicates(key, {
      email: upload.parsed.email,
      sha256: upload.sha256,
    });
    if (duplicates.length > 0) return { ...notAdded, duplicates, isDoubted: false };
  }
  const { resumeLink } = await createCandidate(context, {
    job,
    candidateId,
    fileName: input.fileName,
    file: { stagedPath: input.stagedPath },
    source: isFromArchive(input.stagedPath) ? 'archive' : 'upload',
    createdBy: actor.uid,
    actorName: actor.displayName,
  });
  await removeStagedFile(context, input.stagedPath);
  return { candidateId, resumeLink, duplicates: [], isDoubted: false };
}

/** The parsed upload; null when its candidate exists already, as for a repeated call. */
async function unusedUpload(
  { store }: StaffContext,
  key: { organizationId: string; jobId: string; candidateId: string },
) {
  if (await store.candidates.get(key)) return null;
  return await store.parserDocuments.resume(parserIndexIds.resumes(key.organizationId), key.candidateId);
}
