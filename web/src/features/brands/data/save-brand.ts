import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { collections } from '@portal/domain/paths/firestore-paths';
import { deleteDoc, doc, setDoc, type Firestore } from 'firebase/firestore';

interface BrandKey {
  organizationId: string;
  kind: BrandKind;
}

/** Stores a brand as a whole. @throws FirebaseError `permission-denied` when the rules refuse it. */
export async function saveBrand(
  firestore: Firestore,
  { organizationId, kind }: BrandKey,
  brand: Brand | SmBrand,
): Promise<void> {
  await setDoc(doc(firestore, collections[kind](organizationId), brand.id), brand);
}

/** Deletes a brand; who had it has the organization's look again. */
export async function deleteBrand(
  firestore: Firestore,
  { organizationId, kind }: BrandKey,
  brandId: string,
): Promise<void> {
  await deleteDoc(doc(firestore, collections[kind](organizationId), brandId));
}
