import { apiKeyScopes, apiKeyText, maxApiKeys, type ApiKey, type ListedApiKey } from '@portal/domain/api-keys/api-key';
import { dayMs } from '@portal/domain/constants/time';
import type { apiKeysApi } from '@portal/domain/contracts/api-keys-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { apiKeyTexts } from '@portal/domain/texts/api-keys';
import { hashOfSecret } from '../runtime/admit-key';
import { auditActor } from '../runtime/audit-actor';
import type { StaffContext } from '../runtime/route';
import type { NewAuditEntry } from '../store/audit';
import { requireRecentProof } from '../users/require-recent-proof';

/**
 * Creates a key and answers it, this once.
 * @throws PortalError as `requireRecentProof`; `conflict` when there are too many.
 */
export async function createApiKey(
  { organizationId, name, scopes, days }: RequestOf<typeof apiKeysApi.createApiKey>,
  context: StaffContext,
): Promise<AnswerOf<typeof apiKeysApi.createApiKey>> {
  requireRecentProof(context);
  const { store, actor, random, clock } = context;
  const id = random.token(12).replaceAll(/[-_]/g, 'x');
  const secret = random.token(32);
  const now = clock.now();
  const key: ApiKey = {
    id,
    organizationId,
    name,
    scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
    secretHash: hashOfSecret(secret),
    createdBy: actor.uid,
    createdByName: actor.displayName || actor.email,
    createdAt: now,
    expiresAt: now + days * dayMs,
    lastUsedAt: null,
    revokedAt: null,
  };
  const entry = entryOf(key, 'apiKeyCreated', context);
  if (!(await store.apiKeys.add(key, maxApiKeys, entry))) {
    throw new PortalError('conflict', { userMessage: apiKeyTexts.tooMany(maxApiKeys) });
  }
  return { key: apiKeyText(id, secret), listed: listedKey(key) };
}

/** Ends a key at once. Idempotent. @throws PortalError as `requireRecentProof`; `notFound`. */
export async function revokeApiKey(
  { organizationId, apiKeyId }: RequestOf<typeof apiKeysApi.revokeApiKey>,
  context: StaffContext,
): Promise<AnswerOf<typeof apiKeysApi.revokeApiKey>> {
  requireRecentProof(context);
  const { store, clock } = context;
  const isFound = await store.apiKeys.revoke({ organizationId, id: apiKeyId }, clock.now(), (key) =>
    entryOf(key, 'apiKeyRevoked', context),
  );
  if (!isFound) throw new PortalError('notFound', { detail: 'API key' });
  return { apiKeyId };
}

/** The keys of an organization that are not revoked. */
export async function listApiKeys(
  { organizationId }: RequestOf<typeof apiKeysApi.listApiKeys>,
  { store }: StaffContext,
): Promise<AnswerOf<typeof apiKeysApi.listApiKeys>> {
  return { keys: (await store.apiKeys.list(organizationId, maxApiKeys)).map(listedKey) };
}

function listedKey(key: ApiKey): ListedApiKey {
  const { id, name, scopes, createdByName, createdAt, expiresAt, lastUsedAt } = key;
  return { id, name, scopes, createdByName, createdAt, expiresAt, lastUsedAt };
}

function entryOf({ id, name, scopes }: ApiKey, action: string, { actor, clock }: StaffContext): NewAuditEntry {
  return {
    at: clock.now(),
    action,
    ...auditActor(actor),
    subject: { apiKeyId: id },
    details: `${name}: ${scopes.join(', ')}`,
  };
}
