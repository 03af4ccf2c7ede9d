import { FieldPath } from 'firebase-admin/firestore';
import { documents } from '@portal/domain/paths/firestore-paths';
import {
  maxEndedSessions,
  maxListedSessions,
  userSessionSchema,
  type UserSession,
} from '@portal/domain/users/user-session';
import { userSchema, type User } from '@portal/domain/users/user';
import { isRecord } from '@portal/domain/fields/value-at';
import { addAuditEntryTo, type NewAuditEntry } from './audit';
import { castDocument, firestore, isNotFound } from './firestore';

const sessionsDocument = (uid: string) => firestore().doc(documents.userSessions(uid));

/** The sessions of users, a map by id: recording a use is one write and no read. */
export const sessionsStore = {
  /** The listed sessions of a user, the newest first, also ended ones. */
  async of(uid: string): Promise<UserSession[]> {
    return sessionsIn((await sessionsDocument(uid).get()).data());
  },

  /**
   * Adds a session, with its entry of the audit trail; the oldest beyond the limit are dropped.
   * @returns the sessions before.
   */
  async add(
    { id: uid, organizationId }: Pick<User, 'id' | 'organizationId'>,
    session: UserSession,
    audit: NewAuditEntry,
  ): Promise<UserSession[]> {
    return await firestore().runTransaction(async (transaction) => {
      const before = sessionsIn((await transaction.get(sessionsDocument(uid))).data());
      const kept = [session, ...before].slice(0, maxListedSessions);
      transaction.set(sessionsDocument(uid), { sessions: Object.fromEntries(kept.map((each) => [each.id, each])) });
      if (organizationId) addAuditEntryTo(transaction, organizationId, audit);
      return before;
    });
  },

  /** Records a use. */
  async use(uid: string, sessionId: string, usedAt: number): Promise<void> {
    try {
      await sessionsDocument(uid).update(new FieldPath('sessions', sessionId, 'usedAt'), usedAt);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  },

  /**
   * Ends one session for rules and functions.
   * @returns `unknown` when it is not one of the user's; `full` when too many were ended one by one.
   */
  async end(uid: string, sessionId: string): Promise<'ended' | 'unknown' | 'full'> {
    const reference = firestore().doc(documents.user(uid));
    return await firestore().runTransaction(async (transaction) => {
      const [user, listed] = await transaction.getAll(reference, sessionsDocument(uid));
      const stored = castDocument(user?.data(), userSchema);
      if (!stored || !sessionsIn(listed?.data()).some(({ id }) => id === sessionId)) return 'unknown';
      const endedSessions = [...new Set([...stored.endedSessions, sessionId])];
      if (endedSessions.length > maxEndedSessions) return 'full';
      transaction.update(reference, { endedSessions });
      return 'ended';
    });
  },
};

/** Entries that a use has created after their session was dropped are none. */
function sessionsIn(data: unknown): UserSession[] {
  const sessions = isRecord(data) && isRecord(data.sessions) ? Object.values(data.sessions) : [];
  return sessions
    .filter((session) => userSessionSchema.isValidSync(session))
    .map((session) => userSessionSchema.cast(session))
    .toSorted((one, other) => other.beganAt - one.beganAt);
}
