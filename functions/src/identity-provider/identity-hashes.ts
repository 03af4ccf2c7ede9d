import { createHash } from 'node:crypto';
import type { UserIdentity } from '@portal/domain/identity-provider/user-identity';

/**
 * A provider as user documents name it. The client is part of it, because some issuers name a user differently for each
 * (pairwise subjects, OpenID Connect Core 1.0, section 8), and the organization, so that no identity counts in another.
 */
export function providerHash(
  organizationId: string,
  { issuer, clientId }: { issuer: string; clientId: string },
): string {
  return hash([organizationId, issuer, clientId]);
}

/** An identity of a provider as user documents name it. */
export function identityOf(provider: string, subject: string): UserIdentity {
  return { provider, identity: hash([provider, subject]) };
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
