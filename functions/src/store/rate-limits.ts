import { FieldValue, Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore, hasChanged, isAlreadyExists } from './firestore';

export const rateLimitsStore = {
  /**
   * Counts a call in the current window of a key, once or as often as it weighs; one read, at most one write. Of calls
   * that find no window in the same moment one opens it, and the others count in it.
   * @returns false when the window has no room for it; then nothing is written.
   */
  async count(key: string, options: { max: number; windowMs: number; now: number; weight?: number }): Promise<boolean> {
    const { max, windowMs, now, weight = 1 } = options;
    const reference = firestore().collection(collections.rateLimits()).doc(key);
    const snapshot = await reference.get();
    const count: unknown = snapshot.get('count');
    const expiresAt: unknown = snapshot.get('expiresAt');
    const isRunning = expiresAt instanceof Timestamp && expiresAt.toMillis() > now;
    const counted = isRunning && typeof count === 'number' ? count : 0;
    if (counted + weight > max) return false;
    const window = { count: weight, expiresAt: Timestamp.fromMillis(now + windowMs) };
    if (!isRunning && (await isOpened(snapshot, window))) return true;
    await reference.update({ count: FieldValue.increment(weight) });
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
   * Counts one more in a window that the key itself names; one write and no read.
   * @param expiresAt when the window is over, in milliseconds since 1970.
   */
  async add(key: string, expiresAt: number): Promise<void> {
    const window = { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(expiresAt) };
    await firestore().collection(collections.rateLimits()).doc(key).set(window, { merge: true });
  },

  /**
   * Decides by what is kept under a key and keeps what follows from it, undisturbed by others; one read, at most one
   * write.
   * @param decide gets what is kept, null when there is nothing or it has expired; answers what to keep instead
   *   (`null` to leave it as it is) and the decision.
   */
  async decide<Decision>(
    key: string,
    now: number,
    decide: (kept: DocumentData | null) => { keep: { expiresAt: number } | null; decision: Decision },
  ): Promise<Decision> {
    const reference = firestore().collection(collections.rateLimits()).doc(key);
    return await firestore().runTransaction(async (transaction) => {
      const snapshot = await transaction.get(reference);
      const { keep, decision } = decide(keptUnexpired(snapshot, now));
      if (keep) transaction.set(reference, { ...keep, expiresAt: Timestamp.fromMillis(keep.expiresAt) });
      return decision;
    });
  },

  /** What is kept under a key; null when there is nothing or it has expired. */
  async get(key: string, now: number): Promise<DocumentData | null> {
    return keptUnexpired(await firestore().collection(collections.rateLimits()).doc(key).get(), now);
  },

  /** Forgets what is kept under a key. */
  async remove(key: string): Promise<void> {
    await firestore().collection(collections.rateLimits()).doc(key).delete();
  },

  /**
   * Takes something that can be taken once; one write and no read.
   * @param expiresAt from then on it need not be remembered, in milliseconds since 1970.
   * @returns false when it was taken before.
   */
  async takeOnce(key: string, expiresAt: number): Promise<boolean> {
    try {
      const taken = { expiresAt: Timestamp.fromMillis(expiresAt) };
      await firestore().collection(collections.rateLimits()).doc(key).create(taken);
      return true;
    } catch (error) {
      if (isAlreadyExists(error)) return false;
      throw error;
    }
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

function keptUnexpired(snapshot: DocumentSnapshot, now: number): DocumentData | null {
  const expiresAt: unknown = snapshot.get('expiresAt');
  return expiresAt instanceof Timestamp && expiresAt.toMillis() > now ? (snapshot.data() ?? null) : null;
}

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
