import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { TitleLink } from '../../../components/grid/cells/title-link';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';
import { formatDay } from '../../../components/ui/format';

/** The columns of the list of tearsheets: of jobs in job-market mode, of people otherwise (001 §2.5 "Tearsheets"). */
export function tearsheetColumns(options: {
  isJobMarket: boolean;
  hrefOf: (row: Tearsheet) => string;
}): Column<Tearsheet>[] {
  return columnsOf<'tearsheets', Tearsheet>(
    'tearsheets',
    {
      name: {
        text: ({ name }) => name,
        cell: (row) => <TitleLink to={options.hrefOf(row)}>{row.name}</TitleLink>,
        minWidth: 200,
        card: 'title',
      },
      lastModified: { text: ({ dateLastModified }) => formatDay(dateLastModified), width: 160 },
      candidates: { text: ({ numCandidates }) => String(numCandidates), width: 130 },
      jobs: { text: ({ numJobs }) => String(numJobs), width: 110 },
      contacts: { text: ({ numContacts }) => String(numContacts), width: 120 },
      leads: { text: ({ numLeads }) => String(numLeads), width: 110 },
    },
    { jobMarket: options.isJobMarket, noJobMarket: !options.isJobMarket },
  );
}
