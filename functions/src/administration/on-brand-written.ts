import { defaultBrandName } from '@portal/domain/constants/application';
import type { Ports } from '../runtime/ports';

/**
 * Users hold a brand by its name: they follow a new name, and have the organization's look again after the brand was deleted.
 * @param options.before the name before; null for a new brand.
 * @param options.after the name that was written; the current one counts, because events come in any order.
 */
export async function onBrandWritten(
  { organizationId, brandId, before, after }: { organizationId: string; brandId: string } & BrandNames,
  { store }: Pick<Ports, 'store'>,
): Promise<void> {
  if (before === null || before === after) return;
  const current = (await store.organizations.brandName(organizationId, brandId)) ?? defaultBrandName;
  if (current !== before) await store.integrationUsers.replaceBrand(organizationId, before, current);
}

interface BrandNames {
  before: string | null;
  after: string | null;
}
