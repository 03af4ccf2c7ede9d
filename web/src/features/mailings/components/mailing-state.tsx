import type { Mailing } from '@portal/domain/mail/mailing';
import { mailingTexts } from '@portal/domain/texts/marketing';
import { Badge } from '@mantine/core';

const colors: Record<Mailing['state'], string> = {
  scheduled: 'blue',
  preparing: 'blue',
  sending: 'blue',
  paused: 'yellow',
  stopped: 'gray',
  done: 'green',
  failed: 'red',
};

/** The state of a mailing as a badge. */
export function MailingState({ mailing }: { mailing: Pick<Mailing, 'state'> }) {
  return (
    <Badge variant="light" radius="sm" tt="none" color={colors[mailing.state]}>
      {mailingTexts.states[mailing.state]}
    </Badge>
  );
}
