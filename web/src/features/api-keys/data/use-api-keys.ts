import type { ListedApiKey } from '@portal/domain/api-keys/api-key';
import { apiKeysApi, type apiKeyInputSchema } from '@portal/domain/contracts/api-keys-api';
import type { Model } from '@portal/domain/fields/model';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useFirebase } from '../../../firebase/firebase-context';
import { useRecentProof } from '../../../session/recent-proof';

export type ApiKeyInput = Model<typeof apiKeyInputSchema>;

type Keys =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'loaded'; keys: readonly ListedApiKey[]; loadedAt: number };

const options = { api: 'app' } as const;

/** The API keys of an organization, loaded once; creating and revoking change the list. */
export function useApiKeys(organizationId: string) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const [state, setState] = useState<Keys>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Keys) => {
      if (isCurrent) setState(next);
    };
    callApi(auth, apiKeysApi.listApiKeys, { organizationId }, options).then(
      ({ keys }) => {
        show({ status: 'loaded', keys, loadedAt: Date.now() });
      },
      () => {
        show({ status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [auth, organizationId, attempt]);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  const changeKeys = useCallback((change: (keys: readonly ListedApiKey[]) => readonly ListedApiKey[]) => {
    setState((last) => (last.status === 'loaded' ? { ...last, keys: change(last.keys) } : last));
  }, []);
  /** @returns the key, which is shown this once. */
  const create = async (input: ApiKeyInput): Promise<string> => {
    const request = { organizationId, ...input };
    const { key, listed } = await withRecentProof(() => callApi(auth, apiKeysApi.createApiKey, request, options));
    changeKeys((keys) => [listed, ...keys]);
    return key;
  };
  const revoke = async (apiKeyId: string): Promise<void> => {
    await withRecentProof(() => callApi(auth, apiKeysApi.revokeApiKey, { organizationId, apiKeyId }, options));
    changeKeys((keys) => keys.filter(({ id }) => id !== apiKeyId));
  };
  return { state, retry, create, revoke };
}
