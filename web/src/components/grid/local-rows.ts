import type { Timestamp } from '@portal/domain/fields/time';
import type { Sort } from './column';

/**
 * Rows in memory in the order Firestore would give: null first, then numbers and times, then texts;
 * texts by locale. Equal rows keep their order.
 */
export function sortRows<Row>(rows: readonly Row[], { direction }: Sort, valueOf: (row: Row) => unknown): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(comparable(valueOf(a)), comparable(valueOf(b))));
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function comparable(value: unknown): number | string | null {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Date) return value.getTime();
  return isTimestamp(value) ? value.toMillis() : null;
}

function isTimestamp(value: unknown): value is Timestamp {
  return typeof value === 'object' && value !== null && 'toMillis' in value && typeof value.toMillis === 'function';
}

function compare(a: number | string | null, b: number | string | null): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return rank(a) - rank(b);
}

function rank(value: number | string | null): number {
  if (value === null) return 0;
  return typeof value === 'number' ? 1 : 2;
}
