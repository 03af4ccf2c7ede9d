import type { Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts } from '@portal/domain/texts/marketing';
import { TitleLink } from '../../../components/grid/cells/title-link';
import type { Column } from '../../../components/grid/column';
import { formatDay } from '../../../components/ui/format';
import { MailingState } from './mailing-state';

const headings = mailingTexts.columns;

/** The columns of the list of mailings. */
export function mailingColumns(hrefOf: (row: Mailing) => string): Column<Mailing>[] {
  const number = (id: 'total' | 'sent' | 'opened' | 'clicked') => ({
    id,
    header: headings[id],
    text: (row: Mailing) => String(row[id]),
    width: 110,
  });
  return [
    {
      id: 'subject',
      header: headings.subject,
      text: ({ subject }) => subject,
      cell: (row) => <TitleLink to={hrefOf(row)}>{row.subject}</TitleLink>,
      minWidth: 200,
      card: 'title',
    },
    {
      id: 'about',
      header: headings.about,
      text: ({ kind, targetName }) => `${mailingTexts.kinds[kind]}: ${targetName}`,
      minWidth: 150,
    },
    {
      id: 'state',
      header: headings.state,
      text: ({ state }) => mailingTexts.states[state],
      cell: (row) => <MailingState mailing={row} />,
      width: 120,
    },
    {
      id: 'created',
      header: headings.created,
      sortField: 'createdAt',
      text: ({ createdAt }) => formatDay(createdAt),
      width: 120,
    },
    { id: 'createdBy', header: headings.createdBy, text: ({ createdByName }) => createdByName, isOptional: true },
    number('total'),
    number('sent'),
    number('opened'),
    number('clicked'),
  ];
}
