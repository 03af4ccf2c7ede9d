import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import {
  canEdit,
  canPause,
  canStop,
  mailingSchema,
  type Mailing,
  type MailingRecipient,
} from '@portal/domain/mail/mailing';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore } from './firestore';

type MailingKey = Pick<Mailing, 'organizationId' | 'id'>;

const documentOf = ({ organizationId, id }: MailingKey) => firestore().doc(documents.mailing(organizationId, id));

/** What users do with mailings that have not ended: stop, pause, resume, change. */
export const mailingControl = {
  /** Stops a mailing. @returns false when it has ended already. */
  async stop(key: MailingKey): Promise<boolean> {
    return await changeIf(key, canStop, () => ({
      ...{ state: 'stopped', activeAt: FieldValue.delete() },
      finishedAt: FieldValue.serverTimestamp(),
    }));
  },

  /** Pauses a mailing; the mails that are being passed on still go out. @returns false when it is not running. */
  async pause(key: MailingKey): Promise<boolean> {
    return await changeIf(key, canPause, ({ state }) => ({
      ...{ state: 'paused', pausedFrom: state },
      activeAt: FieldValue.delete(),
    }));
  },

  /** Goes on with a paused mailing; its change starts the next step. @returns false when it is not paused. */
  async resume(key: MailingKey, now: number): Promise<boolean> {
    return await changeIf(
      key,
      ({ state }) => state === 'paused',
      ({ pausedFrom }) => ({
        ...{ state: pausedFrom || 'sending', pausedFrom: '', step: FieldValue.increment(1) },
        ...(pausedFrom === 'scheduled' ? {} : { activeAt: Timestamp.fromMillis(now) }),
      }),
    );
  },

  /**
   * Replaces a mailing that waits for its time. While its recipients are replaced it is paused, so that a process that dies
   * leaves it for a user to look at.
   * @returns false when it is being sent or has ended.
   */
  async replace(mailing: Mailing, recipients: readonly MailingRecipient[]): Promise<boolean> {
    const isTaken = await changeIf(mailing, canEdit, () => ({ state: 'paused', pausedFrom: 'scheduled' }));
    if (!isTaken) return false;
    const collection = firestore().collection(collections.mailingRecipients(mailing.organizationId, mailing.id));
    const unique = new Map(recipients.map((recipient) => [recipient.id, recipient]));
    const writer = firestore().bulkWriter();
    for (const reference of await collection.listDocuments()) {
      if (!unique.has(reference.id)) void writer.delete(reference);
    }
    for (const recipient of unique.values()) void writer.set(collection.doc(recipient.id), recipient);
    await writer.close();
    const skipped = [...unique.values()].filter(({ state }) => state === 'skipped').length;
    return await changeIf(mailing, canEdit, ({ createdAt, step }) => ({
      ...mailing,
      ...{ createdAt, total: unique.size, skipped, step: step + 1 },
    }));
  },

  /** Whether no more mails may go out. */
  async isHalted(key: MailingKey): Promise<boolean> {
    const state: unknown = (await documentOf(key).get()).get('state');
    return state === 'stopped' || state === 'paused';
  },
};

/** Changes a mailing whose state allows it. @returns whether it did. */
async function changeIf(
  key: MailingKey,
  isAllowed: (mailing: Mailing) => boolean,
  changesOf: (mailing: Mailing) => Record<string, unknown>,
): Promise<boolean> {
  const reference = documentOf(key);
  return await firestore().runTransaction(async (transaction) => {
    const mailing = castDocument((await transaction.get(reference)).data(), mailingSchema);
    if (!mailing || !isAllowed(mailing)) return false;
    transaction.update(reference, changesOf(mailing));
    return true;
  });
}
