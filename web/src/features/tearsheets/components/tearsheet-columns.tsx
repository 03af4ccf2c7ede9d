import { tearsheetColumnTexts as headings } from '@portal/domain/texts/columns';
import type { Tearsheet } from '@portal/domain/tearsheets/tearsheet';
import { TitleLink } from '../../../components/grid/cells/title-link';
import { availableColumns, type Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';

/** The columns of the list of tearsheets. */
export function tearsheetColumns(options: {
  isJobMarket: boolean;
  hrefOf: (row: Tearsheet) => string;
}): Column<Tearsheet>[] {
  return availableColumns<Tearsheet>([
    {
      id: 'name',
      header: headings.name,
      sortField: 'name',
      text: ({ name }) => name,
      cell: (row) => <TitleLink to={options.hrefOf(row)}>{row.name}</TitleLink>,
      minWidth: 200,
      card: 'title',
    },
    {
      id: 'lastModified',
      header: headings.lastModified,
      sortField: 'dateLastModified',
      text: ({ dateLastModified }) => formatDay(dateLastModified),
      width: 160,
    },
    {
      id: 'candidates',
      header: headings.candidates,
      sortField: 'numCandidates',
      text: ({ numCandidates }) => String(numCandidates),
      width: 130,
    },
    {
      id: 'jobs',
      header: headings.jobs,
      sortField: 'numJobs',
      text: ({ numJobs }) => String(numJobs),
      width: 110,
      isAvailable: options.isJobMarket,
    },
    {
      id: 'contacts',
      header: headings.contacts,
      sortField: 'numContacts',
      text: ({ numContacts }) => String(numContacts),
      width: 120,
      isAvailable: !options.isJobMarket,
    },
    {
      id: 'leads',
      header: headings.leads,
      sortField: 'numLeads',
      text: ({ numLeads }) => String(numLeads),
      width: 110,
      isAvailable: !options.isJobMarket,
    },
  ]);
}
