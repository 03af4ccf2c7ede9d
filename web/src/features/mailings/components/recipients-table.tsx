import { dayMs } from '@portal/domain/constants/time';
import { defaultReminderDays, isUnanswered, type Mailing, type MailingRecipient } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Badge, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Column } from '../../../components/grid/column';
import { DataTable } from '../../../components/grid/data-table';
import { useTableState } from '../../../components/grid/use-table-state';
import { formatDayAndTime } from '../../../components/ui/format';
import { Empty } from '../../../components/ui/states';
import { useRecipients } from '../data/use-mailings';

const rowId = ({ id }: MailingRecipient) => id;
const rowName = ({ name, email }: MailingRecipient) => name || email;
const initialSort = { field: 'name', direction: 'asc' } as const;
const headings = texts.recipientColumns;
const emptyTexts: Partial<Record<Mailing['state'], string>> = {
  scheduled: texts.recipientsLater,
  preparing: texts.noRecipientsYet,
};

/** The recipients of a mailing: who got it, opened it, for how long, and who has not answered. */
export function RecipientsTable({ mailing }: { mailing: Mailing }) {
  const [now] = useState(() => Date.now());
  const columns = useMemo(() => recipientColumns(mailing.isTracked, now), [mailing.isTracked, now]);
  const state = useTableState({ tableId: 'mailingRecipients', columns, initialSort });
  const table = useRecipients(mailing, state);
  return (
    <DataTable
      title={texts.recipients}
      table={table}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      empty={<Empty>{emptyTexts[mailing.state] ?? texts.noRecipients}</Empty>}
    />
  );
}

function recipientColumns(isTracked: boolean, now: number): Column<MailingRecipient>[] {
  const time = (id: 'sentAt' | 'openedAt' | 'clickedAt' | 'viewedAt') => ({
    id,
    header: headings[id],
    text: (row: MailingRecipient) => formatDayAndTime(row[id]),
    width: 136,
    isAvailable: isTracked || id === 'sentAt' || id === 'viewedAt',
  });
  const answer = (row: MailingRecipient): string => {
    if (row.answeredAt) return texts.answered;
    if (row.unsubscribedAt) return texts.unsubscribed;
    if (row.bouncedAt) return texts.bouncedState;
    return isUnanswered(row, now - defaultReminderDays * dayMs) ? texts.stale : '';
  };
  const columns: Column<MailingRecipient>[] = [
    {
      id: 'name',
      header: headings.name,
      sortField: 'name',
      text: ({ name }) => name,
      minWidth: 140,
      card: 'title',
    },
    { id: 'email', header: headings.email, sortField: 'email', text: ({ email }) => email, minWidth: 160 },
    { id: 'company', header: headings.company, text: ({ companyName }) => companyName, isOptional: true },
    {
      id: 'state',
      header: headings.state,
      sortField: 'state',
      text: (row) => [texts.recipientStates[row.state], reasonOf(row)].filter(Boolean).join(': '),
      cell: (row) => (
        <Text size="sm" truncate>
          {texts.recipientStates[row.state]}
          {reasonOf(row) !== '' && (
            <Text span size="xs" c="dimmed">
              {' '}
              {reasonOf(row)}
            </Text>
          )}
        </Text>
      ),
      minWidth: 120,
    },
    time('sentAt'),
    time('openedAt'),
    time('clickedAt'),
    time('viewedAt'),
    {
      id: 'viewTime',
      header: headings.viewTime,
      text: ({ viewSeconds }) => (viewSeconds > 0 ? `${Math.round(viewSeconds)} s` : ''),
      width: 122,
    },
    {
      id: 'answer',
      header: headings.answer,
      text: answer,
      cell: (row) =>
        answer(row) !== '' && (
          <Badge variant="light" radius="sm" tt="none" color={answer(row) === texts.answered ? 'green' : 'gray'}>
            {answer(row)}
          </Badge>
        ),
      width: 124,
    },
  ];
  return columns.filter(({ isAvailable }) => isAvailable !== false);
}

function reasonOf({ reason }: MailingRecipient): string {
  return reason in texts.reasons ? texts.reasons[reason as keyof typeof texts.reasons] : reason;
}
