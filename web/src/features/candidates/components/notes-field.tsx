import { maxNotesLength } from '@portal/domain/candidates/job-candidate';
import { profileAutosaveMs } from '@portal/domain/constants/editing';
import { profileTexts } from '@portal/domain/texts/profiles';
import { saveStateTexts } from '@portal/domain/texts/states';
import { Group, Text, Textarea } from '@mantine/core';
import { useId } from 'react';
import { useAutosave, type SaveState } from '../../../components/ui/use-autosave';

interface Props {
  label: string;
  hint: string;
  stored: string;
  save: (text: string) => Promise<void>;
}

/** Notes that save themselves three seconds after the last keypress (001 §4, §9). */
export function NotesField({ label, hint, stored, save }: Props) {
  const { text, state, change } = useAutosave({ stored, save, delay: profileAutosaveMs });
  const id = useId();
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Text component="label" htmlFor={id} size="sm" fw={500}>
          {label}
        </Text>
        <Text size="xs" c={state === 'failed' ? 'var(--score-red)' : 'dimmed'} role="status">
          {stateText(state, label)}
        </Text>
      </Group>
      <Textarea
        id={id}
        description={hint}
        inputWrapperOrder={['input', 'description']}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={maxNotesLength}
        value={text}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
      />
    </div>
  );
}

function stateText(state: SaveState, label: string): string {
  if (state === 'saving') return saveStateTexts.saving;
  if (state === 'saved') return profileTexts.labelSaved(label);
  if (state === 'failed') return saveStateTexts.notSaved;
  return '';
}
