import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '../documents/read-document';
import { parseResume } from '../resume/parse-resume';
import { readTruth, type Row } from './accuracy';
import { bytesOf } from './inputs';
import { parseRow } from './rows';

/** The time to read one document, in milliseconds, and its accuracy where the truth is known. */
export interface Measured {
  file: string;
  /** Read only to warm up the process; its time does not count. */
  isWarmUp: boolean;
  readMs: number;
  parseMs: number;
  /** Bytes on the heap of the process afterwards. */
  heapBytes: number;
  compared: { truth: Row; row: object } | null;
}

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:pdf|docx?|rtf|odt|txt|html?)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The documents of a directory in the order of measurement, some of them twice to warm up the process.
 * @throws the system's error when the directory cannot be read.
 */
export async function measuredFiles(directory: string): Promise<{ file: string; isWarmUp: boolean }[]> {
  const files = await filesOf(directory);
  const every = Math.max(1, Math.floor(files.length / 10));
  const warmUp = files.filter((_, index) => index % every === 0);
  return [...warmUp.map((file) => ({ file, isWarmUp: true })), ...files.map((file) => ({ file, isWarmUp: false }))];
}

/**
 * Reads and parses a document and takes the time. `NAME.EXT.json` next to it has the truth.
 * @throws DocumentError or the system's error when it cannot be read.
 */
export async function measure(file: string, isWarmUp: boolean, today: string): Promise<Measured> {
  const bytes = await bytesOf(file);
  const started = performance.now();
  const document = await readDocument(bytes, { fileName: file });
  const read = performance.now();
  const resume = parseResume(document, { today });
  const parsed = performance.now();
  const truth = isWarmUp ? null : await readTruth(`${file}.json`);
  return {
    file,
    isWarmUp,
    readMs: read - started,
    parseMs: parsed - read,
    heapBytes: process.memoryUsage().heapUsed,
    compared: truth && { truth, row: parseRow(file, resume, 0) },
  };
}
