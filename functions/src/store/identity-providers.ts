import {
  identityProviderSchema,
  signInDomainSchema,
  type IdentityProvider,
} from '@portal/domain/identity-provider/identity-provider';
import type { UserIdentity } from '@portal/domain/identity-provider/user-identity';
import type { UserLog } from '@portal/domain/events/user-log';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { userSchema, type User } from '@portal/domain/users/user';
import type { Transaction } from 'firebase-admin/firestore';
import { addUserLogTo } from './events';
import { castDocument, firestore, readDocument } from './firestore';

const noIdentity: UserIdentity = { provider: '', identity: '' };

/** Identity providers of organizations, the domains that they have verified, and who is who there. */
export const identityProvidersStore = {
  async get(organizationId: string): Promise<IdentityProvider | null> {
    return await readDocument(documents.identityProvider(organizationId), identityProviderSchema);
  },

  /**
   * Changes the provider of an organization in a transaction. Domains that it no longer has are free for others.
   * @param change gets the stored one; null removes it.
   */
  async change(
    organizationId: string,
    change: (provider: IdentityProvider | null) => IdentityProvider | null,
  ): Promise<void> {
    const reference = firestore().doc(documents.identityProvider(organizationId));
    await firestore().runTransaction(async (transaction) => {
      const before = castDocument((await transaction.get(reference)).data(), identityProviderSchema);
      const after = change(before);
      const kept = new Set(after?.domains.map(({ domain }) => domain));
      const dropped = (before?.domains ?? []).map(({ domain }) => domain).filter((domain) => !kept.has(domain));
      await freeDomains(transaction, organizationId, dropped);
      if (after) transaction.set(reference, after);
      else transaction.delete(reference);
    });
  },

  /**
   * Records whether a domain of an organization is verified.
   * @param verifiedAt null when it is not.
   * @returns `taken` when another organization has verified it; `unknown` when it is not among the organization's.
   */
  async setVerified(
    organizationId: string,
    domain: string,
    verifiedAt: number | null,
  ): Promise<'stored' | 'taken' | 'unknown'> {
    const db = firestore();
    const [reference, claim] = [
      db.doc(documents.identityProvider(organizationId)),
      db.doc(documents.signInDomain(domain)),
    ];
    return await db.runTransaction(async (transaction) => {
      const [stored, claimed] = await transaction.getAll(reference, claim);
      const provider = castDocument(stored?.data(), identityProviderSchema);
      if (!provider?.domains.some((each) => each.domain === domain)) return 'unknown';
      const owner = castDocument(claimed?.data(), signInDomainSchema)?.organizationId ?? organizationId;
      if (owner !== organizationId && verifiedAt !== null) return 'taken';
      const domains = provider.domains.map((each) => (each.domain === domain ? { ...each, verifiedAt } : each));
      transaction.update(reference, { domains });
      if (verifiedAt !== null) transaction.set(claim, { organizationId, verifiedAt });
      else if (owner === organizationId) transaction.delete(claim);
      return 'stored';
    });
  },

  /** The organization that has verified a domain; null without one. */
  async ownerOf(domain: string): Promise<string | null> {
    return (await readDocument(documents.signInDomain(domain), signInDomainSchema))?.organizationId ?? null;
  },

  /** The user who is linked to an identity; null without one. */
  async userOf({ identity }: Pick<UserIdentity, 'identity'>): Promise<User | null> {
    return castDocument((await linkedTo(identity).get()).docs[0]?.data(), userSchema);
  },

  /**
   * Links a user to an identity. The provider vouches for the email, and an invitation is accepted by it.
   * @returns the user as read; null when it is linked to another identity of the provider, or the identity to another user.
   */
  async link(user: Pick<User, 'id' | 'organizationId'>, identity: UserIdentity, log: UserLog): Promise<User | null> {
    const db = firestore();
    const reference = db.doc(documents.user(user.id));
    return await db.runTransaction(async (transaction) => {
      const stored = castDocument((await transaction.get(reference)).data(), userSchema);
      const others = (await transaction.get(linkedTo(identity.identity))).docs.filter(({ id }) => id !== user.id);
      if (stored?.organizationId !== user.organizationId || others.length > 0) return null;
      const { provider, identity: linked } = stored.identity;
      if (provider === identity.provider && linked !== identity.identity) return null;
      const proved = { isVerified: true, emailVerified: true, 'userProducts.accessStatus.core.invited': false };
      transaction.update(reference, { identity, ...proved });
      addUserLogTo(transaction, user.organizationId, log);
      return stored;
    });
  },

  /** Unlinks a user from the identity provider, with the log entry. */
  async unlink(user: Pick<User, 'id' | 'organizationId'>, log: UserLog): Promise<void> {
    const batch = firestore().batch();
    batch.update(firestore().doc(documents.user(user.id)), { identity: noIdentity });
    addUserLogTo(batch, user.organizationId, log);
    await batch.commit();
  },
};

const linkedTo = (identity: string) =>
  firestore().collection(collections.users()).where('identity.identity', '==', identity).limit(2);

async function freeDomains(transaction: Transaction, organizationId: string, domains: readonly string[]) {
  if (domains.length === 0) return;
  const claims = await transaction.getAll(...domains.map((each) => firestore().doc(documents.signInDomain(each))));
  for (const claim of claims) {
    if (claim.get('organizationId') === organizationId) transaction.delete(claim.ref);
  }
}
