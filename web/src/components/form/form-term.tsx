import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useField } from 'formik';
import { useState } from 'react';
import { useTextField } from './use-text-field';
import { useSuggestions, type TermSource } from './use-suggestions';

interface Props extends Omit<AutocompleteProps, 'value' | 'onChange' | 'data'> {
  name: string;
  source: TermSource;
}

/** One term with suggestions; any other words are accepted, and are kept when the field loses the focus. */
export function FormTerm({ name, source, ...props }: Props) {
  const { value, onBlur, error } = useTextField(name);
  const [, , { setValue }] = useField<string>(name);
  const [typed, setTyped] = useState('');
  const suggestions = useSuggestions(source, typed);
  return (
    <Autocomplete
      {...props}
      name={name}
      value={value}
      error={error}
      data={suggestions}
      filter={({ options }) => options}
      onChange={(next) => {
        setTyped(next);
        void setValue(next);
      }}
      onBlur={() => {
        const words = typed.trim();
        if (words !== '' && words === value.trim() && !isAmong(suggestions, words)) source.remember(words);
        setTyped('');
        onBlur();
      }}
    />
  );
}

function isAmong(terms: readonly string[], words: string): boolean {
  return terms.some((term) => term.toLowerCase() === words.toLowerCase());
}
