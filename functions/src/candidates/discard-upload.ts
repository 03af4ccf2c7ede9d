import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { requireOwnStagedPath } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';

/**
 * Throws away a staged upload and what was parsed of it. A candidate that was made of it stays; doing it again changes
 * nothing.
 * @throws PortalError `permissionDenied` for a file that somebody else staged.
 */
export async function discardUpload(
  input: RequestOf<typeof appApi.discardUpload>,
  { actor, store, files }: StaffContext,
): Promise<AnswerOf<typeof appApi.discardUpload>> {
  requireOwnStagedPath(input.stagedPath, { organizationId: input.organizationId, uid: actor.uid });
  await files.remove(input.stagedPath);
  if (input.documentId) {
    const indexId = parserIndexIds.resumes(input.organizationId);
    const indexed = await store.parserDocuments.resume(indexId, input.documentId);
    // Only what was parsed of this very file: an id alone is no right to remove somebody else's upload.
    if (indexed?.stagedPath === input.stagedPath) await store.parserDocuments.discard(indexId, input.documentId);
  }
  return { discarded: true };
}
