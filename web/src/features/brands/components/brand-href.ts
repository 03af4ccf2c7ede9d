import type { BrandKind } from '@portal/domain/brands/brand-form';

interface BrandPlace {
  kind: BrandKind;
  /** Place in the list; absent for a new brand. */
  index?: number;
  id?: string;
}

/** URL of a brand's form. The list may change, so the id is in it as well. */
export function brandHref(base: string, { kind, index, id = '' }: BrandPlace): string {
  const isSm = kind === 'smBrands';
  const query = new URLSearchParams({ ...(isSm ? { isSm: 'true' } : {}) });
  if (id !== '') query.set(isSm ? 'smBrandId' : 'brandId', id);
  const search = query.size > 0 ? `?${query.toString()}` : '';
  return index === undefined ? `${base}/brands/add${search}` : `${base}/brands/edit/${index}${search}`;
}

/** The settings' tab with the brands. */
export function brandsHref(base: string): string {
  return `${base}?selectedTab=Brands`;
}
