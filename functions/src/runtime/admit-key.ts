import { createHash, timingSafeEqual } from 'node:crypto';
import {
  apiKeyScopes,
  holdsApiKey,
  isUsable,
  isUseUnrecorded,
  readApiKeyText,
  type ApiKey,
} from '@portal/domain/api-keys/api-key';
import { PortalError } from '@portal/domain/errors/portal-error';
import { apiKeyTexts } from '@portal/domain/texts/api-keys';
import type { Credentials } from './authenticate';
import type { Ports } from './ports';
import { limitRate } from './rate-limit';
import type { Access, KeyAccess, KeyActor } from './route';

/** Calls of one key. */
export const apiKeyLimit = { name: 'apiKey', max: 120, windowSeconds: 60 } as const;

/** Whether a call needs an API key, and which scope of it. */
export function isForKeys(access: Access): access is KeyAccess {
  return access.startsWith('key:');
}

/** What is stored of a key's secret. It has 256 random bits, so a fast hash is enough. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** How a key appears where users have their id and email: in logs and in the audit trail. */
export function actorOfKey({ id, name, organizationId }: Pick<ApiKey, 'id' | 'name' | 'organizationId'>): KeyActor {
  return { uid: `apiKey:${id}`, email: apiKeyTexts.asActor(name), organizationId, impersonatedBy: null };
}

/**
 * Admits a call by its API key, before anything else of it is read. An unknown, wrong, expired or revoked key gets the same
 * answer.
 * @throws PortalError `unauthenticated`; `invalidQuery` for a key in the URL, which logs keep; `tooManyRequests`;
 *   `permissionDenied` without the scope.
 */
export async function admitKey(
  access: KeyAccess,
  { headers, query }: { headers: { authorization?: string | undefined }; query: Credentials['query'] },
  ports: Pick<Ports, 'store' | 'clock' | 'config'>,
): Promise<KeyActor> {
  if (Object.values(query).some((value) => holdsApiKey(JSON.stringify(value)))) {
    throw new PortalError('invalidQuery', { userMessage: apiKeyTexts.inUrl, detail: 'key in the URL' });
  }
  const now = ports.clock.now();
  const key = await keyOf(headers.authorization ?? '', ports.store);
  if (!key || !isUsable(key, now)) throw new PortalError('unauthenticated', { userMessage: apiKeyTexts.refused });
  await limitRate(ports, apiKeyLimit, key.id);
  const scope = apiKeyScopes.find((each) => access === `key:${each}`);
  if (!scope || !key.scopes.includes(scope)) {
    throw new PortalError('permissionDenied', {
      userMessage: apiKeyTexts.lacks(access.slice('key:'.length)),
      detail: access,
    });
  }
  if (isUseUnrecorded(key, now)) await ports.store.apiKeys.recordUse(key, now);
  return actorOfKey(key);
}

async function keyOf(authorization: string, store: Ports['store']): Promise<ApiKey | null> {
  const given = readApiKeyText(/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '');
  const key = given && (await store.apiKeys.get(given.id));
  return key && isSame(hashOfSecret(given.secret), key.secretHash) ? key : null;
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
