import type { Auth } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import type { CalledList } from '../components/ui/called-list';
import { useFirebase } from './firebase-context';

/**
 * Loads a list once; calls that change it answer the next one.
 * @param load must not change between renders.
 */
export function useCalledList<Item>(load: (auth: Auth) => Promise<Item[]>) {
  const { auth } = useFirebase();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; items: readonly Item[] | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (items: readonly Item[] | null) => {
      if (isCurrent) setLoaded({ attempt, items });
    };
    load(auth).then(show, () => {
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [auth, load, attempt]);
  const setItems = useCallback(
    (items: readonly Item[]) => {
      setLoaded({ attempt, items });
    },
    [attempt],
  );
  const retry = () => {
    setAttempt(attempt + 1);
  };
  const list: CalledList<Item> =
    loaded?.attempt !== attempt
      ? { status: 'loading' }
      : loaded.items
        ? { status: 'loaded', items: loaded.items }
        : { status: 'failed', retry };
  return { list, setItems };
}
