import { typeaheadDebounceMs } from '@portal/domain/constants/tables';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Where a field's suggestions come from, and what happens to other words. */
export interface TermSource {
  /** Terms for a text. A failure suggests nothing: the field accepts any words. */
  suggest: (text: string, signal: AbortSignal) => Promise<string[]>;
  /** Keeps a new word for the next time. */
  remember: (name: string) => void;
}

/**
 * Terms for a text, fetched {@link typeaheadDebounceMs} after the last key. The answer for an older text is dropped.
 */
export function useSuggestions(source: TermSource, text: string): string[] {
  const [typed] = useDebouncedValue(text.trim(), typeaheadDebounceMs);
  const [found, setFound] = useState<{ text: string; terms: string[] }>({ text: '', terms: [] });
  useEffect(() => {
    if (typed === '') return;
    const aborter = new AbortController();
    source
      .suggest(typed, aborter.signal)
      .catch(() => [])
      .then((terms) => {
        if (!aborter.signal.aborted) setFound({ text: typed, terms });
      })
      .catch(() => undefined);
    return () => {
      aborter.abort();
    };
  }, [source, typed]);
  // The last answer stays until the next arrives: a list that empties between keys flickers.
  return typed === '' ? [] : found.terms;
}
