import { DocumentError } from './document-text';
import type { DocumentFault } from './document-text';
import { defaultLimits } from './limits';
import type { DocumentLimits } from './limits';
import { listZip, readZipEntry } from './zip/read-zip';
import type { ZipEntry } from './zip/read-zip';

/** A file of an archive, or the reason why it cannot be unpacked. */
export type ArchiveEntry =
  | { path: string; fileName: string; bytes: Uint8Array }
  | { path: string; fileName: string; fault: DocumentFault };

/** An entry of more than a megabyte that grows beyond this is a bomb; office files and text stay far below. */
const greatestRatio = 200;
const ratioFrom = 1024 * 1024;

/** Files that systems add to archives: resource forks, thumbnails, hidden files. */
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

/** Bytes that may still be unpacked. Failed attempts count: all entries may refer to the same bytes. */
interface Allowance {
  bytes: number;
}

function readEntry(bytes: Uint8Array, entry: ZipEntry, allowance: Allowance, limits: DocumentLimits): Uint8Array {
  const isBomb = entry.declaredSize > ratioFrom && entry.declaredSize > entry.compressedSize * greatestRatio;
  if (isBomb || allowance.bytes <= 0) throw new DocumentError('tooLarge');
  const byRatio = Math.max(ratioFrom, entry.compressedSize * greatestRatio);
  const content = readZipEntry(bytes, entry, Math.min(limits.maximumBytes, allowance.bytes, byRatio), (size) => {
    allowance.bytes -= size;
  });
  if (content.length === 0) throw new DocumentError('empty');
  return content;
}

const isZip = (bytes: Uint8Array, path: string): boolean =>
  /\.zip$/i.test(path) && bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A file of an archive that is still packed. */
export interface PackedFile {
  path: string;
  fileName: string;
  /** Its bytes. @throws DocumentError when it cannot be unpacked; the bytes unpacked before count. */
  unpack: () => Uint8Array;
}

function unpackSafe(bytes: Uint8Array, entry: ZipEntry, path: string, allowance: Allowance, limits: DocumentLimits) {
  if (isUnsafe(path)) throw new DocumentError('unsafePath');
  return readEntry(bytes, entry, allowance, limits);
}

/**
 * The files of a zip archive, in the order of its directory, to be unpacked one at a time. Folders, hidden files and
 * additions of macOS are left out. All files together unpack to no more than the limit.
 * @throws DocumentError `empty`, `tooLarge`, `corrupt` or `tooManyEntries` for the archive as a whole.
 */
export function openArchive(bytes: Uint8Array, limits: Partial<DocumentLimits> = {}): PackedFile[] {
  const all = { ...defaultLimits, ...limits };
  if (bytes.length === 0) throw new DocumentError('empty');
  if (bytes.length > all.maximumBytes) throw new DocumentError('tooLarge');
  const allowance = { bytes: all.maximumUnpackedBytes };
  return listZip(bytes, all.maximumEntries).flatMap((entry) => {
    const path = entry.path.replaceAll('\\', '/');
    if (isClutter(path)) return [];
    const unpack = (): Uint8Array => {
      const content = unpackSafe(bytes, entry, path, allowance, all);
      if (isZip(content, path)) throw new DocumentError('unsupportedType');
      return content;
    };
    return [{ path, fileName: path.slice(path.lastIndexOf('/') + 1), unpack }];
  });
}

/**
 * The files of a zip archive with their bytes, as listed by `openArchive`, or with a fault: `unsafePath` (absolute or
 * with '..'), `encrypted`, `tooLarge` (the file, all files together, or the growth of a bomb), `unsupportedType` (a
 * nested archive, which is not expanded), `empty` or `corrupt`.
 * @throws DocumentError as `openArchive`.
 */
export function expandArchive(bytes: Uint8Array, limits: Partial<DocumentLimits> = {}): ArchiveEntry[] {
  return openArchive(bytes, limits).map(({ path, fileName, unpack }) => {
    try {
      return { path, fileName, bytes: unpack() };
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      return { path, fileName, fault: error.fault };
    }
  });
}
