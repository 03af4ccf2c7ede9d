import { organizationSchema } from '@portal/domain/organizations/organization';
import { documents } from '@portal/domain/paths/firestore-paths';
import { refusalOf, userSchema } from '@portal/domain/users/user';
import { onAuthStateChanged, type User as Account } from 'firebase/auth';
import { doc } from 'firebase/firestore';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { rememberStaff } from '../config/staff-cookie';
import { useData } from '../firebase/data-provider';
import { useFirebase } from '../firebase/firebase-context';
import { useLiveDocument } from '../firebase/use-live';
import { SessionContext, type Session } from './session-context';

/** Knows who is signed in, and listens to their user document and organization. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { auth } = useFirebase();
  const [account, setAccount] = useState<Account | null>();
  useEffect(() => onAuthStateChanged(auth, setAccount), [auth]);
  if (account === undefined) return <SessionContext value={{ status: 'loading' }}>{children}</SessionContext>;
  if (account === null) return <SessionContext value={{ status: 'signedOut' }}>{children}</SessionContext>;
  return (
    <AccountSession key={account.uid} account={account}>
      {children}
    </AccountSession>
  );
}

function AccountSession({ account, children }: { account: Account; children: ReactNode }) {
  const { firestore } = useData();
  const user = useLiveDocument(doc(firestore, documents.user(account.uid)), userSchema);
  const organizationId = user.data?.organizationId;
  if (organizationId) {
    return (
      <OrganizationSession account={account} user={user} organizationId={organizationId}>
        {children}
      </OrganizationSession>
    );
  }
  return (
    <SessionOf account={account} user={user} organization={null}>
      {children}
    </SessionOf>
  );
}

type LiveUser = ReturnType<typeof useLiveDocument<typeof userSchema>>;
type LiveOrganization = ReturnType<typeof useLiveDocument<typeof organizationSchema>>;

function OrganizationSession(props: { account: Account; user: LiveUser; organizationId: string; children: ReactNode }) {
  const { firestore } = useData();
  const organization = useLiveDocument(
    doc(firestore, documents.organization(props.organizationId)),
    organizationSchema,
  );
  return (
    <SessionOf account={props.account} user={props.user} organization={organization}>
      {props.children}
    </SessionOf>
  );
}

function SessionOf(props: {
  account: Account;
  user: LiveUser;
  organization: LiveOrganization | null;
  children: ReactNode;
}) {
  const { account, user, organization } = props;
  const session = useMemo(() => sessionOf(account, user, organization), [account, user, organization]);
  useEffect(() => {
    if (session.status === 'signedIn') rememberStaff();
  }, [session.status]);
  return <SessionContext value={session}>{props.children}</SessionContext>;
}

function sessionOf(account: Account, user: LiveUser, organization: LiveOrganization | null): Session {
  if (user.status === 'loading') return { status: 'loading' };
  if (user.status === 'error') return { status: 'failed', retry: user.retry };
  if (!user.data) return { status: 'refused', refusal: 'noRole' };
  const refusal = refusalOf(user.data, { isEmailVerified: account.emailVerified });
  if (refusal) return { status: 'refused', refusal };
  if (organization?.status === 'loading') return { status: 'loading' };
  if (organization?.status === 'error') return { status: 'failed', retry: organization.retry };
  const { userRoles, organizationId } = user.data;
  return {
    status: 'signedIn',
    user: user.data,
    actor: { uid: user.data.id, organizationId, userRoles },
    organization: organization?.data ?? null,
  };
}
