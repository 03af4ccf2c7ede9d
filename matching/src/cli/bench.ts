import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '../documents/read-document';
import { parseResume } from '../resume/parse-resume';
import { Accuracy, readTruth } from './accuracy';
import { parseRow } from './rows';

/** Time spent on the documents of one format. */
interface FormatTimes {
  format: string;
  documents: number;
  errors: number;
  readMedian: number;
  parseMedian: number;
  median: number;
  p95: number;
  perSecond: number;
}

const quantile = (sorted: readonly number[], part: number): number => {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return Math.round(value * 100) / 100;
};
const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

async function filesOf(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Reads and parses every document of a directory once, after a warm-up, and tells the time by file extension. Where
 * `NAME.EXT.json` stands beside a document and says what a perfect reader finds in it, it also tells the accuracy.
 * @returns a row a format, one of the accuracy of each field, and one of all with the memory in use.
 */
export async function bench(directory: string, today: string): Promise<object[]> {
  const files = (await filesOf(directory)).filter((file) => /\.(?:pdf|docx?|rtf|odt|txt|html?)$/i.test(file));
  const times = new Map<string, { read: number[]; parse: number[]; errors: number }>();
  const accuracy = new Accuracy();
  const warmUp = files.filter((_, index) => index % Math.max(1, Math.floor(files.length / 10)) === 0);
  for (const file of [...warmUp, ...files].map((path, index) => ({ path, isCounted: index >= warmUp.length }))) {
    const format = file.path.slice(file.path.lastIndexOf('.') + 1).toLowerCase();
    const row = times.get(format) ?? { read: [], parse: [], errors: 0 };
    times.set(format, row);
    const bytes = new Uint8Array(await readFile(file.path));
    const started = performance.now();
    try {
      const document = await readDocument(bytes, { fileName: file.path });
      const read = performance.now();
      const resume = parseResume(document, { today });
      if (!file.isCounted) continue;
      row.parse.push(performance.now() - read);
      row.read.push(read - started);
      const truth = await readTruth(`${file.path}.json`);
      if (truth) accuracy.add(truth, parseRow(file.path, resume, 0));
    } catch {
      if (file.isCounted) row.errors++;
    }
  }
  const rows = [...times].map(([format, { read, parse, errors }]): FormatTimes => {
    const total = ascending(read.map((value, index) => value + (parse[index] ?? 0)));
    const sum = total.reduce((a, b) => a + b, 0);
    return {
      format,
      documents: total.length,
      errors,
      readMedian: quantile(ascending(read), 0.5),
      parseMedian: quantile(ascending(parse), 0.5),
      median: quantile(total, 0.5),
      p95: quantile(total, 0.95),
      perSecond: sum > 0 ? Math.round((total.length / sum) * 10_000) / 10 : 0,
    };
  });
  const megabytes = Math.round(process.memoryUsage().heapUsed / 1_048_576);
  return [
    ...rows,
    ...accuracy.rows(),
    { format: 'all', documents: rows.reduce((sum, row) => sum + row.documents, 0), heapMegabytes: megabytes },
  ];
}
