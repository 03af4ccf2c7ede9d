import { can } from '@portal/domain/access/permissions';
import { attachmentExtensions } from '@portal/domain/constants/files';
import type { documentsApi } from '@portal/domain/contracts/documents-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isAttachmentPath, storagePaths } from '@portal/domain/paths/storage-paths';
import { extensionOf } from '@portal/domain/profiles/profile-files';
import { downloadTexts, serverTexts } from '@portal/domain/texts/server';
import { uploadError } from '../adapters/parsing-service/document-fault';
import { contentTypeOfName } from '../uploads/content-types';
import { hasContentOf } from '../uploads/has-content-of';
import { readUploadedDocument } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';
import { signedFileUrl } from '../runtime/signed-file-url';
import { candidateFile } from '../uploads/candidate-file';

/** Attachments, further resumes, and `json`, the export of a profile. */
const publishableExtensions: ReadonlySet<string> = new Set([...attachmentExtensions, 'rtf', 'odt', 'json']);

/** The document belongs to no page whose rules could decide, so that its URL ends by itself. */
const publishedMs = 15 * 60 * 1_000;

type Generate = typeof documentsApi.generateDocumentPublicUrl;
type Delete = typeof documentsApi.deleteDocumentPublicUrl;

/**
 * Publishes a document for everyone with its URL, for some minutes and until it is removed. Each call creates a new file; none
 * is overwritten.
 * @throws PortalError `invalidRequest` without file name, uuid or document, `permissionDenied`
 *   for a document of another organization, `notFound`, `tooLarge`, `unusableFile`.
 */
export async function generateDocumentPublicUrl(
  input: RequestOf<Generate>,
  context: StaffContext,
): Promise<AnswerOf<Generate>> {
  const { actor, clock, files, random } = context;
  const { fileName, uuid, attachmentFile } = input;
  if (!fileName.trim() || !uuid.trim()) {
    throw new PortalError('invalidRequest', { userMessage: serverTexts.publicUrlDetailsMissing });
  }
  requirePublishable(fileName, uuid);
  const organizationId = attachmentFile?.organizationId ?? actor.organizationId;
  if (!organizationId || !can(actor, 'candidate:write', organizationId)) throw new PortalError('permissionDenied');
  const bytes = await bytesOf(input, organizationId, context);
  if (!hasContentOf(extensionOf(fileName), bytes)) throw uploadError('corrupt');
  const owner = `${uuid.replace(/\W/g, '-')}-${random.token(9)}`;
  const path = storagePaths.attachment(owner, clock.now(), fileName);
  const contentType = contentTypeOfName(fileName);
  await files.write(path, bytes, contentType, { organizationId, kind: 'public' });
  return {
    url: signedFileUrl(context, { path, fileName, contentType }, publishedMs),
    path,
    originalFilename: fileName,
  };
}

/** Refuses paths, and types that a browser or desktop could run. */
function requirePublishable(fileName: string, uuid: string): void {
  if (/[/\\]/.test(fileName) || uuid.includes('..')) {
    throw new PortalError('invalidRequest', { detail: 'path in a name' });
  }
  if (!fileName.includes('.') || !publishableExtensions.has(extensionOf(fileName)))
    throw uploadError('unsupportedType');
}

async function bytesOf(
  { base64Content, localFilePath, attachmentFile, fileName }: RequestOf<Generate>,
  organizationId: string,
  context: StaffContext,
): Promise<Uint8Array> {
  if (attachmentFile) {
    const file = await candidateFile(context, attachmentFile);
    if (!file) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
    return await context.files.read(file.path);
  }
  const { bytes } = await readUploadedDocument(context, {
    base64: base64Content || undefined,
    stagedPath: localFilePath || undefined,
    fileName,
    organizationId,
    uid: context.actor.uid,
  });
  return bytes;
}

/**
 * Removes a public document; its URL stops working. Idempotent.
 * @throws PortalError `permissionDenied` for a file of another organization and for one that is no public document.
 */
export async function deleteDocumentPublicUrl(
  { storagePath }: RequestOf<Delete>,
  { actor, files }: StaffContext,
): Promise<AnswerOf<Delete>> {
  if (!isAttachmentPath(storagePath)) throw new PortalError('permissionDenied', { detail: 'no public document' });
  const facts = await files.facts(storagePath);
  if (!facts) return { deleted: true };
  const { organizationId, kind } = facts.labels;
  if (kind !== 'public' || !organizationId || !can(actor, 'candidate:write', organizationId)) {
    throw new PortalError('permissionDenied', { detail: 'no public document of theirs' });
  }
  await files.remove(storagePath);
  return { deleted: true };
}
