import { useCallback, useEffect, useRef, useState } from 'react';
import { useAutosave, type SaveState } from '../../../components/ui/use-autosave';
import type { NotesSaved } from './save-notes';
import { clearUnresolved, saveUnresolved, unresolvedText, type UnresolvedText } from './unresolved-notes';

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
  /** The writer's own text while it conflicts with the stored one, and the one that it was written on; null without a conflict. */
  unresolved: UnresolvedText | null;
  /** @param text what the writer wants; null keeps the stored one. */
  settle: (text: string | null) => void;
}

/**
 * A text that several users edit at once. Each save names the text it is based on; when that is no
 * longer the stored one, nothing is overwritten and the writer chooses.
 */
export function useSharedNotes({ id, stored, save, delay }: Options): SharedNotes {
  const [unresolved, setUnresolved] = useState(() => unresolvedText(id));
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
      const met = { mine: text, base: over };
      saveUnresolved(id, met);
      setUnresolved(met);
    },
    [id, save],
  );
  const { text, state, change: write } = useAutosave({ stored: known, save: saveAndTell, delay });
  const isClean = state === 'idle' || state === 'saved';
  useEffect(() => {
    if (isClean) base.current = known;
  }, [isClean, known]);

  const settle = (wanted: string | null) => {
    if (unresolved === null) return;
    clearUnresolved(id);
    setUnresolved(null);
    base.current = known;
    if (wanted !== null) write(wanted);
  };
  return { text, state, change: write, unresolved, settle };
}
