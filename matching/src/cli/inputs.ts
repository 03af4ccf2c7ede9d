import { readFile } from 'node:fs/promises';
import { DocumentError, type DocumentText } from '../documents/document-text';
import { expandArchive } from '../documents/expand-archive';
import { readDocument } from '../documents/read-document';

/** A document that the command line was given, or one of an archive. */
export interface Input {
  /** The file; for one of an archive the archive's name, a slash and the path inside of it. */
  name: string;
  /** Reads it. @throws DocumentError when it cannot be had or read. */
  read: () => Promise<DocumentText>;
}

const isArchive = (file: string): boolean => /\.zip$/i.test(file);

/**
 * The documents of a file: itself, or those of a `.zip` in the order of its directory.
 * @throws DocumentError or the system's error when the file cannot be opened.
 */
export async function inputsOf(file: string): Promise<Input[]> {
  if (!isArchive(file))
    return [{ name: file, read: async () => readNamed(new Uint8Array(await readFile(file)), file) }];
  return expandArchive(new Uint8Array(await readFile(file))).map((entry) => ({
    name: `${file}/${entry.path}`,
    read: () => {
      if ('fault' in entry) throw new DocumentError(entry.fault);
      return readNamed(entry.bytes, entry.fileName);
    },
  }));
}

const readNamed = (bytes: Uint8Array, fileName: string): Promise<DocumentText> => readDocument(bytes, { fileName });
