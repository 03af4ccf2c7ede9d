import { Stack } from '@mantine/core';
import { AnswerTimesTable } from '../../../features/waiting/answer-times-table';
import { WaitingTable } from '../../../features/waiting/waiting-table';

/** /app/waiting. */
export function Component() {
  return (
    <Stack gap="md">
      <WaitingTable />
      <AnswerTimesTable />
    </Stack>
  );
}
