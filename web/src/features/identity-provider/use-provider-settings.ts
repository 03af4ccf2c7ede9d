import { identityProviderApi, type ProviderSettings } from '@portal/domain/contracts/identity-provider-api';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../firebase/api-client';
import { useFirebase } from '../../firebase/firebase-context';

export type LoadedSettings =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'loaded'; settings: ProviderSettings };

/** The identity provider of an organization, loaded once; calls that change it answer the next one. */
export function useProviderSettings(organizationId: string) {
  const { auth } = useFirebase();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; settings: ProviderSettings | null }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (settings: ProviderSettings | null) => {
      if (isCurrent) setLoaded({ attempt, settings });
    };
    callApi(auth, identityProviderApi.getIdentityProvider, { organizationId }, { api: 'app' }).then(show, () => {
      show(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [auth, organizationId, attempt]);
  const setSettings = useCallback(
    (settings: ProviderSettings) => {
      setLoaded({ attempt, settings });
    },
    [attempt],
  );
  const retry = () => {
    setAttempt(attempt + 1);
  };
  const state: LoadedSettings =
    loaded?.attempt !== attempt
      ? { status: 'loading' }
      : loaded.settings
        ? { status: 'loaded', settings: loaded.settings }
        : { status: 'failed', retry };
  return { state, setSettings };
}
