import type { OutboxNote } from '@portal/domain/ats/outbox-note';
import { teamApi } from '@portal/domain/contracts/administration-api';
import { atsTexts } from '@portal/domain/texts/ats';
import { noteActions } from '@portal/domain/texts/marketing-notes';
import { Group, Paper, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../components/ui/busy-button';
import { formatDayAndTime } from '../../components/ui/format';
import { runWithNotice } from '../../components/ui/run-with-notice';
import { Empty, LoadFailed, RowsLoading } from '../../components/ui/states';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';
import { shownNotes, useOutbox, type ShownState } from './use-outbox';

const states = (Object.keys(atsTexts.noteStates) as ShownState[]).map((value) => ({
  value,
  label: atsTexts.noteStates[value],
}));

/** Notes for the ATS by state; failed and waiting ones can be sent again. */
export function Outbox({ organizationId }: { organizationId: string }) {
  const [state, setState] = useState<ShownState>('failed');
  return (
    <Stack gap="xs" component="section">
      <Group justify="space-between">
        <Title order={2} size="h4">
          {atsTexts.notes}
        </Title>
        <SegmentedControl aria-label={atsTexts.notes} size="xs" data={states} value={state} onChange={setState} />
      </Group>
      <Text size="sm" c="dimmed">
        {atsTexts.notesHint}
      </Text>
      <Notes key={state} organizationId={organizationId} state={state} />
    </Stack>
  );
}

function Notes({ organizationId, state }: { organizationId: string; state: ShownState }) {
  const notes = useOutbox(organizationId, state);
  if (notes.status === 'loading') return <RowsLoading rows={3} />;
  if (notes.status === 'error') return <LoadFailed onRetry={notes.retry} />;
  if (notes.data.length === 0) return <Empty>{atsTexts.noNotes[state]}</Empty>;
  return (
    <>
      <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {notes.data.map((note) => (
          <Note key={note.id} organizationId={organizationId} note={note} />
        ))}
      </Stack>
      {notes.data.length === shownNotes && (
        <Text size="xs" c="dimmed">
          {atsTexts.shownNotes(shownNotes)}
        </Text>
      )}
    </>
  );
}

function Note({ organizationId, note }: { organizationId: string; note: OutboxNote }) {
  const { auth } = useFirebase();
  const action = noteActions[note.noteType];
  const resend = () =>
    runWithNotice(() => callApi(auth, teamApi.resendAtsNote, { organizationId, noteId: note.id }, { api: 'app' }), {
      done: atsTexts.noteQueued,
    });
  const facts = [
    atsTexts.aboutRecord(note.subject),
    formatDayAndTime(note.sentAt ?? note.createdAt),
    note.tries > 0 && atsTexts.tries(note.tries),
  ];
  return (
    <Paper component="li" withBorder px="md" py="xs">
      <Group justify="space-between" wrap="nowrap">
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={500}>
            {action}
          </Text>
          {note.text !== '' && (
            <Text size="sm" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
              {note.text}
            </Text>
          )}
          <Text size="xs" c="dimmed">
            {facts.filter(Boolean).join(' · ')}
          </Text>
          {note.message !== '' && (
            <Text size="xs" c="var(--mantine-color-red-text)">
              {note.message}
            </Text>
          )}
        </div>
        {note.state !== 'sent' && (
          <BusyButton
            size="xs"
            style={{ flexShrink: 0 }}
            label={atsTexts.sendNoteAgain(note.text || action)}
            leftSection={<IconSend size={14} aria-hidden />}
            onClick={resend}
          >
            {atsTexts.sendAgain}
          </BusyButton>
        )}
      </Group>
    </Paper>
  );
}
