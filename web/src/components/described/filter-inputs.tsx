import { metaFieldAt } from '@portal/domain/ats/entity-metadata';
import { maxFilterFields } from '@portal/domain/constants/tearsheets';
import { isRecord } from '@portal/domain/fields/value-at';
import { filterFieldNames } from '@portal/domain/tearsheets/filter-fields';
import { settingFieldTexts, settingsPageTexts, wordsOf } from '@portal/domain/texts/settings';
import { MultiSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useStableField } from '../form/use-stable-field';
import { useDescribed } from './described-context';
import type { InputProps } from './input-props';
import { LineInput } from './text-inputs';

const numbered = (kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => `custom${kind}${index + 1}`);
const customFields = [...numbered('Text', 20), ...numbered('Int', 3), ...numbered('Float', 3), ...numbered('Date', 3)];
const words = Object.entries(wordsOf([...filterFieldNames, ...customFields]));

/** The fields of candidates that filter a public list. Their descriptions follow the choice. */
export function FilterFieldsInput({ name, field, value, error, set, onBlur, description }: InputProps) {
  const { candidateFields } = useDescribed();
  const described = (each: string) => metaFieldAt(candidateFields, each);
  const full = useStableField(name.replace(/filterFields$/, 'filterFieldsFull'));
  const chosen = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  return (
    <MultiSelect
      name={name}
      label={field.label}
      description={[description, settingsPageTexts.maxFilters(maxFilterFields)].filter(Boolean).join(' ')}
      value={chosen}
      data={words.map(([name, word]) => ({ value: name, label: described(name)?.label || word }))}
      maxValues={maxFilterFields}
      searchable
      hidePickedOptions
      error={error}
      onBlur={onBlur}
      onChange={(names) => {
        set(names);
        const known: readonly unknown[] = Array.isArray(full.value) ? full.value : [];
        full.set(
          names.map(
            (each) =>
              described(each) ??
              known.find((entry) => isRecord(entry) && entry.name === each) ?? {
                name: each,
                label: settingFieldTexts[each] ?? each,
                dataType: '',
                associatedEntity: '',
                options: [],
                fields: [],
              },
          ),
        );
      }}
    />
  );
}

/** The name of a field of candidates, with those that the ATS describes as suggestions. */
export function CandidateFieldInput(props: InputProps) {
  const { candidateFields } = useDescribed();
  const options = useMemo(
    () => candidateFields.map(({ name, label }) => ({ value: name, label: label || name })),
    [candidateFields],
  );
  return <LineInput {...props} field={{ ...props.field, options }} />;
}

/** Names for the chosen filter fields, in place of those of the applicant-tracking system. */
export function FilterLabelsInput({ name, value, set, onBlur, error }: InputProps) {
  const fields = useStableField(name.replace(/filterLabels$/, 'filterFields')).value;
  const names = isRecord(value) ? value : {};
  const chosen = Array.isArray(fields) ? fields.filter((each) => typeof each === 'string') : [];
  if (chosen.length === 0) {
    return (
      <Text size="xs" c="dimmed">
        {settingsPageTexts.chooseFilters}
      </Text>
    );
  }
  return (
    <Stack gap="xs">
      {chosen.map((field) => {
        const word = settingFieldTexts[field] ?? field;
        const text = names[field];
        return (
          <TextInput
            key={field}
            label={settingsPageTexts.filterName(word)}
            placeholder={word}
            maxLength={200}
            value={typeof text === 'string' ? text : ''}
            error={error}
            onBlur={onBlur}
            onChange={(event) => {
              const { [field]: _, ...others } = names;
              const next = event.currentTarget.value;
              set(next === '' ? others : { ...others, [field]: next });
            }}
          />
        );
      })}
    </Stack>
  );
}
