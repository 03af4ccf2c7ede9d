import { brandSchemas, type BrandKind } from '@portal/domain/brands/brand-form';
import type { Brand, SmBrand } from '@portal/domain/brands/brand';
import { maxBrands } from '@portal/domain/organizations/organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

/** The brands of an organization by name, live. */
export function useBrands(organizationId: string, kind: BrandKind): Live<readonly (Brand | SmBrand)[]> {
  const { firestore } = useData();
  const path = collections[kind](organizationId);
  const live = useLiveQuery(
    `${path}|${maxBrands}`,
    query(collection(firestore, path), limit(maxBrands)),
    brandSchemas[kind],
  );
  return useMemo(() => {
    if (live.status !== 'success') return live;
    const brands = live.data as unknown as readonly (Brand | SmBrand)[];
    return { ...live, data: [...brands].sort((a, b) => a.name.localeCompare(b.name)) };
  }, [live]);
}
