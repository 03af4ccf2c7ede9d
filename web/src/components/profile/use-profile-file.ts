import { viewerCheckDelay } from '@portal/domain/profiles/viewer-checks';
import type { ProfileSide } from '@portal/domain/templates/choose-template';
import type { ShownSection } from '@portal/domain/profiles/shown-profile';
import { useEffect, useState } from 'react';
import type { DocumentFile } from '../document/document-file';
import { onThisHost } from '../../config/on-this-host';

export type ProfileFileState = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; file: DocumentFile };

/** Loads a file of a profile. */
export type LoadProfileFile = (
  file: Pick<ShownSection['files'][number], 'url' | 'path'>,
  signal: AbortSignal,
) => Promise<Uint8Array>;

/**
 * Loads a file that a profile shows; after a failure again, until the viewer's last check.
 * @param options.isWanted false while the file is far from what the user sees.
 * @param options.loadFile by its URL when absent.
 */
export function useProfileFile(
  { url, path, originalFilename: fileName, mimeType }: ShownSection['files'][number],
  side: ProfileSide,
  { isWanted, loadFile = fetchBytes }: { isWanted: boolean; loadFile: LoadProfileFile | undefined },
): ProfileFileState {
  const [loaded, setLoaded] = useState<{ url: string; state: ProfileFileState }>();
  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = (check: number) => {
      loadFile({ url, path }, signal).then(
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
  }, [url, path, fileName, mimeType, side, isWanted, loadFile]);
  return loaded?.url === url ? loaded.state : { status: 'loading' };
}

/** With the session of Client Connect, which some links need. */
const fetchBytes: LoadProfileFile = async ({ url }, signal) => {
  const response = await fetch(onThisHost(url), { signal, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
