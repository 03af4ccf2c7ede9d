import type { Interview } from '@portal/domain/interviews/interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { formatSlot, ownTimeZone } from '@portal/domain/interviews/time-zone';
import { interviewScreenTexts as texts } from '@portal/domain/texts/interviews';
import { Text } from '@mantine/core';

interface Props {
  slot: Slot;
  client: Interview['client'];
  note?: ((time: string) => string) | undefined;
}

/** A time on the user's clock, and below on the client's where that is another one. */
export function SlotLine({ slot, client, note }: Props) {
  const own = formatSlot(slot, ownTimeZone());
  const theirs = client.timeZone ? formatSlot(slot, client.timeZone) : own;
  return (
    <div>
      <Text size="sm" fw={500}>
        {note ? note(own) : own}
      </Text>
      {theirs !== own && (
        <Text size="xs" c="dimmed">
          {texts.timeOf(client.name || client.email, theirs)}
        </Text>
      )}
    </div>
  );
}
