import { PortalError } from '@portal/domain/errors/portal-error';
import { isStagedBy } from '@portal/domain/paths/storage-paths';
import { maxFileBytes } from '@portal/domain/constants/files';
import { downloadTexts } from '@portal/domain/texts/server';
import { uploadError } from '../adapters/parsing-service/document-fault';
import type { Ports } from '../runtime/ports';
import { requireCleanFile } from './require-clean-file';

const base64Pattern = /^[A-Za-z0-9+/_-]*={0,2}$/;

/**
 * The document of a call, from its body or staged before.
 * @throws PortalError `invalidRequest` when both are missing or the base64 is invalid, `permissionDenied` for a file that
 *   another user staged, `notFound` when it is gone, `tooLarge` or `unusableFile` for too many bytes or none, and as
 *   `requireCleanFile`.
 */
export async function readUploadedDocument(
  ports: Pick<Ports, 'files' | 'scanner'>,
  options: {
    base64: string | undefined;
    stagedPath: string | undefined;
    fileName: string | undefined;
    organizationId: string;
    uid: string;
  },
): Promise<{ bytes: Uint8Array; fileName: string; stagedPath: string }> {
  const { base64, stagedPath } = options;
  if (stagedPath) {
    requireOwnStagedPath(stagedPath, options);
    await requireUsableSize(ports, stagedPath);
    const bytes = await ports.files.read(stagedPath);
    await requireCleanFile(ports, bytes);
    return { bytes, stagedPath, fileName: options.fileName || (stagedPath.split('/').at(-1) ?? 'file') };
  }
  if (base64 === undefined) throw new PortalError('invalidRequest', { detail: 'brings no document' });
  if (!base64Pattern.test(base64)) throw new PortalError('invalidRequest', { detail: 'document is not base64' });
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0) throw uploadError('empty');
  await requireCleanFile(ports, bytes);
  return { bytes, stagedPath: '', fileName: options.fileName || 'document.txt' };
}

/** @throws PortalError `permissionDenied` unless the caller staged it for this organization. */
export function requireOwnStagedPath(path: string, owner: { organizationId: string; uid: string }): void {
  if (!isStagedBy(path, owner.organizationId, owner.uid)) {
    throw new PortalError('permissionDenied', { detail: 'staged by somebody else' });
  }
}

/** @throws PortalError `notFound`, `tooLarge`, or `unusableFile` for an empty file; before its bytes are read. */
export async function requireUsableSize(ports: Pick<Ports, 'files'>, path: string): Promise<void> {
  const facts = await ports.files.facts(path);
  if (!facts) throw new PortalError('notFound', { userMessage: downloadTexts.notFound });
  if (facts.size > maxFileBytes) throw uploadError('tooLarge');
  if (facts.size === 0) throw uploadError('empty');
}
