import type { Auth } from 'firebase/auth';
import { useCallback, useEffect, useState } from 'react';
import type { Called } from '../components/ui/called';
import { useFirebase } from './firebase-context';

/**
 * Loads what a call answers, once. Calls that change it answer the next value.
 * @param load must not change between renders.
 * @returns also `update`, which gets the last value, undefined before one, and sets the next, unless it is undefined.
 */
export function useCalled<Value>(load: (auth: Auth) => Promise<Value>) {
  const { auth } = useFirebase();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; answer: { value: Value } | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (answer: { value: Value } | null) => {
      if (isCurrent) setLoaded({ attempt, answer });
    };
    load(auth).then(
      (value) => {
        show({ value });
      },
      () => {
        show(null);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [auth, load, attempt]);
  const update = useCallback(
    (change: (last: Value | undefined) => Value | undefined) => {
      setLoaded((last) => {
        const value = change(last?.answer?.value);
        return value === undefined ? last : { attempt, answer: { value } };
      });
    },
    [attempt],
  );
  const retry = () => {
    setAttempt(attempt + 1);
  };
  const called: Called<Value> =
    loaded?.attempt !== attempt
      ? { status: 'loading' }
      : loaded.answer
        ? { status: 'loaded', value: loaded.answer.value }
        : { status: 'failed', retry };
  return { called, update };
}
