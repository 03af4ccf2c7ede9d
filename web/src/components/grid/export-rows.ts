import { csvFile } from '@portal/domain/tables/csv';
import type { Column } from './column';

/** The rows as a CSV file of all columns but those of buttons. */
export function rowsAsCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const readable = columns.filter(({ isAction }) => !isAction);
  return csvFile(
    readable.map(({ header }) => header),
    rows.map((row) => readable.map((column) => column.text(row))),
  );
}
