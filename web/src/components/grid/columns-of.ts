import { columnsUnder, type ColumnCondition, type ColumnId, type TableId } from '@portal/domain/tables/column-sets';
import type { Column } from './column';

/** How a column of a set shows what a line has in it; what it is, says the set. */
export type Presentation<Row> = Omit<Column<Row>, 'id' | 'header' | 'sortField' | 'isOptional'>;

/**
 * The columns of a table: the set of the domain, each with its presentation. A column without one is a type error.
 * @param holds which conditions hold; columns whose condition does not are left out.
 */
export function columnsOf<Id extends TableId, Row>(
  table: Id,
  presentations: Readonly<Record<ColumnId<Id>, Presentation<Row>>>,
  holds: Partial<Record<ColumnCondition, boolean>> = {},
): Column<Row>[] {
  const byId: Readonly<Partial<Record<string, Presentation<Row>>>> = presentations;
  return columnsUnder(table, holds).flatMap(({ id, header, sortField, isOptional }) => {
    const presentation = byId[id];
    if (!presentation) return [];
    return [
      { ...presentation, id, header, ...(sortField ? { sortField } : {}), ...(isOptional ? { isOptional } : {}) },
    ];
  });
}
