import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { parserIndexIds } from '@portal/domain/paths/firestore-paths';
import { requireOwnStagedPath } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';

/**
 * Removes a staged upload and its parsing, but not a candidate created from it. Idempotent.
 * @throws PortalError `permissionDenied` for a file that another user staged.
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
    // Only the parsing of this file: an id alone must not remove another user's upload.
    if (indexed?.stagedPath === input.stagedPath) await store.parserDocuments.discard(indexId, input.documentId);
  }
  return { discarded: true };
}
