import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { brandChangeOf, mergeBrand } from '@portal/domain/brands/brand-change';
import { brandSchemas, storedBrand, type BrandKind } from '@portal/domain/brands/brand-form';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import type { User } from '@portal/domain/users/user';
import { collection, doc, runTransaction, serverTimestamp, type Firestore, type Transaction } from 'firebase/firestore';
import { claimHost } from '../../../firebase/hosts';

interface BrandKey {
  organizationId: string;
  kind: BrandKind;
}

type Author = Pick<User, 'id' | 'displayName'>;

/** Nothing was saved, because somebody else changed a field of the save since the brand was read. */
export class BrandChanged extends PortalError {
  /** @param theirs the brand as it is stored now, @param contested the paths that both changed. */
  constructor(
    readonly theirs: Brand | SmBrand,
    readonly contested: readonly string[],
  ) {
    super('conflict', { detail: 'a brand was changed' });
  }
}

/**
 * Stores a brand with a record of the change, and takes the host that it names. Fields that only others changed since it was
 * read keep their values.
 * @param save.seen the brand as the user saw it, null for a new one.
 * @param save.values of the form.
 * @param save.isHostNew whether the brand names another host than before, which super admins alone decide.
 * @throws BrandChanged; PortalError with a sentence when another agency has that host, or `conflict` when the brand was
 *   deleted; FirebaseError `permission-denied` when the rules refuse it.
 */
export async function saveBrand(
  firestore: Firestore,
  organization: OrganizationWithoutBrands,
  kind: BrandKind,
  save: { seen: Brand | SmBrand | null; values: Brand | SmBrand; author: Author; isHostNew: boolean },
): Promise<void> {
  const { seen, values, author, isHostNew } = save;
  const organizationId = organization.id;
  const reference = doc(firestore, collections[kind](organizationId), values.id);
  await runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (seen && !stored) throw new PortalError('conflict', { detail: 'the brand was deleted' });
    const theirs = stored && (brandSchemas[kind].cast(stored, { assert: false }) as Brand | SmBrand);
    const { merged, contested } =
      seen && theirs ? mergeBrand(kind, { seen, mine: { ...values }, theirs }) : { merged: values, contested: [] };
    if (theirs && contested.length > 0) throw new BrandChanged(theirs, contested);
    const brand = storedBrand(kind, merged, organization);
    if (isHostNew) await claimHost(transaction, firestore, { subdomain: brand.subdomain, organizationId });
    transaction.set(reference, brand);
    addToHistory(transaction, firestore, { organizationId, kind }, { before: stored ?? {}, after: brand, author });
  });
}

/** Deletes a brand, with a record of it; who had it has the organization's look again. */
export async function deleteBrand(firestore: Firestore, key: BrandKey, brandId: string, author: Author): Promise<void> {
  const reference = doc(firestore, collections[key.kind](key.organizationId), brandId);
  await runTransaction(firestore, async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) return;
    transaction.delete(reference);
    addToHistory(transaction, firestore, key, { before: { name: String(stored.name) }, after: {}, author });
  });
}

function addToHistory(
  transaction: Transaction,
  firestore: Firestore,
  { organizationId, kind }: BrandKey,
  { before, after, author }: { before: { name?: string }; after: { name?: string }; author: Author },
): void {
  transaction.set(doc(collection(firestore, collections.settingChanges(organizationId))), {
    changedBy: author.id,
    changedByName: author.displayName,
    changedAt: serverTimestamp(),
    brandKind: kind,
    brandName: after.name ?? before.name ?? '',
    ...brandChangeOf(kind, before, after),
  });
}
