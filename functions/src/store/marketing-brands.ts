import { smBrandSchema, type SmBrand } from '@portal/domain/brands/brand';
import { maxBrands } from '@portal/domain/organizations/organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore } from './firestore';

/** Brands of skills marketing (`sm`) and of job marketing (`jm`). */
export const marketingBrandsStore = {
  async list(organizationId: string, type: 'sm' | 'jm'): Promise<SmBrand[]> {
    const path = type === 'sm' ? collections.smBrands(organizationId) : collections.jmBrands(organizationId);
    const { docs } = await firestore().collection(path).limit(maxBrands).get();
    return docs.flatMap((snapshot) => castDocument({ id: snapshot.id, ...snapshot.data() }, smBrandSchema) ?? []);
  },
};
