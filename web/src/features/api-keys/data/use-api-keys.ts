import type { ListedApiKey } from '@portal/domain/api-keys/api-key';
import { apiKeysApi, type apiKeyInputSchema } from '@portal/domain/contracts/api-keys-api';
import type { Model } from '@portal/domain/fields/model';
import type { Auth } from 'firebase/auth';
import { useCallback } from 'react';
import { callApi } from '../../../firebase/api-client';
import { useCalled } from '../../../firebase/use-called';
import { useFirebase } from '../../../firebase/firebase-context';
import { useRecentProof } from '../../../session/recent-proof';

export type ApiKeyInput = Model<typeof apiKeyInputSchema>;

const options = { api: 'app' } as const;

/** The API keys of an organization, loaded once; creating and revoking change the list. */
export function useApiKeys(organizationId: string) {
  const { auth } = useFirebase();
  const withRecentProof = useRecentProof();
  const load = useCallback(
    async (caller: Auth) => {
      const { keys } = await callApi(caller, apiKeysApi.listApiKeys, { organizationId }, options);
      return { keys, loadedAt: Date.now() };
    },
    [organizationId],
  );
  const { called, update } = useCalled(load);
  const changeKeys = (change: (keys: ListedApiKey[]) => ListedApiKey[]) => {
    update((last) => last && { ...last, keys: change(last.keys) });
  };
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
  return { called, create, revoke };
}
