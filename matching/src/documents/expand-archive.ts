import { DocumentError } from './document-text';
import type { DocumentFault } from './document-text';
import { defaultLimits } from './limits';
import type { DocumentLimits } from './limits';
import { listZip, readZipEntry } from './zip/read-zip';
import type { ZipEntry } from './zip/read-zip';

/** A file of an archive, or why it cannot be had. */
export type ArchiveEntry =
  { path: string; fileName: string; bytes: Uint8Array } | { path: string; fileName: string; fault: DocumentFault };

/** Growth beyond this makes an entry of more than a megabyte a bomb; office files and text stay far below. */
const greatestRatio = 200;
const ratioFrom = 1024 * 1024;

/** Files that systems leave in archives: resource forks, thumbnails, hidden files. */
function isClutter(path: string): boolean {
  const parts = path.split('/');
  return (
    parts[0] === '__MACOSX' ||
    parts.some((part) => part.startsWith('.') && part !== '.' && part !== '..') ||
    /^(?:thumbs\.db|desktop\.ini)$/i.test(parts[parts.length - 1] ?? '')
  );
}

function isUnsafe(path: string): boolean {
  return path.startsWith('/') || /^[a-z]:/i.test(path) || path.includes('\0') || path.split('/').includes('..');
}

function readEntry(bytes: Uint8Array, entry: ZipEntry, allowance: number, limits: DocumentLimits): Uint8Array {
  const isBomb = entry.declaredSize > ratioFrom && entry.declaredSize > entry.compressedSize * greatestRatio;
  if (isBomb) throw new DocumentError('tooLarge');
  const byRatio = Math.max(ratioFrom, entry.compressedSize * greatestRatio);
  const content = readZipEntry(bytes, entry, Math.min(limits.maximumBytes, allowance, byRatio));
  if (content.length === 0) throw new DocumentError('empty');
  return content;
}

const isZip = (bytes: Uint8Array, path: string): boolean =>
  /\.zip$/i.test(path) && bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The files of a zip archive, in the order of its directory. Folders, hidden files and what macOS adds are left out;
 * a file that cannot be had carries its fault: `unsafePath` (absolute or with '..'), `encrypted`, `tooLarge` (the file,
 * all files together, or a growth that only bombs have), `unsupportedType` (an archive in the archive, which is not
 * followed), `empty` or `corrupt`.
 * @throws DocumentError `empty`, `tooLarge`, `corrupt` or `tooManyEntries` for the archive as a whole.
 */
export function expandArchive(bytes: Uint8Array, limits: Partial<DocumentLimits> = {}): ArchiveEntry[] {
  const all = { ...defaultLimits, ...limits };
  if (bytes.length === 0) throw new DocumentError('empty');
  if (bytes.length > all.maximumBytes) throw new DocumentError('tooLarge');
  let allowance = all.maximumUnpackedBytes;
  const found: ArchiveEntry[] = [];
  for (const entry of listZip(bytes, all.maximumEntries)) {
    const path = entry.path.replaceAll('\\', '/');
    if (isClutter(path)) continue;
    const fileName = path.slice(path.lastIndexOf('/') + 1);
    if (isUnsafe(path)) {
      found.push({ path, fileName, fault: 'unsafePath' });
      continue;
    }
    try {
      const content = readEntry(bytes, entry, allowance, all);
      allowance -= content.length;
      if (isZip(content, path)) found.push({ path, fileName, fault: 'unsupportedType' });
      else found.push({ path, fileName, bytes: content });
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      found.push({ path, fileName, fault: error.fault });
    }
  }
  return found;
}
