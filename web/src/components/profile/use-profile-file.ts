import { viewerCheckDelay } from '@portal/domain/profiles/viewer-checks';
import type { ProfileSide } from '@portal/domain/templates/choose-template';
import type { ShownSection } from '@portal/domain/profiles/shown-profile';
import { useEffect, useState } from 'react';
import type { DocumentFile } from '../document/document-file';

export type ProfileFileState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; file: DocumentFile };

/**
 * Loads a file that a profile shows by its URL; after a failure again, until the viewer's last check.
 * @param isWanted false while the file is far from what the user sees.
 */
export function useProfileFile(
  { url, originalFilename: fileName, mimeType }: ShownSection['files'][number],
  side: ProfileSide,
  isWanted: boolean,
): ProfileFileState {
  const [loaded, setLoaded] = useState<{ url: string; state: ProfileFileState }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (check: number) => {
      fetchBytes(url, signal).then(
        (bytes) => {
          setLoaded({ url, state: { status: 'ready', file: { bytes, fileName, contentType: mimeType } } });
        },
        () => {
          if (signal.aborted) return;
          const delay = viewerCheckDelay(side, url, check);
          if (delay === null) setLoaded({ url, state: { status: 'failed' } });
          else timer = setTimeout(load, delay, check + 1);
        },
      );
    };
    load(1);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [url, fileName, mimeType, side, isWanted]);
  return loaded?.url === url ? loaded.state : { status: 'loading' };
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
