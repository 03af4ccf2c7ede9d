import { brandSchema } from '@portal/domain/brands/brand';
import { defaultBrandName } from '@portal/domain/constants/application';
import { maxBrands } from '@portal/domain/organizations/organization';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, limit, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** Names of the brands in which recipients can see a submission; none where the organization has no brands. */
export function useSubmissionBrands(organizationId: string): readonly string[] {
  const { firestore } = useData();
  const path = collections.brands(organizationId);
  const { data } = useLiveQuery(
    `${path}|${maxBrands}`,
    query(collection(firestore, path), limit(maxBrands)),
    brandSchema,
  );
  return useMemo(() => {
    const names = (data ?? []).map(({ name }) => name).sort((one, other) => one.localeCompare(other));
    return names.length === 0 ? [] : [defaultBrandName, ...names];
  }, [data]);
}
