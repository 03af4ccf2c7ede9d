import { textOf, type CorrectableList, type Entry } from '@portal/domain/corrections/correctable';
import { correctionTexts, entryLabels } from '@portal/domain/texts/corrections';
import { changedOrder, doubtfulFields, entryStep } from './entry-changes';
import { useResumeEditor } from './resume-editor';
import { shownValue } from './shown-value';
import type { CorrectedField } from './value-status';

/** An entry of a list with what is known and what can be done about it. */
export function useEntry(list: CorrectableList, index: number) {
  const { parsed, keys, corrections, save } = useResumeEditor();
  const key = keys[list][index] ?? '';
  const entry: Entry = parsed[list][index] ?? {};
  const correction = corrections.lists[list]?.entries[key];
  const isAdded = correction?.original === null;
  const doubtful = doubtfulFields(parsed, list, index);
  const corrected = Object.entries(correction?.values ?? {}).map(([field, { value, byName, at }]): CorrectedField => ({
    label: field in entryLabels ? entryLabels[field as keyof typeof entryLabels] : field,
    value: typeof value === 'string' ? shownValue(field, value) : '',
    original: isAdded ? null : shownValue(field, textOf(correction?.original, field)),
    byName,
    at,
  }));
  const order = keys[list];
  const move = (by: -1 | 1) => {
    const { changes, undo } = changedOrder(corrections, list, order, index, by);
    return save(changes, { message: correctionTexts.moved, undo });
  };
  const say = (message: string, next: Parameters<typeof entryStep>[3]) => {
    const { changes, undo } = entryStep(corrections, list, key, next);
    return save(changes, { message, undo });
  };
  return {
    key,
    entry,
    corrected,
    isUncertain: doubtful.length > 0,
    /** Changes when something is corrected about the entry, or taken back. */
    status: `${doubtful.length} ${corrected.length}`,
    canMoveUp: index > 0,
    canMoveDown: index < order.length - 1,
    moveUp: () => move(-1),
    moveDown: () => move(1),
    change: (values: Record<string, string>) =>
      say(correctionTexts.saved, (before) => ({ isRemoved: false, values: { ...before.values, ...values } })),
    confirm: () =>
      say(correctionTexts.confirmed, (before) => ({
        isRemoved: false,
        values: {
          ...Object.fromEntries(doubtful.map((field) => [field, textOf(entry, field)])),
          ...before.values,
        },
      })),
    restore: () => say(correctionTexts.restored, () => null),
    remove: () => say(correctionTexts.removed, (before) => (isAdded ? null : { ...before, isRemoved: true })),
  };
}
