import { templateAutosaveMs } from '@portal/domain/constants/editing';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { templateTexts } from '@portal/domain/texts/templates';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useUnsavedChange } from '../../../components/ui/unsaved-guard';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';

export type TemplateSaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

interface Options {
  /** The template as it is now. */
  template: ProfileTemplate;
  /** The template as it is stored; null for a new one. */
  stored: ProfileTemplate | null;
  /** The stored template, live; null before it is stored. */
  live: ProfileTemplate | null;
  isUploading: boolean;
  store: (template: ProfileTemplate) => Promise<void>;
  /** A template as it is read back after it was stored. */
  readBack: (template: ProfileTemplate) => ProfileTemplate;
  /** Shows a template that somebody else has saved. */
  onReplace: (template: ProfileTemplate) => void;
}

/**
 * Saves a template every two seconds while it changes, silently, and on demand. Nothing is saved without a name or while an
 * image is uploading. A template that somebody else saves meanwhile is shown, or, after changes here, the user chooses.
 */
export function useTemplateSaving({ template, stored, live, isUploading, store, readBack, onReplace }: Options) {
  const [savedText, setSavedText] = useState(() => (stored ? textOf(stored) : ''));
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const current = textOf(template);
  const isChanged = current !== savedText;
  // The last two texts of this editor: the one before is live until a save arrives.
  const [ownTexts, setOwnTexts] = useState<readonly string[]>(() => (stored ? [comparable(stored)] : []));
  const liveText = useMemo(() => live && comparable(live), [live]);
  const isForeign = liveText !== null && ownTexts.length > 0 && !ownTexts.includes(liveText);
  const isConflict = isForeign && isChanged;
  const showStored = () => {
    if (live === null || liveText === null) return;
    setOwnTexts([liveText]);
    setSavedText(textOf(live));
    onReplace(live);
  };
  if (isForeign && !isChanged) showStored();
  const latest = useRef({ template, isChanged, isUploading, isConflict, store, readBack, isSaving: false });
  useEffect(() => {
    Object.assign(latest.current, { template, isChanged, isUploading, isConflict, store, readBack });
  });
  useLeaveWarning(isChanged);
  useUnsavedChange(isChanged);

  const save = useCallback(async (): Promise<void> => {
    const saved = latest.current.template;
    latest.current.isSaving = true;
    setState('saving');
    const own = comparable(latest.current.readBack(saved));
    setOwnTexts((before) => [...before.slice(-1), own]);
    try {
      await latest.current.store(saved);
      setSavedText(textOf(saved));
      setState('idle');
    } catch (error) {
      setState('failed');
      throw error;
    } finally {
      latest.current.isSaving = false;
    }
  }, []);

  useEffect(() => {
    const timer = setInterval(() => {
      const { template: now, isChanged: isDue, isUploading: isBusy, isConflict: isOpen, isSaving } = latest.current;
      if (isDue && !isBusy && !isOpen && !isSaving && now.name !== '') save().catch(() => undefined);
    }, templateAutosaveMs);
    return () => {
      clearInterval(timer);
    };
  }, [save]);

  /** Saves at once and reports the outcome. @returns whether it is saved. */
  const saveNow = async (): Promise<boolean> => {
    const refusal =
      (template.name === '' && templateTexts.nameMissing) ||
      (isUploading && templateTexts.imageUploading) ||
      (isConflict && templateTexts.changedElsewhere) ||
      null;
    if (refusal !== null) {
      notifications.show({ color: 'red', message: refusal });
      return false;
    }
    return runWithNotice(save, { done: templateTexts.saved });
  };
  /** Ends a conflict: with this text, which is saved over the other, or with the other. */
  const settle = (choice: 'mine' | 'theirs') => {
    if (choice === 'theirs') showStored();
    else if (liveText !== null) setOwnTexts([liveText]);
  };
  const shown: TemplateSaveState = isConflict
    ? 'conflict'
    : state === 'idle'
      ? isChanged
        ? 'changed'
        : 'saved'
      : state;
  return { state: shown, saveNow, settle };
}

/** The content of a template, for comparing; times change with each save. */
function contentOf({ createdAt: _created, activityAt: _changed, ...content }: ProfileTemplate) {
  return content;
}

function textOf(template: ProfileTemplate): string {
  return JSON.stringify(contentOf(template));
}

/** The content in one order of fields: what was read has another order than what is written. */
function comparable(template: ProfileTemplate): string {
  return JSON.stringify(contentOf(template), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
