import { textOf } from '@portal/domain/corrections/correctable';
import { formatPartialDate } from '@portal/domain/resumes/format-period';
import { correctionTexts, languageLevelNames, listLabels } from '@portal/domain/texts/corrections';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFocusAfterRemoval } from '../../../components/ui/use-focus-after-removal';
import { useReturnedFocus } from '../../../components/ui/use-returned-focus';
import { valueMarkId } from '../document/resume-marks';
import { PlaceButton } from '../document/place-button';
import classes from './corrections.module.css';
import { EntryForm } from './entry-form';
import { EntryMenu } from './entry-menu';
import { ListSection } from './list-section';
import { useResumeEditor } from './resume-editor';
import { useEntry } from './use-entry';
import { ValueStatus } from './value-status';

type NameList = 'skills' | 'certifications' | 'languages';

/** Skills, certifications or languages as chips; the controls that change them appear on demand. */
export function NameSection({ list }: { list: NameList }) {
  const { parsed, keys } = useResumeEditor();
  const [isEditing, setEditing] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const openedIndex = opened === null ? -1 : keys[list].indexOf(opened);
  return (
    <ListSection
      list={list}
      actions={
        parsed[list].length > 0 && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-pressed={isEditing}
            aria-label={`${correctionTexts.edit}: ${listLabels[list].list}`}
            onClick={() => {
              setEditing(!isEditing);
              setOpened(null);
            }}
          >
            {isEditing ? correctionTexts.done : correctionTexts.edit}
          </Button>
        )
      }
    >
      {openedIndex >= 0 && (
        <OpenedEntry
          key={opened}
          list={list}
          index={openedIndex}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
      {parsed[list].length > 0 && (
        <ul className={classes.chips}>
          {parsed[list].map((_, index) => (
            <NameEntry
              key={keys[list][index] ?? index}
              list={list}
              index={index}
              isEditing={isEditing}
              isOpened={index === openedIndex}
              onEdit={setOpened}
            />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function OpenedEntry({ list, index, onClose }: { list: NameList; index: number; onClose: () => void }) {
  const item = useEntry(list, index);
  return <EntryForm list={list} entry={item.entry} onSave={item.change} onClose={onClose} />;
}

function NameEntry({
  list,
  index,
  isEditing,
  isOpened,
  onEdit,
}: {
  list: NameList;
  index: number;
  isEditing: boolean;
  isOpened: boolean;
  onEdit: (key: string) => void;
}) {
  const { marks } = useResumeEditor();
  const item = useEntry(list, index);
  const opener = useReturnedFocus(isOpened);
  const chip = useRef<HTMLLIElement>(null);
  const handlers = useFocusAfterRemoval({ shown: item.status, next: chip });
  const name = textOf(item.entry, 'name');
  const level = textOf(item.entry, 'level');
  const isLevel = (value: string): value is keyof typeof languageLevelNames => Object.hasOwn(languageLevelNames, value);
  const details = [
    textOf(item.entry, 'issuer'),
    formatPartialDate(textOf(item.entry, 'date')),
    level && isLevel(level) ? languageLevelNames[level] : '',
  ].filter(Boolean);
  const path = `${list}.${index}.${list === 'skills' ? 'asWritten' : 'name'}`;
  return (
    <li
      ref={chip}
      // It takes the keyboard when a button in it goes.
      tabIndex={-1}
      className={classes.chip}
      data-doubtful={item.isUncertain || undefined}
      {...handlers}
    >
      <PlaceButton mark={marks.get(valueMarkId(path))} label={name}>
        {[name, details.length > 0 ? `(${details.join(', ')})` : ''].filter(Boolean).join(' ')}
      </PlaceButton>
      <ValueStatus
        name={name}
        isUncertain={item.isUncertain}
        corrected={isEditing ? item.corrected : []}
        onConfirm={() => void item.confirm()}
        onRestore={() => void item.restore()}
      />
      {isEditing && (
        <EntryMenu
          name={name}
          item={item}
          isOrdered={false}
          opener={opener}
          onEdit={() => {
            onEdit(item.key);
          }}
        />
      )}
    </li>
  );
}
