import { FieldValue, Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore, hasChanged, isAlreadyExists } from './firestore';

export const rateLimitsStore = {
  /**
   * Counts a call by its weight in the current window of a key; one read, at most one write. Of simultaneous calls
   * without a window, one opens it and the others count in it.
   * @returns false when the window has no room for it; nothing is written then.
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
   * Adds one to a window that is part of the key; one write and no read.
   * @param expiresAt end of the window, in milliseconds since 1970.
   */
  async add(key: string, expiresAt: number): Promise<void> {
    const window = { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(expiresAt) };
    await firestore().collection(collections.rateLimits()).doc(key).set(window, { merge: true });
  },

  /**
   * Updates the value of a key in a transaction; one read, at most one write.
   * @param decide gets the value, null when there is none or it has expired; returns the new value (`null` to leave it)
   *   and the decision.
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

  /** The value of a key; null when there is none or it has expired. */
  async get(key: string, now: number): Promise<DocumentData | null> {
    return keptUnexpired(await firestore().collection(collections.rateLimits()).doc(key).get(), now);
  },

  /** Removes the value of a key. */
  async remove(key: string): Promise<void> {
    await firestore().collection(collections.rateLimits()).doc(key).delete();
  },

  /**
   * Takes something that can be taken once; one write and no read.
   * @param expiresAt when it may be forgotten, in milliseconds since 1970.
   * @returns false when it was taken before.
   */
  async consumeOnce(key: string, expiresAt: number): Promise<boolean> {
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
   * Removes expired counters.
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

/** Opens a window unless a simultaneous call has done so. */
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
