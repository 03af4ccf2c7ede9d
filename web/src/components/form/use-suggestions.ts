import { typeaheadDebounceMs } from '@portal/domain/constants/tables';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Where a field's suggestions come from, and what becomes of words that were not among them. */
export interface TermSource {
  /** Terms for what is typed. A failure offers nothing: the field takes any words. */
  suggest: (text: string, signal: AbortSignal) => Promise<string[]>;
  /** Keeps a word that somebody typed, for the next time. */
  remember: (name: string) => void;
}

/**
 * Terms for a text, asked for {@link typeaheadDebounceMs} after the last key (000 §9). The answer to an older text is
 * dropped.
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
  // While the next answer is under way the last one stays: a list that empties itself between keys flickers.
  return typed === '' ? [] : found.terms;
}
