import { maxVisibleChips } from '@portal/domain/constants/tables';
import { formTexts } from '@portal/domain/texts/form';
import { Pill, type ComboboxRenderPillInput } from '@mantine/core';
import { useState } from 'react';
import { afterPointer } from './after-pointer';
import { ChipsInput, type ChipsInputProps } from './chips-input';
import { useFieldValue } from './form-fields';
import { useSuggestions, type TermSource } from './use-suggestions';

interface Props extends Omit<ChipsInputProps, 'value' | 'onChange' | 'data'> {
  name: string;
  source: TermSource;
}

/**
 * A list of words with suggestions, entered one by one or pasted with commas. When it loses the focus it shows the
 * first five and the number of others.
 */
export function FormTags({ name, source, ...props }: Props) {
  const { value, set, error, onBlur } = useFieldValue<string[]>(name);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isOverfull, setOverfull] = useState(false);
  const suggestions = useSuggestions(source, text);
  const hidden = isOpen ? 0 : Math.max(0, value.length - maxVisibleChips);

  const renderPill = ({ option, onRemove }: ComboboxRenderPillInput) => {
    const index = value.indexOf(String(option.value));
    if (hidden > 0 && index >= maxVisibleChips) {
      return index === maxVisibleChips ? <Pill>{formTexts.moreChips(hidden)}</Pill> : null;
    }
    return (
      <Pill
        withRemoveButton
        onRemove={onRemove}
        removeButtonProps={{ 'aria-label': formTexts.removeChip(option.label), tabIndex: -1 }}
      >
        {option.label}
      </Pill>
    );
  };

  return (
    <ChipsInput
      {...props}
      name={name}
      value={value}
      error={error ?? (isOverfull && props.maxTags !== undefined && formTexts.atMost(props.maxTags))}
      onMaxTags={() => {
        setOverfull(true);
      }}
      data={suggestions}
      filter={({ options }) => options}
      searchValue={text}
      onSearchChange={setText}
      splitChars={[',', ';', '\n']}
      renderPill={renderPill}
      onChange={(next) => {
        const known = new Set([...value, ...suggestions].map((term) => term.toLowerCase()));
        for (const added of next) if (!known.has(added.toLowerCase())) source.remember(added);
        setOverfull(false);
        set(next);
      }}
      onFocus={() => {
        setOpen(true);
      }}
      onBlur={() => {
        afterPointer(() => {
          setOpen(false);
        });
        onBlur();
      }}
    />
  );
}
