import { useCallback, useState } from 'react';
import { lasting } from '../viewer/safe-storage';

const storageKey = 'trackingConsent';

/** What the viewer decided about being tracked; `open` until then. */
export type Consent = 'given' | 'refused' | 'open';

/**
 * The viewer's consent to being tracked.
 * @param isAsked false where the organization does not ask; then visits are recorded.
 */
export function useConsent(isAsked: boolean): { consent: Consent; decide: (isGiven: boolean) => void } {
  const [stored, setStored] = useState(() => lasting.get(storageKey));
  const decide = useCallback((isGiven: boolean) => {
    const decision = isGiven ? 'given' : 'refused';
    lasting.set(storageKey, decision);
    setStored(decision);
  }, []);
  if (!isAsked) return { consent: 'given', decide };
  return { consent: stored === 'given' || stored === 'refused' ? stored : 'open', decide };
}
