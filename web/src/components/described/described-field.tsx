import { isFieldShown, type DescribedField as Field } from '@portal/domain/fields/describe';
import { isEmptyValue } from '@portal/domain/fields/overlay';
import { isSame } from '@portal/domain/fields/is-same';
import type { FieldInput } from '@portal/domain/fields/meta';
import { valueAt } from '@portal/domain/fields/value-at';
import { settingsPageTexts } from '@portal/domain/texts/settings';
import { memo, useEffect, type ComponentType } from 'react';
import { useFormPart } from '../form/form-store';
import { useStableField } from '../form/use-stable-field';
import { ChoiceInput, ColorField, ListInput, NumericInput, SwitchInput } from './choice-inputs';
import { useDescribed } from './described-context';
import { CandidateFieldInput, FilterFieldsInput, FilterLabelsInput } from './filter-inputs';
import type { InputProps } from './input-props';
import { RichTextInput } from './rich-text-input';
import { ScheduleInput } from './schedule-input';
import { TableInput } from './table-input';
import { AccessCodeInput, AreaInput, LineInput } from './text-inputs';

/** The input of each kind. An image belongs to a section of its own. */
const inputs: Record<Field['kind'], ComponentType<InputProps>> = {
  text: memo(LineInput),
  email: memo(LineInput),
  url: memo(LineInput),
  zipCode: memo(LineInput),
  image: memo(LineInput),
  longText: memo(AreaInput),
  richText: memo(RichTextInput),
  accessCode: memo(AccessCodeInput),
  color: memo(ColorField),
  switch: memo(SwitchInput),
  flag: memo(SwitchInput),
  choice: memo(ChoiceInput),
  number: memo(NumericInput),
  list: memo(ListInput),
  table: TableInput,
  map: FilterLabelsInput,
};

/** Inputs of fields that their kind does not describe well enough. */
const ownInputs: Partial<Record<FieldInput, ComponentType<InputProps>>> = {
  filterFields: FilterFieldsInput,
  candidateField: CandidateFieldInput,
  schedule: ScheduleInput,
};

/**
 * The input of a described field, while its condition holds.
 * @param props.name of the field in the form, when it is not its path: below a list it has an index.
 */
export function DescribedField({ field, name = field.path }: { field: Field; name?: string }) {
  const { fields, stored, writer, inherited } = useDescribed();
  const { value, error, type, set, onBlur } = useStableField(name);
  const isShown = useFormPart(({ values }) => isFieldShown(field, fields, values, stored));
  const storedValue = useFormPart(({ initialValues }) => valueAt(initialValues, name));
  useEffect(() => {
    // Nobody sees a hidden field, so what was typed into it must not keep the form from being saved.
    if (!isShown && name === field.path && !isSame(value, storedValue)) type(storedValue);
  }, [isShown, name, field.path, value, storedValue, type]);
  if (!isShown) return null;
  const isDenied = field.writer === 'superAdmin' && writer !== 'superAdmin';
  if (isDenied && !field.isShownToAdmins) return null;
  const Input = (field.input && ownInputs[field.input]) ?? inputs[field.kind];
  const below = inherited ? valueAt(inherited, field.path) : undefined;
  const isInherited = inherited !== null && isEmptyValue(value) && !isEmptyValue(below);
  // A switch has no placeholder: it shows what is inherited.
  const isUnsetSwitch = inherited !== null && value === undefined && (field.kind === 'switch' || field.kind === 'flag');
  const note = isDenied ? settingsPageTexts.onlySuperAdmins : isInherited ? settingsPageTexts.inherited : undefined;
  const description = [field.help, note].filter(Boolean).join(' ');
  return (
    <Input
      name={name}
      field={field}
      value={isDenied ? valueAt(stored, field.path) : isUnsetSwitch ? below : value}
      error={error}
      isReadOnly={isDenied}
      placeholder={isInherited ? wordsOf(field, below) : field.placeholder}
      description={description === '' ? undefined : description}
      type={type}
      set={set}
      onBlur={onBlur}
      RecordField={DescribedField}
    />
  );
}

/** An inherited value as the placeholder of an empty input. */
function wordsOf(field: Field, value: unknown): string {
  const word = (each: unknown) => {
    const text = typeof each === 'string' || typeof each === 'number' ? String(each) : '';
    return field.options.find((option) => option.value === text)?.label ?? text;
  };
  return Array.isArray(value) ? value.map(word).join(', ') : word(value);
}
