import { maxJobNoteLength } from '@portal/domain/jobs/job-note';
import { jobNotesTexts as texts } from '@portal/domain/texts/job-notes';
import { Group, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { BusyButton } from '../../../components/ui/busy-button';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useJobNoteCalls } from './use-job-note-calls';

const newId = () => crypto.randomUUID();

/** Writes a note on a job. It is internal until the user says that it is for the client. */
export function AddJobNote({ organizationId, jobId }: { organizationId: string; jobId: string }) {
  const { add } = useJobNoteCalls(organizationId, jobId);
  const [text, setText] = useState('');
  const [isForClient, setForClient] = useState(false);
  // The id stays until the note is stored, so that a repeated call adds one note.
  const [noteId, setNoteId] = useState(newId);
  const save = () =>
    runWithNotice(
      async () => {
        await add({ noteId, text, isForClient });
        setText('');
        setForClient(false);
        setNoteId(newId());
      },
      { done: texts.added },
    );
  return (
    <Stack gap="xs">
      <Textarea
        label={texts.note}
        value={text}
        maxLength={maxJobNoteLength}
        autosize
        minRows={2}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Group justify="space-between">
        <Radio.Group
          aria-label={texts.audience}
          value={isForClient ? 'client' : 'internal'}
          onChange={(value) => {
            setForClient(value === 'client');
          }}
        >
          <Group gap="md">
            <Radio value="internal" label={texts.internal} />
            <Radio value="client" label={texts.forClient} />
          </Group>
        </Radio.Group>
        <BusyButton disabled={text.trim() === ''} onClick={save}>
          {texts.add}
        </BusyButton>
      </Group>
    </Stack>
  );
}
