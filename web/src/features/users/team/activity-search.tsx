import { activityColumnTexts as headings } from '@portal/domain/texts/columns';
import { formTexts } from '@portal/domain/texts/form';
import { loadStateTexts } from '@portal/domain/texts/states';
import { teamTexts } from '@portal/domain/texts/team';
import { Button, Group, Modal, ScrollArea, Stack, Table, Text } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import '@mantine/dates/styles.css';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { Empty, LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useWork } from '../../../components/ui/use-work';
import { useData } from '../../../firebase/data-provider';
import { findUserLogs, maxUserLogs } from '../data/find-user-logs';

type Range = [string | null, string | null];
type Found =
  | { status: 'nothing' }
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'success'; logs: Awaited<ReturnType<typeof findUserLogs>> };

interface Props {
  organizationId: string;
  onClose: () => void;
}

/** The activity of an organization's users between two days. */
export function ActivitySearch({ organizationId, onClose }: Props) {
  const { firestore } = useData();
  const daysId = useId();
  const [range, setRange] = useState<Range>([null, null]);
  const [found, setFound] = useState<Found>({ status: 'nothing' });
  const [first, last] = range;

  const search = async () => {
    if (!first) return;
    setFound({ status: 'loading' });
    try {
      const from = dayjs(first).startOf('day').unix();
      const to = dayjs(last ?? first)
        .endOf('day')
        .unix();
      setFound({ status: 'success', logs: await findUserLogs(firestore, { organizationId, from, to }) });
    } catch {
      setFound({ status: 'error' });
    }
  };

  return (
    <Modal opened onClose={onClose} title={teamTexts.searchActivity} size="lg" centered>
      <Stack>
        <Group align="flex-end">
          <DatePickerInput
            type="range"
            label={teamTexts.days}
            placeholder={teamTexts.dayRange}
            allowSingleDateInRange
            maxDate={dayjs().format('YYYY-MM-DD')}
            value={range}
            onChange={setRange}
            style={{ flex: '1 1 220px' }}
            // The calendar is labeled by its field.
            id={daysId}
            popoverProps={{ withinPortal: true, id: daysId }}
            hideOutsideDates
            weekendDays={[]}
            ariaLabels={{ previousMonth: teamTexts.previousMonth, nextMonth: teamTexts.nextMonth }}
            data-autofocus
          />
          <BusyButton variant="filled" onClick={search} disabled={!first}>
            {formTexts.search}
          </BusyButton>
          <Button variant="default" onClick={onClose}>
            {formTexts.cancel}
          </Button>
        </Group>
        <div aria-live="polite">
          <Results found={found} onRetry={search} />
        </div>
      </Stack>
    </Modal>
  );
}

function Results({ found, onRetry }: { found: Found; onRetry: () => Promise<void> }) {
  const { work } = useWork();
  if (found.status === 'nothing') return null;
  if (found.status === 'loading') return <RowsLoading rows={4} />;
  if (found.status === 'error')
    return (
      <LoadFailed
        onRetry={() => {
          work(onRetry);
        }}
      />
    );
  if (found.logs.length === 0) return <Empty>{loadStateTexts.noData}</Empty>;
  return (
    <Stack gap="xs">
      <ScrollArea.Autosize mah={420} viewportProps={{ tabIndex: 0 }}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th miw={96}>{headings.date}</Table.Th>
              <Table.Th miw={96}>{headings.type}</Table.Th>
              <Table.Th w="60%">{headings.user}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.logs.map(({ id, date, eventType, user, by }) => (
              <Table.Tr key={id}>
                <Table.Td>{dayjs.unix(date).format('MMM D, YYYY h:mm A')}</Table.Td>
                <Table.Td>{inWords(eventType)}</Table.Td>
                <Table.Td style={{ overflowWrap: 'anywhere' }}>
                  {user.email}
                  {by && by.email !== user.email && (
                    <Text size="xs" c="dimmed">
                      {teamTexts.doneBy(by.email)}
                    </Text>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea.Autosize>
      {found.logs.length === maxUserLogs && (
        <Text size="xs" c="dimmed">
          {teamTexts.moreActivity(maxUserLogs)}
        </Text>
      )}
    </Stack>
  );
}

/** Turns `userDisabled` into `User disabled`. */
function inWords(eventType: string): string {
  const words = eventType.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
