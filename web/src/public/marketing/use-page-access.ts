import { useCallback, useMemo, useState } from 'react';
import { lasting } from '../viewer/safe-storage';

/** The link of this page and the pass of its gate, as every call of a marketing page carries them. */
export interface PageAccess {
  data: string;
  gatePass: string;
  /** Names a contact; only labels the visit. */
  bhcid: string;
}

/** The access of the current URL, and how to keep a pass. A pass lets the viewer in again on a later visit. */
export function usePageAccess(): { access: PageAccess; keepPass: (gatePass: string) => void } {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const data = query.get('data') ?? '';
  const bhcid = (query.get('bhcid') ?? '').slice(0, 128);
  const key = `gatePass_${data.slice(-64)}`;
  const [gatePass, setGatePass] = useState(() => lasting.get(key) ?? '');
  const keepPass = useCallback(
    (next: string) => {
      lasting.set(key, next);
      setGatePass(next);
    },
    [key],
  );
  const access = useMemo(() => ({ data, gatePass, bhcid }), [data, gatePass, bhcid]);
  return { access, keepPass };
}
