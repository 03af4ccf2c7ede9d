import type { ReactNode } from 'react';

/** A column of a table: everything about it in one entry. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The value as text: for export, for copying, for screen readers, and shown when there is no `cell`. */
  text: (row: Row) => string;
  /** How the value is shown when text is not enough. */
  cell?: (row: Row) => ReactNode;
  /** Field of the stored document by which the table is sorted; without one the column does not sort. */
  sortField?: string;
  /** Pixels; columns without a width share the rest. */
  width?: number;
  /** How large this column's part of the rest is; 1 when it is left out. */
  flex?: number;
  minWidth?: number;
  /** Offered in the chooser but not shown at first. */
  isOptional?: boolean;
  /** False where the user, the organization or the screen has no use for the column: it is not even offered. */
  isAvailable?: boolean;
  /** The search of the table does not look there, so nothing is marked there. */
  isUnsearched?: boolean;
  /** Holds a button or a box and nothing to read: left out of files, and when a cell is copied. */
  isAction?: boolean;
  /** Its place on the card that replaces the row on a phone; left out, it is a line of its own. */
  card?: 'title' | 'corner' | 'hidden';
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** The columns of a table without those that are not available here. */
export function availableColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ isAvailable }) => isAvailable !== false);
}

/** The columns that a table shows before the user chose any. */
export function defaultColumnIds<Row>(columns: readonly Column<Row>[]): string[] {
  return columns.filter((column) => !column.isOptional).map((column) => column.id);
}

/** The sort after a click on a column: ascending first, then descending, then ascending again. */
export function nextSort(current: Sort, field: string): Sort {
  if (current.field !== field) return { field, direction: 'asc' };
  return { field, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}
