import { deleteDoc, doc, updateDoc, type Firestore } from 'firebase/firestore/lite';
import { ownSession, sessionSeconds } from '@portal/domain/access/session';
import { documents } from '@portal/domain/paths/firestore-paths';
import { cast } from '@portal/domain/testing/cast';
import type { Caller } from './environment';

/** The session epoch of the cast's documents. */
export const sessionEpoch = 0;

/** A session that tests end by itself. */
export const endedSession = 'ended-by-itself';

/** Claims of an impersonation by the super admin. @param left seconds until its end. */
export function impersonation(left = 60): Record<string, unknown> {
  return {
    session: 'impersonation',
    sessionEpoch,
    impersonatedBy: cast.superAdmin.id,
    impersonatorSessionEpoch: sessionEpoch,
    impersonatorSessionId: endedSession,
    impersonatedUntil: Math.floor(Date.now() / 1_000) + left,
  };
}

/** A token of the user's own session. @param claims that differ from it; those that are undefined are left out. */
export function sessionOf({ id, email }: { id: string; email: string }, claims: Record<string, unknown>): Caller {
  return {
    sub: id,
    email,
    email_verified: true,
    ...ownSession(sessionEpoch, { provedAt: sessionSeconds(Date.now()) }),
    ...claims,
  };
}

const superAdmin = (db: Firestore) => doc(db, documents.user(cast.superAdmin.id));

/** Changes of the super admin's document, past the rules, that end an impersonation. */
export const waysOut: [string, (db: Firestore) => Promise<unknown>][] = [
  ['is disabled', (db) => updateDoc(superAdmin(db), { activeStatus: 0 })],
  ['has lost the role', (db) => updateDoc(superAdmin(db), { 'userRoles.superAdmin': false })],
  ['is a client now', (db) => updateDoc(superAdmin(db), { accountType: 'recruiterClient' })],
  ['is deleted', (db) => deleteDoc(superAdmin(db))],
  ['has ended the session that began it', (db) => updateDoc(superAdmin(db), { endedSessions: [endedSession] })],
  ['has ended the own sessions', (db) => updateDoc(superAdmin(db), { sessionEpoch: sessionEpoch + 1 })],
];

const { session: _session, ...unmarked } = impersonation();
/** Invalid tokens, as claims that differ from the recruiter's own. */
export const goodForNothing: [string, Record<string, unknown>][] = [
  ['of a session that functions did not begin', { session: undefined }],
  ['of an impersonation without its claim', { ...unmarked, session: undefined }],
  ['of a session of an unknown kind', { session: 'else' }],
  ['with another email than the document', { email: 'thief@example.com' }],
  ['from before all sessions were ended', { sessionEpoch: sessionEpoch - 1 }],
  ['of an epoch that has not begun', { sessionEpoch: sessionEpoch + 1 }],
  [
    'from before all sessions were ended, redeemed afterwards',
    { sessionEpoch: sessionEpoch - 1, auth_time: Math.floor(Date.now() / 1_000) + 60 },
  ],
  ['of a session that was ended by itself', { sessionId: endedSession }],
  ['of a session that has lasted as long as it may', { endsAt: Date.now() - 1_000 }],
  ['of a session without an epoch', { sessionEpoch: undefined }],
  ['of an impersonation without a super admin', { session: 'impersonation' }],
  ['of an impersonation that has expired', impersonation(-60)],
];
