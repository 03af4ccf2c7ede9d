import { tableTexts } from '@portal/domain/texts/tables';
import { Group } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';

/** How many viewers approved and how many declined. */
export function Votes({ approvals, declines }: { approvals: number; declines: number }) {
  return (
    <Group gap={10} wrap="nowrap">
      <Group gap={4} wrap="nowrap">
        <IconThumbUp size={15} color="var(--score-green)" role="img" aria-label={tableTexts.approved} />
        <span>{approvals}</span>
      </Group>
      <Group gap={4} wrap="nowrap">
        <IconThumbDown size={15} color="var(--score-red)" role="img" aria-label={tableTexts.declined} />
        <span>{declines}</span>
      </Group>
    </Group>
  );
}
