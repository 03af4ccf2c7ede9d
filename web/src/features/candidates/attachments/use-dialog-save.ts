import { PortalError } from '@portal/domain/errors/portal-error';
import { useState } from 'react';

/**
 * The save of a dialog, which closes afterwards; when it fails, the dialog stays open with the reason.
 * @returns the reason of the last failure, `''` without one, and whether a save is under way.
 */
export function useDialogSave(onClose: () => void) {
  const [message, setMessage] = useState('');
  const [isSaving, setSaving] = useState(false);
  const save = async (task: () => Promise<void>) => {
    setSaving(true);
    try {
      await task();
      onClose();
    } catch (error) {
      setMessage(PortalError.from(error).userMessage);
      setSaving(false);
    }
  };
  return { message, isSaving, save };
}
