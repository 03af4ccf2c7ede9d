import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { collections } from '@portal/domain/paths/firestore-paths';
import { deleteDoc, doc, writeBatch, type Firestore } from 'firebase/firestore';
import { takeHost } from '../../../firebase/hosts';

interface BrandKey {
  organizationId: string;
  kind: BrandKind;
}

/**
 * Stores a brand as a whole, and takes the host that it names.
 * @param options.isHostNew whether the brand names another host than before, which super admins alone decide.
 * @throws PortalError with a sentence when another agency has that host; FirebaseError `permission-denied` when the rules refuse it.
 */
export async function saveBrand(
  firestore: Firestore,
  { organizationId, kind }: BrandKey,
  brand: Brand | SmBrand,
  { isHostNew }: { isHostNew: boolean },
): Promise<void> {
  const batch = writeBatch(firestore);
  if (isHostNew) await takeHost(batch, firestore, { subdomain: brand.subdomain, organizationId });
  batch.set(doc(firestore, collections[kind](organizationId), brand.id), brand);
  await batch.commit();
}

/** Deletes a brand; who had it has the organization's look again. */
export async function deleteBrand(
  firestore: Firestore,
  { organizationId, kind }: BrandKey,
  brandId: string,
): Promise<void> {
  await deleteDoc(doc(firestore, collections[kind](organizationId), brandId));
}
