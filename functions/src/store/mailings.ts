import { FieldPath, FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import {
  mailingRecipientSchema,
  mailingSchema,
  withAnswer,
  type Mailing,
  type MailingRecipient,
  type RecipientAnswer,
  type RecipientState,
} from '@portal/domain/mail/mailing';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { castDocument, firestore, isAlreadyExists, readDocument } from './firestore';
import { mailingControl } from './mailing-control';

type MailingKey = Pick<Mailing, 'organizationId' | 'id'>;

/** Counters of recipients' states. */
const stateCounters = { sent: 'sent', skipped: 'skipped', failed: 'failed', uncertain: 'uncertain' } as const;
type FinalState = keyof typeof stateCounters;

/** What recipients do, the time of the first, and the counter of the mailing. */
export const recipientEvents = {
  opened: { at: 'openedAt', counter: 'opened' },
  clicked: { at: 'clickedAt', counter: 'clicked' },
  viewed: { at: 'viewedAt', counter: 'viewed' },
  answered: { at: 'answeredAt', counter: 'answered' },
  unsubscribe: { at: 'unsubscribedAt', counter: 'unsubscribed' },
  bounced: { at: 'bouncedAt', counter: 'bounced' },
  complained: { at: 'complainedAt', counter: null },
} as const;
export type RecipientEvent = keyof typeof recipientEvents;

interface RecordOptions {
  isAutomatic?: boolean;
  /** The image of an open was loaded by a mail service's proxy. */
  isByProxy?: boolean;
  counted?: 'openCount' | 'clickCount';
  seconds?: number;
  answer?: RecipientAnswer;
}

const documentOf = ({ organizationId, id }: MailingKey) => firestore().doc(documents.mailing(organizationId, id));
const recipientsOf = ({ organizationId, id }: MailingKey) =>
  firestore().collection(collections.mailingRecipients(organizationId, id));

/** The mailing of a trigger's data. */
export function mailingFrom(data: Record<string, unknown> | undefined): Mailing | null {
  return castDocument(data, mailingSchema);
}

/** Mailings and their recipients. */
export const mailingsStore = {
  ...mailingControl,

  async get(organizationId: string, id: string): Promise<Mailing | null> {
    return await readDocument(documents.mailing(organizationId, id), mailingSchema);
  },

  newId(organizationId: string): string {
    return firestore().collection(collections.mailings(organizationId)).doc().id;
  },

  /** Creates a mailing with the recipients that are known. Its document comes last, because its creation starts the first step. */
  async createWith(mailing: Mailing, recipients: readonly MailingRecipient[]): Promise<void> {
    const unique = [...new Map(recipients.map((recipient) => [recipient.id, recipient])).values()];
    const writer = firestore().bulkWriter();
    for (const recipient of unique) void writer.set(recipientsOf(mailing).doc(recipient.id), recipient);
    await writer.close();
    const skipped = unique.filter(({ state }) => state === 'skipped').length;
    await documentOf(mailing).create({ ...mailing, total: unique.length, skipped });
  },

  /**
   * Takes the mailing for one step, for some time: a second step waits, a step whose process has died is taken over.
   * @returns null when it has ended, waits for its time, or another step is running.
   */
  async lease(key: MailingKey, now: number, leaseMs: number): Promise<Mailing | null> {
    const reference = documentOf(key);
    return await firestore().runTransaction(async (transaction) => {
      const mailing = castDocument((await transaction.get(reference)).data(), mailingSchema);
      if (!mailing || mailing.leasedUntil > now) return null;
      const isDue = (mailing.scheduledAt?.toMillis() ?? 0) <= now;
      const isActive = mailing.state === 'preparing' || mailing.state === 'sending';
      if (!isActive && !(mailing.state === 'scheduled' && isDue)) return null;
      const state = mailing.state === 'scheduled' ? 'preparing' : mailing.state;
      transaction.update(reference, {
        state,
        leasedUntil: now + leaseMs,
        activeAt: Timestamp.fromMillis(now),
        ...(mailing.startedAt ? {} : { startedAt: Timestamp.fromMillis(now) }),
      });
      return { ...mailing, state, leasedUntil: now + leaseMs };
    });
  },

  /** Ends a step and starts the next one, unless the mailing was stopped or paused meanwhile. */
  async finishStep(
    key: MailingKey,
    changes: Partial<Pick<Mailing, 'state' | 'cursor' | 'attempts' | 'remindAt'>> & { notBefore?: number },
  ): Promise<void> {
    const reference = documentOf(key);
    const { notBefore = 0, ...fields } = changes;
    await firestore().runTransaction(async (transaction) => {
      const mailing = castDocument((await transaction.get(reference)).data(), mailingSchema);
      if (!mailing) return;
      const isOver = mailing.state === 'stopped' || fields.state === 'done' || fields.state === 'failed';
      const isPaused = mailing.state === 'paused' && !isOver;
      const ended = { activeAt: FieldValue.delete(), finishedAt: FieldValue.serverTimestamp() };
      transaction.update(reference, {
        ...fields,
        ...(mailing.state === 'stopped' ? { state: 'stopped' } : {}),
        ...(isPaused ? { state: 'paused', pausedFrom: fields.state ?? mailing.pausedFrom } : {}),
        leasedUntil: notBefore,
        step: FieldValue.increment(1),
        ...(isOver ? ended : { activeAt: isPaused ? FieldValue.delete() : FieldValue.serverTimestamp() }),
      });
    });
  },

  /** Wakes mailings that are due or whose process has died. @returns their number. */
  async wake(now: number, options: { idleMs: number; max: number }): Promise<number> {
    const group = firestore().collectionGroup('mailings');
    const [due, idle] = await Promise.all([
      group
        .where('state', '==', 'scheduled')
        .where('scheduledAt', '<=', Timestamp.fromMillis(now))
        .limit(options.max)
        .get(),
      group
        .where('activeAt', '<', Timestamp.fromMillis(now - options.idleMs))
        .limit(options.max)
        .get(),
    ]);
    const found = new Map([...due.docs, ...idle.docs].map((snapshot) => [snapshot.ref.path, snapshot]));
    await Promise.all([...found.values()].map(({ ref }) => ref.update({ step: FieldValue.increment(1) })));
    return found.size;
  },

  /** Mailings whose unanswered recipients are to be reminded now. */
  async dueReminders(now: number, max: number): Promise<MailingKey[]> {
    const { docs } = await firestore()
      .collectionGroup('mailings')
      .where('remindAt', '<=', Timestamp.fromMillis(now))
      .limit(max)
      .get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), mailingSchema) ?? []);
  },

  /**
   * Takes a due reminder for some time, so that no two processes send it; one that has died is taken over.
   * @returns null when it is not due any more, or the mailing was stopped.
   */
  async leaseReminder(key: MailingKey, now: number, leaseMs: number): Promise<Mailing | null> {
    const reference = documentOf(key);
    return await firestore().runTransaction(async (transaction) => {
      const mailing = castDocument((await transaction.get(reference)).data(), mailingSchema);
      if (!mailing?.remindAt || mailing.remindAt.toMillis() > now) return null;
      const isWanted = mailing.state === 'done';
      transaction.update(reference, { remindAt: isWanted ? Timestamp.fromMillis(now + leaseMs) : FieldValue.delete() });
      return isWanted ? mailing : null;
    });
  },

  /** Removes the reminder of a mailing, when it was sent or is not wanted. */
  async endReminder(key: MailingKey): Promise<void> {
    await documentOf(key).update({ remindAt: FieldValue.delete() });
  },

  /**
   * Adds recipients; those that are there already stay as they are, so that a repeated step adds nobody twice.
   * @returns how many are new, by state.
   */
  async addRecipients(key: MailingKey, recipients: readonly MailingRecipient[]): Promise<void> {
    const writer = firestore().bulkWriter();
    writer.onWriteError((error) => error.failedAttempts < 3 && !isAlreadyExists(error));
    let [added, skipped] = [0, 0];
    for (const recipient of recipients) {
      void writer.create(recipientsOf(key).doc(recipient.id), recipient).then(
        () => {
          added += 1;
          if (recipient.state === 'skipped') skipped += 1;
        },
        () => undefined,
      );
    }
    await writer.close();
    if (added > 0) {
      await documentOf(key).update({ total: FieldValue.increment(added), skipped: FieldValue.increment(skipped) });
    }
  },

  /** The next recipients who have not got the mail. */
  async pending(key: MailingKey, max: number): Promise<MailingRecipient[]> {
    return await inState(key, 'pending', max);
  },

  /** Recipients with these states, ordered by id. */
  async recipientsPage(key: MailingKey, after: string, max: number): Promise<MailingRecipient[]> {
    const ordered = recipientsOf(key).orderBy(FieldPath.documentId()).limit(max);
    const { docs } = await (after === '' ? ordered : ordered.startAfter(after)).get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), mailingRecipientSchema) ?? []);
  },

  async recipient(key: MailingKey, recipientId: string): Promise<MailingRecipient | null> {
    return castDocument((await recipientsOf(key).doc(recipientId).get()).data(), mailingRecipientSchema);
  },

  /** The recipient of a link or of a message. */
  async findRecipient(field: 'linkId' | 'email', value: string, max = 20): Promise<MailingRecipient[]> {
    const { docs } = await firestore()
      .collectionGroup('recipients')
      .where(field, '==', value)
      .orderBy('sentAt', 'desc')
      .limit(max)
      .get();
    return docs.flatMap((snapshot) => castDocument(snapshot.data(), mailingRecipientSchema) ?? []);
  },

  /**
   * Claims a recipient before the mail is passed on: from now on nobody sends it again.
   * @returns false when it is no longer pending.
   */
  async claim(key: MailingKey, recipientId: string, now: number): Promise<boolean> {
    const reference = recipientsOf(key).doc(recipientId);
    return await firestore().runTransaction(async (transaction) => {
      if ((await transaction.get(reference)).get('state') !== 'pending') return false;
      transaction.update(reference, { state: 'sending', claimedAt: Timestamp.fromMillis(now) });
      return true;
    });
  },

  /** Records what became of a claimed recipient, with the counter of its mailing. */
  async recordOutcome(
    key: MailingKey,
    recipientId: string,
    outcome: { state: RecipientState } & Partial<Pick<MailingRecipient, 'reason' | 'sender' | 'linkId' | 'tries'>>,
    now: number,
  ): Promise<void> {
    const batch = firestore().batch();
    batch.update(recipientsOf(key).doc(recipientId), {
      ...outcome,
      ...(outcome.state === 'sent' ? { sentAt: Timestamp.fromMillis(now) } : {}),
    });
    if (outcome.state in stateCounters) {
      const counter = stateCounters[outcome.state as FinalState];
      batch.update(documentOf(key), { [counter]: FieldValue.increment(1), activeAt: Timestamp.fromMillis(now) });
    }
    await batch.commit();
  },

  /**
   * Recipients whose process ended while their mail was being passed on: they may have got it, so they get no second one.
   * @returns their number.
   */
  async giveUpClaimed(key: MailingKey, now: number): Promise<number> {
    const lost = await inState(key, 'sending', 500);
    for (const { id } of lost) await mailingsStore.recordOutcome(key, id, { state: 'uncertain' }, now);
    return lost.length;
  },

  /**
   * Records what a recipient did. Only the first time counts for the mailing.
   * @returns whether it is the first time.
   */
  async record(
    key: MailingKey,
    recipientId: string,
    event: RecipientEvent,
    now: number,
    options: RecordOptions = {},
  ): Promise<boolean> {
    const reference: DocumentReference = recipientsOf(key).doc(recipientId);
    const { at, counter } = recipientEvents[event];
    return await firestore().runTransaction(async (transaction) => {
      const recipient = castDocument((await transaction.get(reference)).data(), mailingRecipientSchema);
      if (!recipient) return false;
      if (options.isAutomatic) {
        transaction.update(reference, { automaticCount: FieldValue.increment(1) });
        return false;
      }
      const isFirst = !recipient[at];
      const change = {
        ...(isFirst ? { [at]: Timestamp.fromMillis(now) } : {}),
        ...(event === 'opened' && (isFirst || !options.isByProxy)
          ? { isOpenedByProxy: options.isByProxy ?? false }
          : {}),
        ...(options.counted ? { [options.counted]: FieldValue.increment(1) } : {}),
        ...(options.seconds ? { viewSeconds: FieldValue.increment(options.seconds) } : {}),
        ...(options.answer ? { answers: withAnswer(recipient.answers, options.answer) } : {}),
      };
      // An update without fields is an error.
      if (Object.keys(change).length > 0) transaction.update(reference, change);
      if (isFirst && counter) transaction.update(documentOf(key), { [counter]: FieldValue.increment(1) });
      return isFirst;
    });
  },

  /**
   * Records what the recipient of a link did on its page: opened it, for how long, answered. A link that no mailing has
   * sent changes nothing.
   */
  async recordByLink(
    linkId: string,
    event: Extract<RecipientEvent, 'viewed' | 'answered'>,
    now: number,
    options: Pick<RecordOptions, 'seconds' | 'answer'> = {},
  ): Promise<void> {
    const [recipient] = await mailingsStore.findRecipient('linkId', linkId, 1);
    if (!recipient) return;
    const key = { organizationId: recipient.organizationId, id: recipient.mailingId };
    await mailingsStore.record(key, recipient.id, event, now, options);
  },
};

async function inState(key: MailingKey, state: RecipientState, max: number): Promise<MailingRecipient[]> {
  const { docs } = await recipientsOf(key).where('state', '==', state).limit(max).get();
  return docs.flatMap((snapshot) => castDocument(snapshot.data(), mailingRecipientSchema) ?? []);
}
