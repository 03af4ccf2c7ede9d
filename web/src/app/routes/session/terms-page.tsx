import { useEffect } from 'react';
import { PageLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';

/** /terms: redirects to the published terms of service. */
export function Component() {
  const { terms } = useFirebase().config.links;
  useEffect(() => {
    window.location.replace(terms);
  }, [terms]);
  return <PageLoading />;
}
