import { contactColumnTexts as headings } from '@portal/domain/texts/columns';
import type { ContactRow } from '@portal/domain/contacts/contact';
import { tableTexts } from '@portal/domain/texts/tables';
import { Anchor } from '@mantine/core';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Column } from '../../../components/grid/column';

/** The columns of the contacts list and of the leads list. */
export function contactColumns(): Column<ContactRow>[] {
  const flag = (isOn: boolean) => (isOn ? tableTexts.yes : tableTexts.no);
  return [
    {
      id: 'name',
      header: headings.name,
      sortField: 'name',
      text: ({ name }) => name,
      cell: ({ name, profileLink }) =>
        profileLink === '' ? (
          <MatchText>{name}</MatchText>
        ) : (
          <Anchor href={profileLink} target="_blank" rel="noopener">
            <MatchText>{name}</MatchText>
          </Anchor>
        ),
      card: 'title',
    },
    {
      id: 'companyName',
      header: headings.companyName,
      sortField: 'companyName',
      text: ({ companyName }) => companyName,
    },
    {
      id: 'unsubscribed',
      header: headings.unsubscribed,
      sortField: 'unsubscribed',
      text: ({ unsubscribed }) => flag(unsubscribed),
      width: 150,
    },
    {
      id: 'massMailOptOut',
      header: headings.massMailOptOut,
      sortField: 'massMailOptOut',
      text: ({ massMailOptOut }) => flag(massMailOptOut),
      width: 190,
    },
  ];
}
