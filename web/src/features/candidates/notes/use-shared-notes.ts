import { asHtml, isHtml } from '@portal/domain/fields/rich-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useAutosave, type SaveState } from '../../../components/ui/use-autosave';
import type { NotesSaved } from './save-notes';
import { clearUnresolved, keepUnresolved, unresolvedText } from './unresolved-notes';

interface Options {
  /** Identifies the text, for keeping an unresolved conflict. */
  id: string;
  /** What is stored, as it arrives. */
  stored: string;
  save: (change: { base: string; text: string }) => Promise<NotesSaved>;
  /** Milliseconds from the last keypress to saving. */
  delay: number;
}

export interface SharedNotes {
  text: string;
  state: SaveState;
  change: (text: string) => void;
  /** The writer's own text while it conflicts with the stored one; null without a conflict. */
  mine: string | null;
  settle: (choice: 'mine' | 'theirs' | 'both') => void;
}

/**
 * A text that several users edit at once. Each save names the text it is based on; when that is no
 * longer the stored one, nothing is overwritten and the writer chooses.
 */
export function useSharedNotes({ id, stored, save, delay }: Options): SharedNotes {
  const [mine, setMine] = useState(() => unresolvedText(id));
  /** The saved text, shown until the stored one arrives. */
  const [written, setWritten] = useState<{ over: readonly string[]; text: string } | null>(null);
  const isAwaited = written?.over.includes(stored) === true;
  if (written && !isAwaited) setWritten(null);
  const known = isAwaited ? written.text : stored;

  /** The stored text that the edited one is based on. */
  const base = useRef(known);
  const saveAndTell = useCallback(
    async (text: string) => {
      const over = base.current;
      const result = await save({ base: over, text });
      if (result.kind === 'saved') {
        base.current = text;
        setWritten((before) => ({ over: [...(before?.over ?? []), over], text }));
        return;
      }
      // Text typed meanwhile stays in the field and is saved again.
      keepUnresolved(id, text);
      setMine(text);
    },
    [id, save],
  );
  const { text, state, change: write } = useAutosave({ stored: known, save: saveAndTell, delay });
  const isClean = state === 'idle' || state === 'saved';
  useEffect(() => {
    if (isClean) base.current = known;
  }, [isClean, known]);

  const settle = (choice: 'mine' | 'theirs' | 'both') => {
    if (mine === null) return;
    clearUnresolved(id);
    setMine(null);
    base.current = known;
    if (choice === 'mine') write(mine);
    if (choice === 'both') write(mergedTexts(known, mine));
  };
  return { text, state, change: write, mine, settle };
}

/** Both texts, one below the other; their common beginning and end appear once. */
export function mergedTexts(theirs: string, mine: string): string {
  const areHtml = isHtml(theirs) || isHtml(mine);
  const blocks = areHtml ? htmlBlocks : (text: string) => text.split('\n');
  const [a, b] = [blocks(theirs), blocks(mine)];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = (parts: string[]) => parts.slice(start, parts.length - end);
  const merged = [...a.slice(0, start), ...middle(a), ...middle(b), ...(end > 0 ? a.slice(-end) : [])];
  return merged.join(areHtml ? '' : '\n');
}

/** The paragraphs, lists and tables of a formatted text. */
function htmlBlocks(text: string): string[] {
  const { body } = new DOMParser().parseFromString(asHtml(text), 'text/html');
  return Array.from(body.children, (block) => block.outerHTML);
}
