import { recoveryCodeCount, secondStepSchema, type SecondStep } from '@portal/domain/users/second-step';
import { documents } from '@portal/domain/paths/firestore-paths';
import type { UserLog } from '@portal/domain/events/user-log';
import type { User } from '@portal/domain/users/user';
import { addUserLogTo } from './events';
import { castDocument, firestore, readDocument } from './firestore';

type LoggedUser = Pick<User, 'id' | 'organizationId'>;

const stepDocument = (uid: string) => firestore().doc(documents.userSecondStep(uid));

/** Second steps of users; `hasSecondStep` of the user document says that there is one. */
export const secondStepsStore = {
  /** The second step of a user; null without one. */
  async get(uid: string): Promise<SecondStep | null> {
    return await readDocument(documents.userSecondStep(uid), secondStepSchema);
  },

  /** Stores a second step, with the log entry. @returns false when the user has one. */
  async turnOn(user: LoggedUser, step: SecondStep, log: UserLog): Promise<boolean> {
    const db = firestore();
    return await db.runTransaction(async (transaction) => {
      if ((await transaction.get(stepDocument(user.id))).exists) return false;
      transaction.create(stepDocument(user.id), secondStepSchema.cast(step));
      transaction.update(db.doc(documents.user(user.id)), { hasSecondStep: true });
      addUserLogTo(transaction, user.organizationId, log);
      return true;
    });
  },

  /** Removes the second step of a user, with the log entry. */
  async turnOff(user: LoggedUser, log: UserLog): Promise<void> {
    const db = firestore();
    const batch = db.batch();
    batch.delete(stepDocument(user.id));
    batch.update(db.doc(documents.user(user.id)), { hasSecondStep: false });
    addUserLogTo(batch, user.organizationId, log);
    await batch.commit();
  },

  /**
   * Uses a code in a transaction, so that one of several simultaneous calls has it.
   * @param use gets the second step and returns its changes; null for a wrong code.
   * @returns the changed second step; null for a wrong code and for a user without one.
   */
  async useCode(uid: string, use: (step: SecondStep) => Partial<SecondStep> | null): Promise<SecondStep | null> {
    return await firestore().runTransaction(async (transaction) => {
      const step = castDocument((await transaction.get(stepDocument(uid))).data(), secondStepSchema);
      const changes = step && use(step);
      if (!changes) return null;
      transaction.update(stepDocument(uid), changes);
      return { ...step, ...changes };
    });
  },

  /** Replaces the recovery codes. @param hashes at most {@link recoveryCodeCount}. */
  async renewRecoveryCodes(user: LoggedUser, hashes: readonly string[], log: UserLog): Promise<void> {
    const batch = firestore().batch();
    batch.update(stepDocument(user.id), { recoveryHashes: hashes.slice(0, recoveryCodeCount) });
    addUserLogTo(batch, user.organizationId, log);
    await batch.commit();
  },
};
