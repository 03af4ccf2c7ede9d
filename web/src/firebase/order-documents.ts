import type { Sort } from '../components/grid/column';
import { sortRows } from '../components/grid/local-rows';

/** A document, as far as its order goes by it. */
interface Fields {
  get(path: string): unknown;
}

/** Fields that are shown as something else than what is stored, with what they count as. */
export type SortValues = Readonly<Record<string, (document: Fields) => unknown>>;

/**
 * The documents of a table in the order in which they are shown.
 * @param options.isOrdered do they come in the order of what is stored? That stays where nothing counts as anything else.
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
