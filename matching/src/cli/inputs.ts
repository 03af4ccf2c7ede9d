import { createReadStream } from 'node:fs';
import { DocumentError, type DocumentText } from '../documents/document-text';
import { openArchive } from '../documents/expand-archive';
import { defaultLimits } from '../documents/limits';
import { readDocument } from '../documents/read-document';

/** A document given to the command line, or one in an archive. */
export interface Input {
  /** The file; for one in an archive the archive's name, a slash and its path inside. */
  name: string;
  /** Reads it. @throws DocumentError when it cannot be opened or read. */
  read: () => Promise<DocumentText>;
}

const isArchive = (file: string): boolean => /\.zip$/i.test(file);

/**
 * The bytes of a file, pipe or device. Content above the size limit is not loaded: it would count against the next
 * documents.
 * @throws DocumentError `tooLarge`, or the system's error.
 */
export async function bytesOf(file: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    if (!(piece instanceof Uint8Array)) continue;
    size += piece.length;
    if (size > defaultLimits.maximumBytes) throw new DocumentError('tooLarge');
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/**
 * The documents of a file: itself, or those in a `.zip` in the order of its directory.
 * @throws DocumentError or the system's error when the file cannot be opened.
 */
export async function inputsOf(file: string): Promise<Input[]> {
  if (!isArchive(file)) return [{ name: file, read: async () => readNamed(await bytesOf(file), file) }];
  return openArchive(await bytesOf(file)).map(({ path, fileName, unpack }) => ({
    name: `${file}/${path}`,
    read: async () => readNamed(unpack(), fileName),
  }));
}

const readNamed = (bytes: Uint8Array, fileName: string): Promise<DocumentText> => readDocument(bytes, { fileName });
