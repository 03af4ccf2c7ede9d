import { Inflate } from 'fflate';
import { DocumentError } from '../document-text';

/**
 * Reads zip archives by their central directory (APPNOTE 6.3.10). Headers are not trusted: an entry is unpacked in a
 * stream and dropped as soon as it exceeds its cap.
 */

export interface ZipEntry {
  path: string;
  /** Compression method: 0 stored, 8 deflated. */
  method: number;
  isEncrypted: boolean;
  compressedSize: number;
  declaredSize: number;
  headerOffset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const maxComment = 65_535;

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - endLength - maxComment);
  for (let offset = view.byteLength - endLength; offset >= lowest; offset -= 1) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  throw new DocumentError('corrupt');
}

/**
 * The entries of an archive in the order of its directory, folders left out.
 * @throws DocumentError `corrupt` without a readable directory, `tooManyEntries` beyond `maximumEntries`.
 */
export function listZip(bytes: Uint8Array, maximumEntries: number): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let offset = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (entries.length >= maximumEntries) throw new DocumentError('tooManyEntries');
    if (offset + 46 > bytes.length || view.getUint32(offset, true) !== entrySignature) break;
    const flags = view.getUint16(offset + 8, true);
    const nameLength = view.getUint16(offset + 28, true);
    const next = offset + 46 + nameLength + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
    const path = decodeName(bytes.subarray(offset + 46, offset + 46 + nameLength), (flags & 0x800) !== 0);
    if (!path.endsWith('/')) {
      entries.push({
        path,
        method: view.getUint16(offset + 10, true),
        isEncrypted: (flags & 1) !== 0,
        compressedSize: view.getUint32(offset + 20, true),
        declaredSize: view.getUint32(offset + 24, true),
        headerOffset: view.getUint32(offset + 42, true),
      });
    }
    offset = next;
  }
  if (entries.length === 0 && count > 0) throw new DocumentError('corrupt');
  return entries;
}

function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes);
  }
}

/** Bytes passed to the decompressor at a time: deflate grows at most 1032-fold, so a step stays near 4 MB. */
const step = 4_096;

/**
 * The bytes of an entry, piece by piece.
 * @throws DocumentError `encrypted`, `corrupt`, or `tooLarge` when it unpacks to more than `maximumBytes`.
 */
function* piecesOf(
  bytes: Uint8Array,
  entry: ZipEntry,
  maximumBytes: number,
  onUnpacked: (size: number) => void,
): Generator<Uint8Array> {
  if (entry.isEncrypted) throw new DocumentError('encrypted');
  if (entry.declaredSize > maximumBytes) throw new DocumentError('tooLarge');
  const packed = packedBytes(bytes, entry);
  if (entry.method === 0) {
    onUnpacked(packed.length);
    yield packed;
    return;
  }
  if (entry.method !== 8) throw new DocumentError('corrupt');
  let size = 0;
  let ready: Uint8Array[] = [];
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    onUnpacked(chunk.length);
    if (size > maximumBytes) throw new DocumentError('tooLarge');
    ready.push(chunk);
  });
  for (let offset = 0; offset < packed.length; offset += step) {
    try {
      inflate.push(packed.subarray(offset, offset + step), offset + step >= packed.length);
    } catch (error) {
      if (error instanceof DocumentError) throw error;
      throw new DocumentError('corrupt', { cause: error });
    }
    yield* ready;
    ready = [];
  }
}

/**
 * The bytes of an entry.
 * @param onUnpacked Called with the number of further bytes, also before a refusal: they count as work.
 * @throws DocumentError `encrypted`, `corrupt`, or `tooLarge` when it unpacks to more than `maximumBytes`.
 */
export function readZipEntry(
  bytes: Uint8Array,
  entry: ZipEntry,
  maximumBytes: number,
  onUnpacked: (size: number) => void,
): Uint8Array {
  const pieces = [...piecesOf(bytes, entry, maximumBytes, onUnpacked)];
  const [first] = pieces;
  if (first && pieces.length === 1) return first;
  return join(
    pieces,
    pieces.reduce((sum, piece) => sum + piece.length, 0),
  );
}

function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offset = entry.headerOffset;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localSignature) throw new DocumentError('corrupt');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + entry.compressedSize > bytes.length) throw new DocumentError('corrupt');
  return bytes.subarray(start, start + entry.compressedSize);
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.length;
  }
  return joined;
}

/** The parts of a docx or odt file by path; they share one limit of unpacked bytes. */
export class ZipParts {
  readonly #bytes: Uint8Array;
  readonly #entries = new Map<string, ZipEntry>();
  #allowance: number;

  constructor(bytes: Uint8Array, limits: { maximumEntries: number; maximumUnpackedBytes: number }) {
    this.#bytes = bytes;
    this.#allowance = limits.maximumUnpackedBytes;
    for (const entry of listZip(bytes, limits.maximumEntries)) {
      if (!this.#entries.has(entry.path)) this.#entries.set(entry.path, entry);
    }
  }

  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Whether there is a part of that path. */
  has(path: string): boolean {
    return this.#entries.has(path);
  }

  /**
   * The part as text (UTF-8, or UTF-16 with its mark), piece by piece; empty when the part is missing.
   * @throws DocumentError as `readZipEntry`, while it is read.
   */
  *text(path: string): Generator<string> {
    const entry = this.#entries.get(path);
    if (!entry) return;
    let decoder: TextDecoder | null = null;
    const onUnpacked = (size: number): void => {
      this.#allowance -= size;
    };
    for (const piece of piecesOf(this.#bytes, entry, this.#allowance, onUnpacked)) {
      if (piece.length === 0) continue;
      decoder ??= new TextDecoder(encodingOf(piece));
      yield decoder.decode(piece, { stream: true });
    }
    if (decoder) yield decoder.decode();
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
