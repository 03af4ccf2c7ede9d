import {
  defaultMarketingBrandId,
  isBrandNameTaken,
  newBrand,
  newSmBrand,
  type Brand,
  type SmBrand,
} from '@portal/domain/brands/brand';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { defaultBrandName } from '@portal/domain/constants/application';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import { randomId } from '@mantine/hooks';
import { useState } from 'react';
import { useCrumbName } from '../../../components/layout/crumb-names';
import { Missing } from '../../../components/ui/missing';
import { LoadFailed, RowsLoading } from '../../../components/ui/states';
import { useBrands } from '../data/use-brands';
import { BrandForm } from './brand-form';

interface Props {
  organization: OrganizationWithoutBrands;
  base: string;
  kind: BrandKind;
  /** Profile templates to choose from. */
  templates: readonly { value: string; label: string }[];
  /** Place of the brand in the list, and its id if the URL has it; absent for a new brand. */
  place?: { index: number; id: string };
  /** Id of a new brand, for the default one; else it gets an id of its own from the start. */
  newId?: string;
}

/** Adds a brand, or edits one. */
export function BrandEditor({ organization, base, kind, templates, place, newId = '' }: Props) {
  const brands = useBrands(organization.id, kind);
  const [added] = useState<Brand | SmBrand>(() => {
    if (kind === 'brands') return newBrand(randomId());
    if (newId === defaultMarketingBrandId) return { ...newSmBrand(newId), name: defaultBrandName };
    return newSmBrand(randomId());
  });
  // The form goes on with the brand that it was opened with.
  const [opened, setOpened] = useState<Brand | SmBrand>();
  const list = brands.data ?? [];
  const stored = place && (list.find(({ id }) => id === place.id) ?? (place.id === '' ? list[place.index] : undefined));
  const brand = opened ?? (place ? stored : added);
  useCrumbName(place ? String(place.index) : '', brand?.name);
  if (brands.status === 'error' && !opened) return <LoadFailed onRetry={brands.retry} />;
  if (brands.status === 'loading' && !opened) return <RowsLoading rows={6} />;
  if (!brand) return <Missing />;
  if (!opened) setOpened(brand);
  return (
    <BrandForm
      organization={organization}
      base={base}
      kind={kind}
      templates={templates}
      brand={brand}
      isNew={!place}
      isNameTaken={(name) => isBrandNameTaken(name, list, brand.id)}
    />
  );
}
