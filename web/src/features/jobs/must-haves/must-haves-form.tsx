import { isSame } from '@portal/domain/fields/is-same';
import { maxMustHaveLength, maxMustHaves, type MustHaves } from '@portal/domain/grading/must-have';
import type { Job } from '@portal/domain/jobs/job';
import { formTexts } from '@portal/domain/texts/form';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';
import { failureTexts } from '@portal/domain/texts/states';
import { ActionIcon, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { offerUndo } from '../../../components/ui/offer-undo';
import { UnsavedNotice } from '../../../components/ui/unsaved-notice';
import { useSave } from '../../../components/ui/use-save';
import classes from './must-haves.module.css';

export interface MustHavesFormProps {
  job: Pick<Job, 'mustHaves' | 'sovren'>;
  /** Stores must-haves, or with null that the suggested ones count. */
  onSave: (mustHaves: MustHaves | null) => Promise<void>;
  onDone: () => void;
  /** Called with whether there are unsaved changes. */
  onChanged: (isChanged: boolean) => void;
}

type Level = keyof MustHaves;
interface Item {
  label: string;
  level: Level;
}

const none: MustHaves = { required: [], preferred: [] };
const levels: readonly Level[] = ['required', 'preferred'];

const itemsOf = (mustHaves: MustHaves): Item[] =>
  levels.flatMap((level) => mustHaves[level].map((label) => ({ label, level })));
const mustHavesOf = (items: readonly Item[]): MustHaves => {
  const labels = (level: Level) => items.filter((item) => item.level === level).map(({ label }) => label);
  return { required: labels('required'), preferred: labels('preferred') };
};
const keyOf = (label: string): string => label.trim().toLowerCase();

/** The must-haves of a job: add, remove, required or preferred. */
export function MustHavesForm({ job, onSave, onDone, onChanged }: MustHavesFormProps) {
  const { isSaving, isLate, run } = useSave();
  const suggested = job.sovren.suggestedMustHaves ?? none;
  const stored = job.mustHaves ?? suggested;
  /** Null while nothing is changed: then the stored ones show, also when another user changes them. */
  const [edited, setEdited] = useState<readonly Item[] | null>(null);
  const items = edited ?? itemsOf(stored);
  const shown = mustHavesOf(items);
  const isSuggested = isSame(shown, suggested);
  const isStored = isSame(shown, stored);
  const isChanged = !isStored && !isSaving;
  useEffect(() => {
    onChanged(isChanged);
    return () => {
      onChanged(false);
    };
  }, [isChanged, onChanged]);

  const save = async () => {
    const before = job.mustHaves;
    try {
      const isHere = await run(() => onSave(isSuggested ? null : shown));
      offerUndo(mustHaveTexts.saved, () => onSave(before));
      if (isHere) onDone();
    } catch {
      notifications.show({ color: 'red', message: failureTexts.unexpected });
    }
  };

  return (
    <Stack gap="md">
      {items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {mustHaveTexts.none}
        </Text>
      ) : (
        <ul className={classes.list} aria-label={mustHaveTexts.title}>
          {items.map((item) => (
            <li key={item.label} className={classes.row}>
              <Text size="sm" className={classes.label ?? ''}>
                {item.label}
              </Text>
              <SegmentedControl
                size="xs"
                aria-label={mustHaveTexts.isRequired(item.label)}
                value={item.level}
                onChange={(level) => {
                  setEdited(items.map((one) => (one === item ? { ...one, level } : one)));
                }}
                data={levels.map((value) => ({ value, label: mustHaveTexts[value] }))}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={mustHaveTexts.remove(item.label)}
                onClick={() => {
                  setEdited(items.filter((one) => one !== item));
                }}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <AddMustHave
        items={items}
        onAdd={(label) => {
          setEdited([...items, { label, level: 'required' }]);
        }}
      />
      <UnsavedNotice isShown={isLate} />
      <Group justify="space-between" gap="sm">
        <Text size="xs" c="dimmed">
          {isSuggested ? mustHaveTexts.areSuggested : mustHaveTexts.hint}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            disabled={isSuggested}
            onClick={() => {
              setEdited(itemsOf(suggested));
            }}
          >
            {mustHaveTexts.useSuggested}
          </Button>
          <Button loading={isSaving} disabled={isStored} onClick={() => void save()}>
            {mustHaveTexts.save}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function AddMustHave({ items, onAdd }: { items: readonly Item[]; onAdd: (label: string) => void }) {
  const [text, setText] = useState('');
  const label = text.trim();
  const isKnown = items.some((item) => keyOf(item.label) === keyOf(label));
  const isFull = items.filter(({ level }) => level === 'required').length >= maxMustHaves;
  const add = () => {
    if (label === '' || isKnown || isFull) return;
    onAdd(label);
    setText('');
  };
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        style={{ flex: 1 }}
        label={mustHaveTexts.addLabel}
        placeholder={mustHaveTexts.addHint}
        maxLength={maxMustHaveLength}
        value={text}
        error={isKnown && label !== '' ? mustHaveTexts.known : isFull && formTexts.atMost(maxMustHaves)}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={add}>
        {mustHaveTexts.add}
      </Button>
    </Group>
  );
}
