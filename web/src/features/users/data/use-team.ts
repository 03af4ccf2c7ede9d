import { brandSchema, defaultMarketingBrandId, smBrandSchema } from '@portal/domain/brands/brand';
import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { maxBrands } from '@portal/domain/organizations/organization';
import { teamOf } from '@portal/domain/team/team';
import { collections } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** Maximum number of users on the team screen. */
const maxPeople = 500;

/** An organization's portal users and ATS users, live, and the brands they may have. */
export function useTeam(organizationId: string) {
  const { firestore } = useData();
  const users = useLiveQuery(
    `team|${organizationId}`,
    query(collection(firestore, collections.users()), where('organizationId', '==', organizationId), limit(maxPeople)),
    userSchema,
  );
  const integratedPath = collections.atsUsers(organizationId);
  const integrated = useLiveQuery(
    integratedPath,
    query(collection(firestore, integratedPath), limit(maxPeople)),
    atsUserSchema,
  );
  const brandsPath = collections.brands(organizationId);
  const brands = useLiveQuery(
    `${brandsPath}|${maxBrands}`,
    query(collection(firestore, brandsPath), limit(maxBrands)),
    brandSchema,
  );
  const smBrandsPath = collections.smBrands(organizationId);
  const smBrands = useLiveQuery(
    `${smBrandsPath}|${maxBrands}`,
    query(collection(firestore, smBrandsPath), limit(maxBrands)),
    smBrandSchema,
  );
  return useMemo(() => {
    const parts = [users, integrated, brands, smBrands];
    const retry = () => {
      for (const part of parts) if (part.status === 'error') part.retry();
    };
    if (parts.some((part) => part.status === 'error')) return { status: 'error' as const, retry };
    if (!users.data || !integrated.data || !brands.data || !smBrands.data) return { status: 'loading' as const };
    return {
      status: 'success' as const,
      ...teamOf(users.data, integrated.data),
      brands: brands.data,
      smBrands: smBrands.data.filter(({ id }) => id !== defaultMarketingBrandId),
    };
  }, [users, integrated, brands, smBrands]);
}
