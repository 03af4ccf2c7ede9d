import { textOf } from '@portal/domain/corrections/correctable';
import { unwrapText } from '@portal/domain/resumes/unwrap-text';
import { formatPeriod } from '@portal/domain/resumes/format-period';
import { Group, Text } from '@mantine/core';
import { useState } from 'react';
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

type PeriodList = 'work' | 'education';

/** What an entry shows, in its order; each leads to its place. */
const shownFields: Record<PeriodList, readonly string[]> = {
  work: ['title', 'companyName', 'location'],
  education: ['degree', 'major', 'school', 'gpa'],
};

/** Positions or studies. */
export function PeriodSection({ list }: { list: PeriodList }) {
  const { parsed, keys } = useResumeEditor();
  return (
    <ListSection list={list}>
      {parsed[list].map((_, index) => (
        <PeriodEntry key={keys[list][index] ?? index} list={list} index={index} />
      ))}
    </ListSection>
  );
}

function PeriodEntry({ list, index }: { list: PeriodList; index: number }) {
  const { marks } = useResumeEditor();
  const item = useEntry(list, index);
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnedFocus(isEditing);
  const handlers = useFocusAfterRemoval({ shown: item.status, next: opener });
  const { entry } = item;
  if (isEditing) {
    return (
      <div className={classes.entry}>
        <EntryForm
          list={list}
          entry={entry}
          onSave={item.change}
          onClose={() => {
            setEditing(false);
          }}
        />
      </div>
    );
  }
  const markOf = (field: string) => marks.get(valueMarkId(`${list}.${index}.${field}`));
  // A degree often names its subject already.
  const fields = shownFields[list].filter(
    (field) => textOf(entry, field) && !(field === 'major' && textOf(entry, 'degree').includes(textOf(entry, 'major'))),
  );
  const name = fields.map((field) => textOf(entry, field)).join(' · ');
  const period = formatPeriod({ startDate: textOf(entry, 'startDate'), endDate: textOf(entry, 'endDate') });
  const description = textOf(entry, 'description');
  return (
    <div className={classes.entry} {...handlers}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <Group gap="4px 8px" style={{ minWidth: 0 }}>
          {fields.map((field, place) => (
            <Text key={field} size="sm" fw={place === 0 ? 500 : 400} component="span">
              <PlaceButton mark={markOf(field)} label={textOf(entry, field)}>
                {textOf(entry, field)}
              </PlaceButton>
            </Text>
          ))}
        </Group>
        <EntryMenu
          name={name}
          item={item}
          isOrdered
          opener={opener}
          onEdit={() => {
            setEditing(true);
          }}
        />
      </Group>
      <Group gap="xs">
        {period && (
          <Text size="xs" c="dimmed" component="span">
            <PlaceButton mark={markOf('endDate') ?? markOf('startDate')} label={period}>
              {period}
            </PlaceButton>
          </Text>
        )}
        <ValueStatus
          name={name}
          isUncertain={item.isUncertain}
          corrected={item.corrected}
          onConfirm={() => void item.confirm()}
          onRestore={() => void item.restore()}
        />
      </Group>
      {description && (
        <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-wrap' }} lineClamp={6}>
          {unwrapText(description)}
        </Text>
      )}
    </div>
  );
}
