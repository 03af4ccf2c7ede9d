import { cardSlots } from '@portal/domain/constants/tearsheets';
import { isRecord } from '@portal/domain/fields/value-at';
import { cardOf, resolveCardLayout, type CardSlot } from '@portal/domain/organizations/card-layout';
import { settingFieldTexts, settingsPageTexts } from '@portal/domain/texts/settings';
import { DndContext, PointerSensor, useDraggable, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import { Button, CloseButton, Group, ScrollArea, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useStableField } from '../form/use-stable-field';
import classes from './described.module.css';

/** A search shorter than this shows all fields. */
const minSearchLength = 3;

const wordOf = (field: string) => settingFieldTexts[field] ?? field;

/**
 * The six slots of a card: a field is dragged into a slot and replaces what was there, or chosen for the selected slot.
 * @param path of the layout in the form.
 */
export function CardInput({ path }: { path: string }) {
  const { value, set } = useStableField(path);
  const [selected, setSelected] = useState<CardSlot>('firstVar');
  const [search, setSearch] = useState('');
  // A click chooses; only a pointer that moves drags.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const { fields, defaults } = cardOf(path);
  const layout = resolveCardLayout(isRecord(value) ? value : null, defaults);
  const put = (slot: CardSlot, field: string) => {
    set({ ...layout, [slot]: field });
  };
  const wanted = search.trim().toLowerCase();
  const found =
    wanted.length < minSearchLength
      ? fields
      : fields.filter((field) => `${field} ${wordOf(field)}`.toLowerCase().includes(wanted));
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={({ active, over }) => {
        const slot = cardSlots.find((name) => name === over?.id);
        if (slot) put(slot, String(active.id));
      }}
    >
      <Stack gap="xs">
        <Text size="xs" c="dimmed">
          {settingsPageTexts.cardHint}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <div className={classes.slots}>
            {cardSlots.map((slot, index) => (
              <Slot
                key={slot}
                slot={slot}
                label={settingsPageTexts.slot(index + 1)}
                field={layout[slot]}
                isSelected={slot === selected}
                onSelect={() => {
                  setSelected(slot);
                }}
                onClear={() => {
                  put(slot, '');
                }}
              />
            ))}
          </div>
          <Stack gap="xs">
            <TextInput
              size="xs"
              aria-label={settingsPageTexts.searchFields}
              placeholder={settingsPageTexts.searchFields}
              value={search}
              onChange={(event) => {
                setSearch(event.currentTarget.value);
              }}
            />
            <ScrollArea.Autosize mah={220} type="auto">
              <Group gap={6}>
                {found.map((field) => (
                  <FieldChip
                    key={field}
                    field={field}
                    word={wordOf(field)}
                    onChoose={() => {
                      put(selected, field);
                    }}
                  />
                ))}
              </Group>
            </ScrollArea.Autosize>
          </Stack>
        </SimpleGrid>
      </Stack>
    </DndContext>
  );
}

interface SlotProps {
  slot: CardSlot;
  label: string;
  field: string;
  isSelected: boolean;
  onSelect: () => void;
  onClear: () => void;
}

function Slot({ slot, label, field, isSelected, onSelect, onClear }: SlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slot });
  return (
    <div
      ref={setNodeRef}
      className={classes.slot}
      data-over={isOver || undefined}
      data-active={isSelected || undefined}
      data-slot={slot}
    >
      <button type="button" className={classes.pick} aria-pressed={isSelected} onClick={onSelect}>
        <Text size="xs" c="dimmed">
          {label}
        </Text>
        <Text size="sm" truncate c={field ? undefined : 'dimmed'}>
          {field ? wordOf(field) : settingsPageTexts.emptySlot}
        </Text>
      </button>
      {field && <CloseButton size="sm" aria-label={settingsPageTexts.clearSlot(label)} onClick={onClear} />}
    </div>
  );
}

function FieldChip({ field, word, onChoose }: { field: string; word: string; onChoose: () => void }) {
  const { setNodeRef, listeners, transform } = useDraggable({ id: field });
  return (
    <Button
      ref={setNodeRef}
      {...listeners}
      variant="default"
      size="compact-xs"
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        zIndex: transform ? 10 : undefined,
        touchAction: 'none',
      }}
      onClick={onChoose}
    >
      {word}
    </Button>
  );
}
