import type { TearsheetJobRow } from '@portal/domain/tearsheets/tearsheet';
import { tearsheetJobColumnTexts as headings } from '@portal/domain/texts/columns';
import { tableTexts } from '@portal/domain/texts/tables';
import { TitleLink } from '../../../components/grid/cells/title-link';
import { ViewButton } from '../../../components/grid/cells/view-button';
import type { Column } from '../../../components/grid/column';

/** The columns of the jobs of a tearsheet. */
export function tearsheetJobColumns(hrefOf: (row: TearsheetJobRow) => string): Column<TearsheetJobRow>[] {
  return [
    {
      id: 'view',
      header: headings.viewJob,
      text: () => headings.viewJob,
      cell: (row) => <ViewButton to={hrefOf(row)} label={`${headings.viewJob}: ${row.title}`} />,
      width: 110,
      card: 'hidden',
      isAction: true,
    },
    {
      id: 'title',
      header: headings.title,
      sortField: 'title',
      text: ({ title }) => title,
      cell: (row) => <TitleLink to={hrefOf(row)}>{row.title}</TitleLink>,
      minWidth: 220,
      card: 'title',
    },
    {
      id: 'missingProfile',
      header: headings.missingProfile,
      sortField: 'missingProfile',
      text: ({ missingProfile }) => (missingProfile ? tableTexts.yes : tableTexts.no),
      width: 160,
    },
  ];
}
