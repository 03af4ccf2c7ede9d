import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '../documents/read-document';
import { parseResume } from '../resume/parse-resume';
import { readTruth, type Row } from './accuracy';
import { bytesOf } from './inputs';
import { parseRow } from './rows';

/** What reading one document took, in milliseconds, and what came of it where the truth is known. */
export interface Measured {
  file: string;
  /** Read only to warm the process up: its time says nothing. */
  isWarmUp: boolean;
  readMs: number;
  parseMs: number;
  /** On the heap of the process behind it. */
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
 * The documents of a directory in the order in which they are measured: some of them first, to warm the process up.
 * @throws the system's error when the directory cannot be read.
 */
export async function measuredFiles(directory: string): Promise<{ file: string; isWarmUp: boolean }[]> {
  const files = await filesOf(directory);
  const every = Math.max(1, Math.floor(files.length / 10));
  const warmUp = files.filter((_, index) => index % every === 0);
  return [...warmUp.map((file) => ({ file, isWarmUp: true })), ...files.map((file) => ({ file, isWarmUp: false }))];
}

/**
 * Reads and parses a document, with its time. `NAME.EXT.json` beside it says what a perfect reader finds.
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
