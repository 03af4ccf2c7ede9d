import type { ProfileSection } from '@portal/domain/profiles/built-profile';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { SectionConflict } from '@portal/domain/contracts/profiles-api';
import { profileAutosaveMs } from '@portal/domain/constants/editing';
import { profileTexts } from '@portal/domain/texts/profiles';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useUnsavedChange } from '../../../components/ui/unsaved-guard';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';

export type SectionSaveState = 'idle' | 'pending' | 'saving' | 'saved' | 'failed';

/** How long after a failure the text is saved again, in milliseconds. */
const retryMs = 5_000;

export interface SectionChange {
  key: string;
  content: string;
  revision: number;
}

interface Options {
  section: Pick<ProfileSection, 'key' | 'content' | 'revision'>;
  isUploading: boolean;
  /** Stores the change; resolves to the conflict with somebody else's, if there is one. */
  save: (change: SectionChange) => Promise<SectionConflict | null>;
}

/**
 * The text of a section: saved three seconds after the last keypress and on demand. A text that somebody else has saved
 * meanwhile is not overwritten: the user chooses.
 */
export function useSectionDraft({ section, isUploading, save }: Options) {
  const { key, content, revision } = section;
  /** The edited text; null while the stored one is shown. */
  const [text, setText] = useState<string | null>(null);
  const [state, setState] = useState<SectionSaveState>('idle');
  const [conflict, setConflict] = useState<{ base: string; mine: string; theirs: SectionConflict } | null>(null);
  /** The revision that the edited text is based on. */
  const base = useRef(revision);
  /** The text of that revision. */
  const baseText = useRef(content);
  /** The revision that the last save replaced. */
  const confirmed = useRef<number | null>(null);
  /** The save in flight: its text, and whether that gets stored. */
  const running = useRef<{ text: string; outcome: Promise<boolean> } | null>(null);
  const latest = useRef({ key, text, save });
  useEffect(() => {
    Object.assign(latest.current, { key, text, save });
  });
  const isDirty = state === 'pending' || state === 'saving' || state === 'failed';
  // The stored text is shown again once it has arrived; it may be the same HTML in another notation.
  const [savedOver, setSavedOver] = useState<number | null>(null);
  if (!isDirty && text !== null && (text === content || (savedOver !== null && revision > savedOver))) setText(null);
  useEffect(() => {
    if (isDirty || revision < base.current) return;
    base.current = revision;
    baseText.current = content;
  }, [isDirty, revision, content]);
  useLeaveWarning(isDirty || conflict !== null);
  // Everything else is saved when the section goes away.
  useUnsavedChange(conflict !== null || state === 'failed');

  const store = useCallback(async (saved: string): Promise<boolean> => {
    setState('saving');
    try {
      const attempt = (from: number) =>
        latest.current.save({ key: latest.current.key, content: saved, revision: from });
      let found = await attempt(base.current);
      // A save that changed nothing has no revision of its own: nobody else wrote.
      if (found?.revision === base.current - 1 && found.revision === confirmed.current) {
        base.current = found.revision;
        found = await attempt(base.current);
      }
      if (found) {
        setConflict({ base: baseText.current, mine: saved, theirs: found });
        setText(null);
        base.current = found.revision;
        baseText.current = found.content;
        setState('idle');
        return false;
      }
      confirmed.current = base.current;
      setSavedOver(base.current);
      base.current += 1;
      baseText.current = saved;
      setState(latest.current.text === saved ? 'saved' : 'pending');
      return true;
    } catch (error) {
      setState('failed');
      throw error;
    } finally {
      running.current = null;
    }
  }, []);
  /**
   * Stores the text, after a save in flight. @returns false when somebody else's text is in the way.
   * @throws PortalError when it could not be stored.
   */
  const run = useCallback(async (): Promise<boolean> => {
    for (let inFlight = running.current; inFlight !== null; inFlight = running.current) {
      const isStored = await inFlight.outcome;
      if (!isStored || latest.current.text === inFlight.text) return isStored;
    }
    const { text: saved } = latest.current;
    if (saved === null) return true;
    const outcome = store(saved);
    running.current = { text: saved, outcome };
    return outcome;
  }, [store]);

  const wait = state === 'pending' ? profileAutosaveMs : state === 'failed' ? retryMs : null;
  useEffect(() => {
    if (wait === null || isUploading) return undefined;
    const timer = setTimeout(() => {
      run().catch(() => undefined);
    }, wait);
    return () => {
      clearTimeout(timer);
    };
    // `text` restarts the delay with every key.
  }, [wait, isUploading, text, run]);
  const isDirtyNow = useRef(isDirty);
  useEffect(() => {
    isDirtyNow.current = isDirty;
  }, [isDirty]);
  // What was typed last is saved when the field goes away.
  useEffect(
    () => () => {
      if (isDirtyNow.current) void run().catch(() => undefined);
    },
    [run],
  );

  const change = useCallback((next: string) => {
    setText(next);
    setState('pending');
  }, []);
  const hasConflict = conflict !== null;
  const saveNow = useCallback(async () => {
    try {
      // A conflict is shown in the section, which asks what to keep.
      if ((await run()) && !hasConflict) notifications.show({ color: 'green', message: profileTexts.contentSaved });
    } catch (error) {
      const message = profileTexts.contentNotSaved(PortalError.from(error).userMessage);
      notifications.show({ color: 'red', message });
    }
  }, [run, hasConflict]);
  /** @param wanted the text that the user wants; null keeps the text of the other user. */
  const settle = (wanted: string | null) => {
    if (conflict === null) return;
    setConflict(null);
    if (wanted !== null) change(wanted);
  };
  return { text: text ?? content, state, change, saveNow, conflict, settle, isDirty };
}
