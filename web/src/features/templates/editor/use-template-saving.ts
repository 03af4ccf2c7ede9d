import { templateAutosaveMs } from '@portal/domain/constants/editing';
import type { ProfileTemplate } from '@portal/domain/templates/profile-template';
import { templateTexts } from '@portal/domain/texts/templates';
import { notifications } from '@mantine/notifications';
import { useCallback, useEffect, useRef, useState } from 'react';
import { runWithNotice } from '../../../components/ui/run-with-notice';
import { useUnsavedChange } from '../../../components/ui/unsaved-guard';
import { useLeaveWarning } from '../../../components/ui/use-leave-warning';

export type TemplateSaveState = 'saved' | 'changed' | 'saving' | 'failed';

interface Options {
  /** The template as it is now. */
  template: ProfileTemplate;
  /** The template as it is stored; null for a new one. */
  stored: ProfileTemplate | null;
  isUploading: boolean;
  store: (template: ProfileTemplate) => Promise<void>;
}

/**
 * Saves a template every two seconds while it changes, silently, and on demand. Nothing is saved without a name or while an
 * image is uploading.
 */
export function useTemplateSaving({ template, stored, isUploading, store }: Options) {
  const [savedText, setSavedText] = useState(() => (stored ? textOf(stored) : ''));
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const current = textOf(template);
  const isChanged = current !== savedText;
  const latest = useRef({ template, isChanged, isUploading, store, isSaving: false });
  useEffect(() => {
    Object.assign(latest.current, { template, isChanged, isUploading, store });
  });
  useLeaveWarning(isChanged);
  useUnsavedChange(isChanged);

  const save = useCallback(async (): Promise<void> => {
    const saved = latest.current.template;
    latest.current.isSaving = true;
    setState('saving');
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
      const { template: now, isChanged: isDue, isUploading: isBlocked, isSaving } = latest.current;
      if (isDue && !isBlocked && !isSaving && now.name !== '') save().catch(() => undefined);
    }, templateAutosaveMs);
    return () => {
      clearInterval(timer);
    };
  }, [save]);

  /** Saves at once and reports the outcome. @returns whether it is saved. */
  const saveNow = async (): Promise<boolean> => {
    const refusal =
      template.name === '' ? templateTexts.nameMissing : isUploading ? templateTexts.imageUploading : null;
    if (refusal !== null) {
      notifications.show({ color: 'red', message: refusal });
      return false;
    }
    return runWithNotice(save, { done: templateTexts.saved });
  };
  const shown: TemplateSaveState = state === 'idle' ? (isChanged ? 'changed' : 'saved') : state;
  return { state: shown, saveNow };
}

/** The content of a template, for comparing; times change with each save. */
function textOf({ createdAt: _created, activityAt: _changed, ...content }: ProfileTemplate): string {
  return JSON.stringify(content);
}
