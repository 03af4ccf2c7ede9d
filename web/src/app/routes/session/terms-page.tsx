import { useEffect } from 'react';
import { PageLoading } from '../../../components/ui/states';
import { useFirebase } from '../../../firebase/firebase-context';

/** /terms (000 §2): leads to the terms of service, wherever they are published. */
export function Component() {
  const { terms } = useFirebase().config.links;
  useEffect(() => {
    window.location.replace(terms);
  }, [terms]);
  return <PageLoading />;
}
