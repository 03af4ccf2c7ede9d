import { teamApi } from '@portal/domain/contracts/administration-api';
import type { BrandKind } from '@portal/domain/brands/brand-form';
import { collections } from '@portal/domain/paths/firestore-paths';
import { userSchema } from '@portal/domain/users/user';
import type { Auth } from 'firebase/auth';
import { collection, limit, query, where } from 'firebase/firestore';
import { callApi } from '../../../firebase/api-client';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery } from '../../../firebase/use-live';

/** Users that are offered. */
const maxUsers = 500;

/** The users of an organization, live. */
export function useUsersOf(organizationId: string) {
  const { firestore } = useData();
  return useLiveQuery(
    `brand users|${organizationId}`,
    query(collection(firestore, collections.users()), where('organizationId', '==', organizationId), limit(maxUsers)),
    userSchema,
  );
}

/** Gives a user a brand, in the portal and in the ATS. @throws PortalError */
export async function giveBrand(
  auth: Auth,
  organizationId: string,
  userId: string,
  choice: { kind: BrandKind; brand: string },
): Promise<void> {
  const kind = choice.kind === 'brands' ? 'selectedBrand' : 'smBrandId';
  const request = { organizationId, userId, atsUserId: '', kind, brand: choice.brand } as const;
  await callApi(auth, teamApi.setTeamMemberBrand, request, { api: 'app' });
}
