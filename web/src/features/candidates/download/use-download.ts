import { PortalError } from '@portal/domain/errors/portal-error';
import { downloadTexts } from '@portal/domain/texts/server';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import type { DocumentFile } from '../../../components/document/document-file';
import { saveFile } from '../../../components/document/save-file';

/**
 * Downloads one file at a time and hands it to the browser. A failure is shown:
 * the server's message where there is one, that the user canceled, else that the network failed.
 */
export function useDownload() {
  const [busy, setBusy] = useState('');
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start = async (name: string, load: (signal: AbortSignal) => Promise<DocumentFile>) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setBusy(name);
    try {
      saveFile(await load(own.signal));
    } catch (error) {
      notifications.show({ color: 'red', message: own.signal.aborted ? downloadTexts.canceled : failureOf(error) });
    } finally {
      if (controller.current === own) setBusy('');
    }
  };
  return {
    /** What is being downloaded, by the name it was started with; empty when nothing is. */
    busy,
    start,
    cancel: () => controller.current?.abort(),
  };
}

function failureOf(error: unknown): string {
  return error instanceof PortalError && error.kind !== 'unavailable' ? error.userMessage : downloadTexts.failed;
}
