import {
  entryFields,
  entrySchemaOf,
  textOf,
  type CorrectableList,
  type Entry,
} from '@portal/domain/corrections/correctable';
import { degreeNames } from '@portal/domain/resumes/degree-names';
import { degreeTypes } from '@portal/domain/resumes/degree-type';
import { formatPartialDate } from '@portal/domain/resumes/format-period';
import { correctionTexts, entryLabels, languageLevelNames, listLabels } from '@portal/domain/texts/corrections';
import { SimpleGrid } from '@mantine/core';
import { Form } from '../../../components/form/form';
import { FormSelect, FormTextarea } from '../../../components/form/form-fields';
import { FormTextInput } from '../../../components/form/form-text-input';
import { changedValues } from './entry-changes';
import { FormActions } from './form-actions';
import { PresentBox } from './present-box';

interface Props {
  list: CorrectableList;
  /** Null for a new one. */
  entry: Entry | null;
  onSave: (values: Record<string, string>) => Promise<boolean>;
  onClose: () => void;
}

type FieldKind = 'text' | 'date' | 'end' | 'long' | 'degree' | 'level';
const kinds: Partial<Record<string, FieldKind>> = {
  startDate: 'date',
  endDate: 'end',
  date: 'date',
  description: 'long',
  degreeType: 'degree',
  level: 'level',
};
const degrees = [...degreeTypes].reverse().map((value) => ({ value, label: degreeNames[value] }));
const levels = Object.entries(languageLevelNames).flatMap(([value, label]) => (value ? [{ value, label }] : []));

/** An entry of a list as a form; Escape leaves it, Enter saves it. */
export function EntryForm({ list, entry, onSave, onClose }: Props) {
  const schema = entrySchemaOf(list, { read: entry, clock: Date.now });
  const names = Object.keys(entryFields[list]);
  const initialValues = Object.fromEntries(names.map((name) => [name, shownValue(name, textOf(entry, name))]));
  return (
    <Form
      label={`${listLabels[list].list}: ${entry ? textOf(entry, 'name') || textOf(entry, 'title') || textOf(entry, 'school') : listLabels[list].entry}`}
      schema={schema}
      initialValues={initialValues}
      onSubmit={async (values) => {
        const changed = changedValues(list, entry, schema.cast(values, { assert: false }));
        if (Object.keys(changed).length === 0 || (await onSave(changed))) onClose();
      }}
    >
      <SimpleGrid cols={{ base: 1, xs: names.length > 1 ? 2 : 1 }} spacing="xs" verticalSpacing="xs">
        {names.map((name, index) => (
          <EntryField key={name} list={list} name={name} isFirst={index === 0} />
        ))}
      </SimpleGrid>
      <FormActions onClose={onClose} />
    </Form>
  );
}

function EntryField({ list, name, isFirst }: { list: CorrectableList; name: string; isFirst: boolean }) {
  const label = name in entryLabels ? entryLabels[name as keyof typeof entryLabels] : name;
  const kind = kinds[name] ?? 'text';
  if (kind === 'long') {
    return (
      <FormTextarea name={name} label={label} autosize minRows={3} maxRows={12} style={{ gridColumn: '1 / -1' }} />
    );
  }
  if (kind === 'degree') return <FormSelect name={name} label={label} data={degrees} searchable />;
  if (kind === 'level') return <FormSelect name={name} label={label} data={levels} />;
  if (kind === 'text') return <FormTextInput name={name} label={label} data-autofocus={isFirst || undefined} />;
  return (
    <div>
      <FormTextInput name={name} label={label} placeholder={correctionTexts.dateExample} />
      {kind === 'end' && list === 'work' && <PresentBox name={name} />}
    </div>
  );
}

function shownValue(name: string, value: string): string {
  return kinds[name] === 'date' || kinds[name] === 'end' ? formatPartialDate(value) : value;
}
