import { smBrandSchema } from '@portal/domain/brands/brand';
import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { teamOf } from '@portal/domain/team/team';
import { collections } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** The most users and brands that the team screen shows. */
const maxPeople = 500;
const maxBrands = 100;

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
  const brandsPath = collections.smBrands(organizationId);
  const brands = useLiveQuery(
    `${brandsPath}|${maxBrands}`,
    query(collection(firestore, brandsPath), limit(maxBrands)),
    smBrandSchema,
  );
  return useMemo(() => {
    const parts = [users, integrated, brands];
    const retry = () => {
      for (const part of parts) if (part.status === 'error') part.retry();
    };
    if (parts.some((part) => part.status === 'error')) return { status: 'error' as const, retry };
    if (!users.data || !integrated.data || !brands.data) return { status: 'loading' as const };
    return { status: 'success' as const, ...teamOf(users.data, integrated.data), smBrands: brands.data };
  }, [users, integrated, brands]);
}
