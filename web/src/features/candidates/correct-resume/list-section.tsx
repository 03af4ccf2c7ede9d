import { textOf, type CorrectableList } from '@portal/domain/corrections/correctable';
import type { ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import { correctionTexts, listLabels } from '@portal/domain/texts/corrections';
import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useFocusAfterRemoval } from '../../../components/ui/use-focus-after-removal';
import { useReturnedFocus } from '../../../components/ui/use-returned-focus';
import { EntryForm } from './entry-form';
import { entryStep } from './entry-changes';
import { useResumeEditor } from './resume-editor';
import { Section } from './section';

interface Props {
  list: CorrectableList;
  actions?: ReactNode;
  children: ReactNode;
}

/** A list of the resume: its entries, a new one, and those that were removed. */
export function ListSection({ list, actions, children }: Props) {
  const { parsed, corrections, save } = useResumeEditor();
  const [isAdding, setAdding] = useState(false);
  const opener = useReturnedFocus(isAdding);
  const { list: title, entry } = listLabels[list];
  const removed = removedEntries(corrections, list);
  const handlers = useFocusAfterRemoval({ shown: parsed[list].length - removed.length, next: opener });
  return (
    <Section
      {...handlers}
      title={title}
      actions={
        <Group gap={4} wrap="nowrap">
          {actions}
          <Button
            ref={opener}
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={`${correctionTexts.add} ${entry}`}
            onClick={() => {
              setAdding(true);
            }}
          >
            {correctionTexts.add}
          </Button>
        </Group>
      }
    >
      {parsed[list].length === 0 && !isAdding && (
        <Text size="sm" c="dimmed">
          {correctionTexts.nothingFound}
        </Text>
      )}
      {children}
      {isAdding && (
        <EntryForm
          list={list}
          entry={null}
          onClose={() => {
            setAdding(false);
          }}
          onSave={(values) => {
            const key = `new-${crypto.randomUUID()}`;
            const { changes, undo } = entryStep(corrections, list, key, () => ({ values, isRemoved: false }));
            return save(changes, { message: correctionTexts.added, undo });
          }}
        />
      )}
      <RemovedEntries list={list} removed={removed} />
    </Section>
  );
}

function removedEntries({ lists }: ResumeCorrections, list: CorrectableList) {
  return Object.entries(lists[list]?.entries ?? {}).filter(([, { isRemoved }]) => isRemoved);
}

/** What was read and a person has removed; it can be put back. */
function RemovedEntries({ list, removed }: { list: CorrectableList; removed: ReturnType<typeof removedEntries> }) {
  const { corrections, save } = useResumeEditor();
  if (removed.length === 0) return null;
  return (
    <details>
      <summary style={{ cursor: 'pointer', fontSize: '0.75rem', color: 'var(--ink-soft)' }}>
        {correctionTexts.removedEntries(removed.length)}
      </summary>
      {removed.map(([key, { original }]) => {
        const names = ['name', 'title', 'companyName', 'degree', 'school'].map((field) => textOf(original, field));
        const name = names.filter(Boolean).join(' · ');
        return (
          <Group key={key} gap="xs" mt={4}>
            <Text size="xs" td="line-through">
              {name}
            </Text>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`${correctionTexts.putBack}: ${name}`}
              onClick={() => {
                const { changes, undo } = entryStep(corrections, list, key, (before) => ({
                  ...before,
                  isRemoved: false,
                }));
                void save(changes, { message: correctionTexts.restored, undo });
              }}
            >
              {correctionTexts.putBack}
            </Button>
          </Group>
        );
      })}
    </details>
  );
}
