import { Accuracy } from './accuracy';
import type { Measured } from './measure';

/** A document that could not be read, and the reason. */
export interface Unread {
  file: string;
  error: string;
}

/** Time spent on the documents of one format, in milliseconds. */
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
const formatOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1).toLowerCase();

/**
 * Summarizes the measurements of documents.
 * @returns one row for each format (by file extension), one with the accuracy of each field where the truth is known,
 *   and one with the totals and the memory in use.
 */
export function benchRows(outcomes: readonly (Measured | Unread)[]): object[] {
  const formats = new Map<string, { read: number[]; parse: number[]; unread: Set<string> }>();
  const accuracy = new Accuracy();
  let heapBytes = 0;
  for (const outcome of outcomes) {
    const format = formatOf(outcome.file);
    const times = formats.get(format) ?? { read: [], parse: [], unread: new Set() };
    formats.set(format, times);
    if ('error' in outcome) {
      times.unread.add(outcome.file);
      continue;
    }
    heapBytes = outcome.heapBytes;
    if (outcome.isWarmUp) continue;
    times.read.push(outcome.readMs);
    times.parse.push(outcome.parseMs);
    if (outcome.compared) accuracy.add(outcome.compared.truth, outcome.compared.row);
  }
  const rows = [...formats].map(([format, { read, parse, unread }]): FormatTimes => {
    const total = ascending(read.map((value, index) => value + (parse[index] ?? 0)));
    const sum = total.reduce((a, b) => a + b, 0);
    return {
      format,
      documents: total.length,
      errors: unread.size,
      readMedian: quantile(ascending(read), 0.5),
      parseMedian: quantile(ascending(parse), 0.5),
      median: quantile(total, 0.5),
      p95: quantile(total, 0.95),
      perSecond: sum > 0 ? Math.round((total.length / sum) * 10_000) / 10 : 0,
    };
  });
  const documents = rows.reduce((sum, row) => sum + row.documents, 0);
  return [...rows, ...accuracy.rows(), { format: 'all', documents, heapMegabytes: Math.round(heapBytes / 1_048_576) }];
}
