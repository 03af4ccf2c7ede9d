import type { ContactRow } from '@portal/domain/contacts/contact';
import { tableTexts } from '@portal/domain/texts/tables';
import { Anchor } from '@mantine/core';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Column } from '../../../components/grid/column';
import { columnsOf } from '../../../components/grid/columns-of';

/** The columns of the contacts list and of the leads list (001 §2.5). */
export function contactColumns(table: 'contacts' | 'leads'): Column<ContactRow>[] {
  const flag = (isOn: boolean) => (isOn ? tableTexts.yes : tableTexts.no);
  return columnsOf<typeof table, ContactRow>(table, {
    name: {
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
    companyName: { text: ({ companyName }) => companyName },
    unsubscribed: { text: ({ unsubscribed }) => flag(unsubscribed), width: 150 },
    massMailOptOut: { text: ({ massMailOptOut }) => flag(massMailOptOut), width: 190 },
  });
}
