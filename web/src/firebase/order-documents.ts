import type { Sort } from '../components/grid/column';
import { sortRows } from '../components/grid/local-rows';

/** The part of a document that its order needs. */
interface Fields {
  get(path: string): unknown;
}

/** Fields that are shown as something else than what is stored, with the value to sort by. */
export type SortValues = Readonly<Record<string, (document: Fields) => unknown>>;

/** A text of a document; `''` where it has none. */
export function textAt(document: Fields, path: string): string {
  const value = document.get(path);
  return typeof value === 'string' ? value : '';
}

/**
 * Orders the documents of a table as they are shown.
 * @param options.isOrdered whether they come in the stored order, which stays for fields without a sort value.
 */
export function orderDocuments<Document extends Fields>(
  documents: readonly Document[],
  sort: Sort,
  { isOrdered, counted = {} }: { isOrdered: boolean; counted?: SortValues | undefined },
): readonly Document[] {
  const valueOf = counted[sort.field];
  if (!valueOf && isOrdered) return documents;
  return sortRows(documents, sort, valueOf ?? ((document) => document.get(sort.field)));
}
