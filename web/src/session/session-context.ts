import type { Actor, Permission } from '@portal/domain/access/permissions';
import { can } from '@portal/domain/access/permissions';
import type { OrganizationWithoutBrands } from '@portal/domain/organizations/merge-organization';
import type { Refusal, User } from '@portal/domain/users/user';
import { createContext, useContext } from 'react';

/** The session of this page. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'failed'; retry: () => void }
  /** `user` is null when the user has no document. */
  | { status: 'refused'; refusal: Refusal; user: User | null }
  | { status: 'signedIn'; user: User; actor: Actor; organization: OrganizationWithoutBrands | null };

export const SessionContext = createContext<Session>({ status: 'loading' });

/** The session, with the current documents; inside the guards use one of the hooks below. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The signed-in user; for screens behind the guard. */
export function useSignedIn(): Extract<Session, { status: 'signedIn' }> {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('useSignedIn is used outside of the guard');
  return session;
}

/** The user's organization; for screens behind the organization guard. */
export function useOrganization(): OrganizationWithoutBrands {
  const { organization } = useSignedIn();
  if (!organization) throw new Error('useOrganization is used outside of the organization guard');
  return organization;
}

/** Whether the signed-in user has the permission in their organization. */
export function useCan(permission: Permission): boolean {
  const session = useSession();
  if (session.status !== 'signedIn') return false;
  return can(session.actor, permission, session.organization?.id);
}
