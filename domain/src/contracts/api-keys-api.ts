import { number, string } from 'yup';
import {
  apiKeyScopes,
  defaultApiKeyDays,
  maxApiKeyDays,
  maxApiKeyNameLength,
  type ListedApiKey,
} from '../api-keys/api-key';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { requiredText } from '../fields/text';
import { apiKeyTexts } from '../texts/api-keys';
import { post } from './endpoint';

/** What an admin enters for a new key. */
export const apiKeyInputSchema = record({
  name: requiredText(maxApiKeyNameLength),
  scopes: list(string().oneOf(apiKeyScopes).required(), apiKeyScopes.length).min(1, apiKeyTexts.noScope),
  days: number().integer().min(1).max(maxApiKeyDays).default(defaultApiKeyDays),
});

/** API keys of an organization, for its admins; part of the app API. */
export const apiKeysApi = {
  /** The key is answered once and shown to nobody else. Needs a recent proof. */
  createApiKey: post('/createApiKey', apiKeyInputSchema.shape({ organizationId: requiredId() })).answers<{
    key: string;
    listed: ListedApiKey;
  }>(),

  /** Ends a key at once and for good. Needs a recent proof. */
  revokeApiKey: post('/revokeApiKey', record({ organizationId: requiredId(), apiKeyId: requiredId() })).answers<{
    apiKeyId: string;
  }>(),

  /** The keys that are not revoked, the newest first. */
  listApiKeys: post('/listApiKeys', record({ organizationId: requiredId() })).answers<{ keys: ListedApiKey[] }>(),
} as const;
