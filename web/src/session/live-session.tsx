import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import { refusalOf, userSchema } from '@portal/domain/users/user';
import { doc, type Firestore } from 'firebase/firestore';
import { useEffect, useMemo } from 'react';
import { saveOrganizationBranding } from '../config/organization-cookie';
import { markSession } from '../config/session-cookies';
import type { AuthState } from '../firebase/auth-state';
import { callApi } from '../firebase/api-client';
import { openData } from '../firebase/data';
import { useFirebase } from '../firebase/firebase-context';
import { useLastLoaded, useLiveDocument } from '../firebase/use-live';
import type { Session } from './session-context';
import { useLiveOrganization } from './use-live-organization';

type SignedInAuthState = Extract<AuthState, { status: 'signedIn' }>;
type LiveUser = ReturnType<typeof useLiveDocument<typeof userSchema>>;
type LiveOrganization = ReturnType<typeof useLiveOrganization>;
type OnSession = (session: Session) => void;

/**
 * Listens to the user's own document and, once admitted, to the organization, and reports the resulting session. Loaded
 * when a user is signed in: the sign-in page itself does without Firestore.
 */
export default function LiveSession({ authState, onSession }: { authState: SignedInAuthState; onSession: OnSession }) {
  const { firestore } = openData(useFirebase());
  const { uid } = authState.authUser;
  const user = useLastLoaded(useLiveDocument(doc(firestore, documents.user(uid)), userSchema));
  const { isEmailVerified } = authState;
  const refused = useMemo(() => refusedSession(user, isEmailVerified), [user, isEmailVerified]);
  useConfirmedVerification(user.data?.isVerified === false && isEmailVerified);
  const organizationId = refused ? null : user.data?.organizationId;
  if (organizationId) {
    const session = { firestore, user, id: organizationId, onSession };
    return <OrganizationSession key={organizationId} {...session} />;
  }
  return refused ? (
    <Report session={refused} onSession={onSession} />
  ) : (
    <Admitted user={user} organization={null} onSession={onSession} />
  );
}

function OrganizationSession(props: { firestore: Firestore; user: LiveUser; id: string; onSession: OnSession }) {
  const { firestore, id } = props;
  const userRoles = props.user.data?.userRoles;
  const isAdmin = userRoles?.admin === true || userRoles?.superAdmin === true;
  const organization = useLastLoaded(useLiveOrganization(firestore, id, isAdmin));
  return <Admitted user={props.user} organization={organization} onSession={props.onSession} />;
}

function Admitted(props: { user: LiveUser; organization: LiveOrganization | null; onSession: OnSession }) {
  const { user, organization, onSession } = props;
  const session = useMemo(() => admittedSession(user, organization), [user, organization]);
  useEffect(() => {
    if (session.status !== 'signedIn') return;
    markSession(session.user.email);
    if (!session.organization) return;
    const { name, photoURL, colors } = session.organization;
    saveOrganizationBranding({ name, logoUrl: photoURL, primaryColor: colors.primaryColor });
  }, [session]);
  return <Report session={session} onSession={onSession} />;
}

function Report({ session, onSession }: { session: Session; onSession: OnSession }) {
  useEffect(() => {
    onSession(session);
  }, [session, onSession]);
  return null;
}

/** What keeps the user out of the application before the organization is read; null for nothing. */
function refusedSession(user: LiveUser, isEmailVerified: boolean): Session | null {
  if (user.status === 'loading') return { status: 'loading' };
  if (user.status === 'error') return { status: 'failed', retry: user.retry };
  if (!user.data) return { status: 'refused', refusal: 'noRole', user: null };
  const refusal = refusalOf(user.data, { isEmailVerified });
  return refusal ? { status: 'refused', refusal, user: user.data } : null;
}

function admittedSession(user: LiveUser, organization: LiveOrganization | null): Session {
  if (!user.data || organization?.status === 'loading') return { status: 'loading' };
  if (organization?.status === 'error') return { status: 'failed', retry: organization.retry };
  const { userRoles, organizationId } = user.data;
  return {
    status: 'signedIn',
    user: user.data,
    actor: { uid: user.data.id, organizationId, userRoles },
    organization: organization?.data ?? null,
  };
}

/** Stores, once, that the auth service has verified the email. */
function useConfirmedVerification(isNeeded: boolean): void {
  const { auth } = useFirebase();
  useEffect(() => {
    if (!isNeeded) return;
    // Without it nothing is lost: the next visit retries.
    callApi(auth, authenticationApi.confirmVerification, {}, { api: 'app' }).catch(() => undefined);
  }, [isNeeded, auth]);
}
