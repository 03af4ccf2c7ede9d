import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, updateDoc, type Firestore } from 'firebase/firestore';
import { ownSession } from '@portal/domain/access/session';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';

/** The epoch of the sessions of these tests; that of the cast's documents. */
export const sessionEpoch = 0;

/** The claims of the super admin's session as another user. @param left seconds until its end. */
export function impersonation(left = 60): Record<string, unknown> {
  return {
    session: 'impersonation',
    sessionEpoch,
    impersonatedBy: cast.superAdmin.id,
    impersonatorSessionEpoch: sessionEpoch,
    impersonatedUntil: Math.floor(Date.now() / 1_000) + left,
  };
}

/** A context with a token of that person's own session. @param claims what is different in it. */
export function sessionOf(
  environment: RulesTestEnvironment,
  { id, email }: { id: string; email: string },
  claims: Record<string, unknown>,
): RulesTestContext {
  return environment.authenticatedContext(id, {
    email,
    email_verified: true,
    ...ownSession(sessionEpoch),
    ...claims,
  });
}

const superAdmin = (db: Firestore) => doc(db, documents.user(cast.superAdmin.id));

/** How the super admin behind a session as another user is out: what is done to the document, past the rules. */
export const waysOut: [string, (db: Firestore) => Promise<unknown>][] = [
  ['is disabled', (db) => updateDoc(superAdmin(db), { activeStatus: 0 })],
  ['has lost the role', (db) => updateDoc(superAdmin(db), { 'userRoles.superAdmin': false })],
  ['is a client now', (db) => updateDoc(superAdmin(db), { accountType: 'recruiterClient' })],
  ['is deleted', (db) => deleteDoc(superAdmin(db))],
  ['has ended the own sessions', (db) => updateDoc(superAdmin(db), { sessionEpoch: sessionEpoch + 1 })],
];

const { session: _session, ...unmarked } = impersonation();
/** Tokens that open nothing, as what is different from the recruiter's own. */
export const goodForNothing: [string, Record<string, unknown>][] = [
  ['of a session that began elsewhere', { session: undefined }],
  ['of a session as another user that has lost its mark', { ...unmarked, session: undefined }],
  ['of a session of an unknown kind', { session: 'else' }],
  ['with another address than the document', { email: 'thief@example.com' }],
  ['from before all sessions were ended', { sessionEpoch: sessionEpoch - 1 }],
  ['of an epoch that has not begun', { sessionEpoch: sessionEpoch + 1 }],
  [
    'from before all sessions were ended, handed in afterwards',
    { sessionEpoch: sessionEpoch - 1, auth_time: Math.floor(Date.now() / 1_000) + 60 },
  ],
  ['of a session without an epoch', { sessionEpoch: undefined }],
  ['of a session as another user that says nothing of who does so', { session: 'impersonation' }],
  ['of a session as another user whose time is over', impersonation(-60)],
];
