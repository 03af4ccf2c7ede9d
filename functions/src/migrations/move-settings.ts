import { FieldValue } from 'firebase-admin/firestore';
import { defaultMarketingBrandId } from '@portal/domain/brands/brand';
import { isRecord, mergeRecords } from '@portal/domain/fields/value-at';
import { splitOrganization } from '@portal/domain/organizations/merge-organization';
import { organizationSchema } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import type { MigrationStep } from './migration-step';

/**
 * Moves the settings of an organization into documents of their own, and its brands into their collections. What those
 * documents hold already is newer, and stays.
 */
export const moveSettings: MigrationStep = {
  name: 'move-settings',
  from: 1,
  to: 2,
  collection: collections.organizations(),
  migrate: async (transaction, document) => {
    const db = firestore();
    const { id } = document;
    const stored: Record<string, unknown> = { ...document.data(), id };
    const [platform, agency, secrets] = await transaction.getAll(
      db.doc(documents.platformSettings(id)),
      db.doc(documents.agencySettings(id)),
      db.doc(documents.secretSettings(id)),
    );
    const brands = [
      ...brandsOf(collections.brands(id), Array.isArray(stored.brands) ? stored.brands : []),
      ...brandsOf(collections.smBrands(id), [stored.smDefaultBrand], defaultMarketingBrandId),
      ...brandsOf(collections.jmBrands(id), [stored.jmDefaultBrand], defaultMarketingBrandId),
    ];
    // As stored, without defaults: what was not set stays unset.
    const split = splitOrganization(stored);
    if (platform) transaction.set(platform.ref, mergeRecords(split.platform, platform.data() ?? {}));
    if (agency) transaction.set(agency.ref, mergeRecords(split.agency, agency.data() ?? {}));
    if (secrets) transaction.set(secrets.ref, mergeRecords(split.secrets, secrets.data() ?? {}));
    for (const { path, data } of brands) transaction.set(db.doc(path), data);
    transaction.update(document.ref, { ...removalOf(stored, split.organization), schemaVersion: 2 });
  },
};

/** Removes the fields that have moved; fields that are not the organization's model, such as counts, stay. */
function removalOf(stored: object, kept: object): Record<string, FieldValue> {
  const known = [...Object.keys(organizationSchema.fields), 'smDefaultBrand', 'jmDefaultBrand'];
  const moved = known.filter((field) => field in stored && !(field in kept));
  return Object.fromEntries(moved.map((field) => [field, FieldValue.delete()]));
}

/** The documents of brands that the organization held itself. @param id of a default brand, which had any. */
function brandsOf(collection: string, brands: readonly unknown[], id?: string) {
  return brands.filter(isRecord).flatMap((brand) => {
    const brandId = id ?? brand.id;
    return typeof brandId === 'string' && brandId !== ''
      ? [{ path: `${collection}/${brandId}`, data: { ...brand, id: brandId } }]
      : [];
  });
}
