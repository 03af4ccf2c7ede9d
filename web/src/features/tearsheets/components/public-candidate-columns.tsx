import type { PublicTearsheetColumn } from '@portal/domain/tables/public-tearsheet-columns';
import { tearsheetCandidateColumnTexts as headings } from '@portal/domain/texts/columns';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';
import { formatAnyDay } from '../../../components/ui/format';

/** A candidate of a public list: the fields that the organization chose, by their paths. */
export interface PublicCandidateRow {
  id: string;
  values: Readonly<Partial<Record<string, string | number | boolean | null>>>;
}

/** The columns of the public list of a tearsheet: View Candidate, then the organization's own. */
export function publicCandidateColumns(
  custom: readonly PublicTearsheetColumn[],
  hrefOf: (row: PublicCandidateRow) => string,
): Column<PublicCandidateRow>[] {
  const view: Column<PublicCandidateRow> = {
    id: 'view',
    header: headings.viewCandidate,
    text: () => headings.viewCandidate,
    cell: (row) => (
      <ViewButton to={hrefOf(row)} label={`${headings.viewCandidate}: ${String(row.values.name ?? row.id)}`} />
    ),
    width: 130,
    isAction: true,
  };
  const own = custom.map(({ field, header, isDate }, index): Column<PublicCandidateRow> => ({
    id: field,
    header,
    sortField: `values.${field}`,
    text: ({ values }) => (isDate ? formatAnyDay(values[field]) : String(values[field] ?? '')),
    ...(index === 0 ? { card: 'title' } : {}),
  }));
  return [view, ...own];
}
