import type { candidatesApi } from '@portal/domain/contracts/candidates-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { storagePaths } from '@portal/domain/paths/storage-paths';
import { attachmentFault, extensionOf } from '@portal/domain/profiles/profile-files';
import { attachmentTexts } from '@portal/domain/texts/profiles';
import { downloadTexts } from '@portal/domain/texts/server';
import { contentTypeOfName } from '../uploads/content-types';
import { hasContentOf } from '../uploads/has-content-of';
import { requireOwnStagedPath, requireUsableSize } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';
import { requireCleanFile } from '../uploads/require-clean-file';
import { removeStagedFile } from '../uploads/remove-staged-file';

type Call = typeof candidatesApi.addAttachment;

/**
 * Turns a staged upload into an attachment of the candidate. Repeating the call with the same id changes nothing.
 * @throws PortalError `notFound` for a candidate or file that is gone, `unusableFile` for a kind that may not be
 *   attached or a content of another kind, `tooLarge`, `permissionDenied` for a file that another user staged, and as `requireCleanFile`.
 */
export async function addAttachment(input: RequestOf<Call>, context: StaffContext): Promise<AnswerOf<Call>> {
  const { actor, store, files, clock } = context;
  const { organizationId, jobId, candidateId, fileId, stagedPath, fileName } = input;
  const key = { organizationId, jobId, candidateId };
  requireOwnStagedPath(stagedPath, { organizationId, uid: actor.uid });
  const [candidate, existing] = await Promise.all([
    store.candidates.get(key),
    store.candidates.attachment(key, fileId),
  ]);
  if (!candidate || candidate.isDeleted) throw new PortalError('notFound');
  if (existing) return { fileId };
  await requireUsableSize(context, stagedPath);
  const facts = await files.facts(stagedPath);
  if (!facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  const fault = attachmentFault({ name: fileName, size: facts.size });
  if (fault) throw new PortalError('unusableFile', { userMessage: fault });

  const extension = extensionOf(fileName);
  const bytes = await files.read(stagedPath);
  if (!hasContentOf(extension, bytes)) {
    throw new PortalError('unusableFile', { userMessage: attachmentTexts.invalidExtension });
  }
  await requireCleanFile(context, bytes);

  const content = storagePaths.attachment(candidateId, clock.now(), `${fileId}-${fileName}`);
  const mimeType = contentTypeOfName(fileName);
  await files.copy(stagedPath, content, mimeType, { organizationId, kind: 'attachment' });
  const isAdded = await store.attachments.add(
    key,
    {
      id: fileId,
      uuid: fileId,
      name: fileName,
      extension,
      mimeType,
      documentType: '',
      size: facts.size,
      content,
      isRemoved: false,
      credential: null,
    },
    { eventType: 'attachmentAdded', userId: actor.uid, actorName: actor.displayName, data: { detail: fileName } },
  );
  // Another call with this id was first, or the candidate is gone, so this copy is unused.
  if (!isAdded) await files.remove(content);
  await removeStagedFile(context, stagedPath);
  return { fileId };
}
