import { readFile, rename, writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { csvFile } from '@portal/domain/tables/csv';

/** A row by its column names. */
export type Row = Readonly<Record<string, string>>;

/** The rows of a CSV file with a heading; none when there is no file. */
export async function readTable(file: string): Promise<Row[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return parse(text, { columns: true, skip_empty_lines: true, bom: true, relax_column_count: true });
}

/** Adds a row. */
export async function appendRow(file: string, row: Row): Promise<void> {
  await writeTable(file, [...(await readTable(file)), row]);
}

/** Changes the first row that fits, or adds one. */
export async function setRow(file: string, fits: (row: Row) => boolean, values: Row): Promise<void> {
  const rows = await readTable(file);
  const index = rows.findIndex(fits);
  const changed = { ...rows[index], ...values };
  await writeTable(file, index < 0 ? [...rows, changed] : rows.with(index, changed));
}

/** A reader sees the old file or the new one, never half of it. */
async function writeTable(file: string, rows: readonly Row[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ''));
  await writeFile(`${file}.new`, csvFile(columns, cells));
  await rename(`${file}.new`, file);
}
