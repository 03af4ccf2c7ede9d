import type { Actor, Permission } from '@portal/domain/access/permissions';
import { can } from '@portal/domain/access/permissions';
import type { Organization } from '@portal/domain/organizations/organization';
import type { Refusal, User } from '@portal/domain/users/user';
import { createContext, useContext } from 'react';

/** Where the visitor stands. */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'failed'; retry: () => void }
  /** `user` is null when there is no document of that person. */
  | { status: 'refused'; refusal: Refusal; user: User | null }
  | { status: 'signedIn'; user: User; actor: Actor; organization: Organization | null };

export const SessionContext = createContext<Session>({ status: 'loading' });

/** Where the visitor stands, with the documents as they are now; inside the guards use one of those below. */
export function useSession(): Session {
  return useContext(SessionContext);
}

/** The signed-in person; for screens behind the guard. */
export function useSignedIn(): Extract<Session, { status: 'signedIn' }> {
  const session = useSession();
  if (session.status !== 'signedIn') throw new Error('useSignedIn is used outside of the guard');
  return session;
}

/** The organization in which the person works; for screens behind the organization guard. */
export function useOrganization(): Organization {
  const { organization } = useSignedIn();
  if (!organization) throw new Error('useOrganization is used outside of the organization guard');
  return organization;
}

/** May the signed-in person do that in their organization? */
export function useCan(permission: Permission): boolean {
  const session = useSession();
  if (session.status !== 'signedIn') return false;
  return can(session.actor, permission, session.organization?.id);
}
