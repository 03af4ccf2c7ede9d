import { createHash } from 'node:crypto';
import type { appApi, ArchiveEntryAnswer } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { archivePrefix, storagePaths } from '@portal/domain/paths/storage-paths';
import { uploadFaultTexts } from '@portal/domain/texts/upload-faults';
import { uselessArchive } from '../adapters/parsing-service/document-fault';
import { readUploadedDocument } from '../uploads/read-uploaded-document';
import type { StaffContext } from '../runtime/route';

/** Files written in parallel. */
const atOnce = 4;

/**
 * Expands a staged zip: each entry becomes a staged upload, or has a message why not. The zip is removed; repeating the
 * call before gives the same paths.
 * @throws PortalError `unusableFile` when the zip cannot be opened or has no usable file, `tooLarge`, `notFound`,
 *   `permissionDenied`. No entry stays staged then.
 */
export async function expandArchive(
  input: RequestOf<typeof appApi.expandArchive>,
  context: StaffContext,
): Promise<AnswerOf<typeof appApi.expandArchive>> {
  const { actor, files, parsing, deadline } = context;
  const { bytes } = await readUploadedDocument(context, {
    base64: undefined,
    stagedPath: input.stagedPath,
    fileName: undefined,
    organizationId: input.organizationId,
    uid: actor.uid,
  });
  const expanded = await parsing.expandArchive(bytes, deadline);
  if (!expanded.some((entry) => 'bytes' in entry)) throw uselessArchive(expanded);

  const entries: ArchiveEntryAnswer[] = [];
  const written: string[] = [];
  try {
    for (let start = 0; start < expanded.length; start += atOnce) {
      const page = expanded.slice(start, start + atOnce).map(async (entry, offset): Promise<ArchiveEntryAnswer> => {
        if (!('bytes' in entry)) return { fileName: entry.fileName, fault: uploadFaultTexts[entry.fault] };
        const uploadId = uploadIdOf(input.stagedPath, start + offset);
        const stagedPath = storagePaths.staged(input.organizationId, actor.uid, uploadId, entry.fileName);
        written.push(stagedPath);
        await files.write(stagedPath, entry.bytes, 'application/octet-stream');
        return { fileName: entry.fileName, stagedPath, size: entry.bytes.length };
      });
      entries.push(...(await Promise.all(page)));
    }
    await files.remove(input.stagedPath);
  } catch (error) {
    await Promise.allSettled(written.map((path) => files.remove(path)));
    throw error;
  }
  return { entries };
}

/** The same for the same entry of the same zip, so that a double click stages each file once. */
function uploadIdOf(zipPath: string, index: number): string {
  return archivePrefix + createHash('sha256').update(`${zipPath}\n${index}`).digest('hex').slice(0, 24);
}
