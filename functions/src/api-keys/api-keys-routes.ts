import { apiKeysApi } from '@portal/domain/contracts/api-keys-api';
import { route, type Route } from '../runtime/route';
import { createApiKey, listApiKeys, revokeApiKey } from './manage-api-keys';

/** API keys, part of the app API. */
export const apiKeysRoutes: readonly Route[] = [
  route({ endpoint: apiKeysApi.createApiKey, access: 'organization:edit', handler: createApiKey }),
  route({ endpoint: apiKeysApi.revokeApiKey, access: 'organization:edit', handler: revokeApiKey }),
  route({ endpoint: apiKeysApi.listApiKeys, access: 'organization:edit', handler: listApiKeys }),
];
