import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore, hasChanged, isAlreadyExists } from './firestore';

export const rateLimitsStore = {
  /**
   * Counts one call in the current window of a key; one read, at most one write. Of calls that find no window in the
   * same moment one opens it, and the others count in it.
   * @returns false when the window is already full; then nothing is written.
   */
  async count(key: string, options: { max: number; windowMs: number; now: number }): Promise<boolean> {
    const reference = firestore().collection(collections.rateLimits()).doc(key);
    const snapshot = await reference.get();
    const count: unknown = snapshot.get('count');
    const expiresAt: unknown = snapshot.get('expiresAt');
    const isRunning = expiresAt instanceof Timestamp && expiresAt.toMillis() > options.now;
    if (isRunning && typeof count === 'number' && count >= options.max) return false;
    if (
      !isRunning &&
      (await isOpened(snapshot, { count: 1, expiresAt: Timestamp.fromMillis(options.now + options.windowMs) }))
    )
      return true;
    await reference.update({ count: FieldValue.increment(1) });
    return true;
  },

  /** Is the current window of a key full? Counts nothing; one read. */
  async isFull(key: string, options: { max: number; now: number }): Promise<boolean> {
    const snapshot = await firestore().collection(collections.rateLimits()).doc(key).get();
    const count: unknown = snapshot.get('count');
    const expiresAt: unknown = snapshot.get('expiresAt');
    const isRunning = expiresAt instanceof Timestamp && expiresAt.toMillis() > options.now;
    return isRunning && typeof count === 'number' && count >= options.max;
  },

  /**
   * Removes counters whose window is over.
   * @returns how many, at most `max`.
   */
  async removeExpired(now: number, max: number): Promise<number> {
    const db = firestore();
    const expired = await db
      .collection(collections.rateLimits())
      .where('expiresAt', '<', Timestamp.fromMillis(now))
      .limit(max)
      .get();
    const batch = db.batch();
    for (const snapshot of expired.docs) batch.delete(snapshot.ref);
    await batch.commit();
    return expired.size;
  },
};

/** Opens a window unless another call has done so since it was looked for. */
async function isOpened(
  { ref, updateTime }: DocumentSnapshot,
  window: { count: number; expiresAt: Timestamp },
): Promise<boolean> {
  try {
    if (updateTime) await ref.update(window, { lastUpdateTime: updateTime });
    else await ref.create(window);
    return true;
  } catch (error) {
    if (hasChanged(error) || isAlreadyExists(error)) return false;
    throw error;
  }
}
