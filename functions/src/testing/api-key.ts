import { apiKeyText, type ApiKey } from '@portal/domain/api-keys/api-key';
import { documents } from '@portal/domain/paths/firestore-paths';
import { hashOfSecret } from '../runtime/admit-key';
import { freshId, write } from './test-data';

/** Stores an API key of an organization. @returns its id, and the text that other systems send. */
export async function savedApiKey(
  organizationId: string,
  scopes: ApiKey['scopes'],
  changes: Partial<ApiKey> = {},
): Promise<{ id: string; key: string }> {
  const id = freshId('key').replaceAll('-', '0').padEnd(16, '0').slice(0, 16);
  const secret = freshId('secret').replaceAll('-', '0').padEnd(43, 'x').slice(0, 43);
  const stored: ApiKey = {
    ...{ id, organizationId, scopes, name: 'Test system', createdBy: 'nobody', createdByName: 'Nobody' },
    ...{ createdAt: 0, expiresAt: Date.now() + 24 * 60 * 60 * 1_000, lastUsedAt: null, revokedAt: null },
    ...{ secretHash: hashOfSecret(secret), ...changes },
  };
  await write(documents.apiKey(id), stored);
  return { id, key: apiKeyText(id, secret) };
}
