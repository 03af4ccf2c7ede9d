import { searchDebounceMs } from '@portal/domain/constants/tables';
import { tableTexts } from '@portal/domain/texts/tables';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface Props {
  /** Of which table, for screen readers. */
  label: string;
  /** What is searched for now. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search box of a table: searches after a pause, or at once on Enter. */
export function SearchBox({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  // Back and forward change the search; the box follows.
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const later = useDebouncedCallback(
    (text: string) => {
      onSearch(text.trim());
    },
    { delay: searchDebounceMs },
  );
  const now = (text: string) => {
    later.cancel();
    setTyped(text);
    if (text.trim() !== value) onSearch(text.trim());
  };
  return (
    <TextInput
      type="search"
      size="sm"
      w={{ base: '100%', xs: 240 }}
      aria-label={label}
      placeholder={tableTexts.searchPlaceholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton
            size="sm"
            aria-label={tableTexts.clearSearch}
            onClick={() => {
              now('');
            }}
          />
        )
      }
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        later(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') now(typed);
        if (event.key === 'Escape' && typed !== '') now('');
      }}
    />
  );
}
