import { useEffect, useRef } from 'react';
import { PageLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';
import { startAtsSignIn } from '../../../session/ats-sign-in';

/** `/login?ats=1`: on the way to the sign-in of the ATS, for a page that the ATS embeds. */
export function AtsDeparture() {
  const { config } = useFirebase();
  const isStarted = useRef(false);
  useEffect(() => {
    // Each start has a state of its own.
    if (isStarted.current) return;
    isStarted.current = true;
    startAtsSignIn(config.links.integration);
  }, [config]);
  return <PageLoading />;
}
