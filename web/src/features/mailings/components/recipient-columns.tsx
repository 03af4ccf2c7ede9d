import { dayMs } from '@portal/domain/constants/time';
import { defaultReminderDays, isUnanswered, type MailingRecipient } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Badge, Text } from '@mantine/core';
import type { Column } from '../../../components/grid/column';
import { formatDayAndTime } from '../../../components/ui/format';
import { decisionOf } from './mailing-answers';

const headings = texts.recipientColumns;

/** The columns of a mailing's recipients. */
export function recipientColumns(options: {
  isTracked: boolean;
  /** The mailing has ended: who still waits gets no email. */
  isOver: boolean;
  now: number;
}): Column<MailingRecipient>[] {
  const { isTracked, isOver, now } = options;
  const stateOf = ({ state }: MailingRecipient) =>
    texts.recipientStates[isOver && state === 'pending' ? 'skipped' : state];
  const time = (id: 'sentAt' | 'openedAt' | 'clickedAt' | 'viewedAt') => ({
    id,
    header: headings[id],
    text: (row: MailingRecipient) =>
      [formatDayAndTime(row[id]), id === 'openedAt' && row.isOpenedByProxy && texts.byProxy].filter(Boolean).join(', '),
    width: 136,
    isAvailable: isTracked || id === 'sentAt' || id === 'viewedAt',
  });
  const answer = (row: MailingRecipient): string => {
    if (row.answeredAt) return row.answers.map(decisionOf).join(', ') || texts.answered;
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
      text: (row) => [stateOf(row), reasonOf(row)].filter(Boolean).join(': '),
      cell: (row) => (
        <Text size="sm" truncate>
          {stateOf(row)}
          {reasonOf(row) !== '' && (
            <Text span size="xs" c="dimmed">
              {' '}
              {reasonOf(row)}
            </Text>
          )}
        </Text>
      ),
      minWidth: 110,
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
          <Badge variant="light" radius="sm" tt="none" color={row.answeredAt ? 'green' : 'gray'}>
            {answer(row)}
          </Badge>
        ),
      minWidth: 180,
    },
  ];
  return columns.filter(({ isAvailable }) => isAvailable !== false);
}

function reasonOf({ reason }: MailingRecipient): string {
  return reason in texts.reasons ? texts.reasons[reason as keyof typeof texts.reasons] : reason;
}
