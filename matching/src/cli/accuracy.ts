import { readFile } from 'node:fs/promises';

export type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The truth of a document, in the shape that `parse` prints.
 * @returns null when the file is missing.
 */
export async function readTruth(path: string): Promise<Row | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isRow(parsed) ? (isRow(parsed.truth) ? parsed.truth : parsed) : null;
  } catch {
    return null;
  }
}

const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

const texts = (row: Row, field: string): string[] => {
  const value = row[field];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((item): item is string => typeof item === 'string' && item !== '');
};

const parts = (row: Row, list: string, field: string): string[] => {
  const value = row[list];
  return Array.isArray(value) ? value.filter(isRow).flatMap((item) => texts(item, field)) : [];
};

/** The compared fields, and how to take each from a row. */
const fields: Readonly<Record<string, (row: Row) => string[]>> = {
  name: (row) => [[...texts(row, 'firstName'), ...texts(row, 'lastName')].join(' ')].filter((name) => name !== ''),
  email: (row) => texts(row, 'email'),
  phone: (row) => texts(row, 'phone'),
  city: (row) => texts(row, 'city'),
  state: (row) => texts(row, 'state'),
  zipCode: (row) => texts(row, 'zipCode'),
  skills: (row) => texts(row, 'skills'),
  certifications: (row) => texts(row, 'certifications'),
  school: (row) => parts(row, 'education', 'school'),
  degree: (row) => parts(row, 'education', 'degree'),
  title: (row) => parts(row, 'work', 'title'),
  companyName: (row) => parts(row, 'work', 'companyName'),
  startDate: (row) => parts(row, 'work', 'startDate'),
  endDate: (row) => parts(row, 'work', 'endDate'),
};

/** Counts found, missed and wrong values by field. */
export class Accuracy {
  readonly #counts = new Map<string, { hits: number; found: number; expected: number }>();

  /** Compares a parsed row with the truth; case and punctuation are ignored. */
  add(truth: Row, read: object): void {
    const row: Row = { ...read };
    for (const [field, valuesOf] of Object.entries(fields)) {
      const expected = valuesOf(truth).map(normalize);
      const rest = valuesOf(row).map(normalize);
      const counts = this.#counts.get(field) ?? { hits: 0, found: 0, expected: 0 };
      this.#counts.set(field, counts);
      counts.found += rest.length;
      counts.expected += expected.length;
      for (const value of expected) {
        const at = rest.indexOf(value);
        if (at < 0) continue;
        rest.splice(at, 1);
        counts.hits++;
      }
    }
  }

  /** The F1 of each field and their mean, in percent; empty when nothing was compared. */
  rows(): object[] {
    const scores = [...this.#counts].map(([field, { hits, found, expected }]): [string, number] => [
      field,
      found + expected === 0 ? 100 : Math.round((2000 * hits) / (found + expected)) / 10,
    ]);
    if (scores.length === 0) return [];
    const mean = scores.reduce((sum, [, score]) => sum + score, 0) / scores.length;
    return [{ f1: Object.fromEntries(scores), macroF1: Math.round(mean * 10) / 10 }];
  }
}
