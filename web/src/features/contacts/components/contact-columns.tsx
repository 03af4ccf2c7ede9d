import type { Contact } from '@portal/domain/contacts/contact';
import { contactColumnTexts as headings } from '@portal/domain/texts/columns';
import type { LoginStatus } from '@portal/domain/client-connect/portal-access';
import { clientAccessTexts } from '@portal/domain/texts/client-connect';
import { contactTexts as texts } from '@portal/domain/texts/marketing';
import { tableTexts } from '@portal/domain/texts/tables';
import { Anchor } from '@mantine/core';
import { MatchText } from '../../../components/grid/cells/match-text';
import type { Column } from '../../../components/grid/column';

const flag = (isOn: boolean) => (isOn ? tableTexts.yes : tableTexts.no);
const isUnsubscribed = ({ smEmailsUnsubscribe, jmEmailsUnsubscribe }: Contact) =>
  smEmailsUnsubscribe || jmEmailsUnsubscribe;

/**
 * The columns of the contacts list and of the leads list.
 * @param statusOf state of a contact's login to Client Connect; left out without it.
 */
export function contactColumns(statusOf?: (contact: Contact) => LoginStatus): Column<Contact>[] {
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
      minWidth: 160,
      card: 'title',
    },
    {
      id: 'email',
      header: texts.email,
      sortField: 'email',
      text: ({ email }) => email,
      cell: ({ email }) => <MatchText>{email}</MatchText>,
      minWidth: 180,
      isOptional: true,
    },
    {
      id: 'companyName',
      header: headings.companyName,
      sortField: 'companyName',
      text: ({ companyName }) => companyName,
      cell: ({ companyName }) => <MatchText>{companyName}</MatchText>,
      minWidth: 140,
    },
    ...(statusOf
      ? [
          {
            id: 'clientConnect',
            header: clientAccessTexts.title,
            text: (contact: Contact) => clientAccessTexts.statuses[statusOf(contact)],
            isUnsearched: true,
            width: 140,
          },
        ]
      : []),
    {
      id: 'unsubscribed',
      header: headings.unsubscribed,
      text: (contact) => flag(isUnsubscribed(contact)),
      width: 130,
    },
    {
      id: 'massMailOptOut',
      header: headings.massMailOptOut,
      text: ({ massMailOptOut }) => flag(massMailOptOut),
      width: 165,
    },
  ];
}
