import { userLogSchema, type UserLog } from '@portal/domain/events/user-log';
import { collections } from '@portal/domain/paths/firestore-paths';
import { collection, getDocs, limit, orderBy, query, where, type Firestore } from 'firebase/firestore';

/** The most events of one search. */
export const maxUserLogs = 500;

/**
 * The activity of an organization's users in a time span, the latest first. @param from, to seconds since 1970, both
 * included.
 */
export async function findUserLogs(
  firestore: Firestore,
  options: { organizationId: string; from: number; to: number },
): Promise<(UserLog & { id: string })[]> {
  const logs = collection(firestore, collections.usersLogs(options.organizationId));
  const found = await getDocs(
    query(
      logs,
      where('date', '>=', options.from),
      where('date', '<=', options.to),
      orderBy('date', 'desc'),
      limit(maxUserLogs),
    ),
  );
  return found.docs.map((log) => ({ ...userLogSchema.cast(log.data(), { assert: false }), id: log.id }));
}
