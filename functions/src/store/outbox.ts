import { FieldValue, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import {
  candidateNoticeSchema,
  interviewMailSchema,
  clientReminderSchema,
  credentialReminderSchema,
  mailRequestSchema,
  messageNoticeSchema,
  viewerNoticeSchema,
  type CandidateNotice,
  type InterviewMail,
  type ClientReminder,
  type CredentialReminder,
  type MailRequest,
  type MessageNotice,
  type ViewerNotice,
} from '@portal/domain/outbox/outbox-item';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { webhookDeliverySchema, type WebhookDelivery } from '@portal/domain/webhooks/webhook';
import { castDocument, firestore, isAlreadyExists } from './firestore';

type Data = Record<string, unknown> | undefined;

const readers: { [Kind in OutboxKind]: (data: Data) => OutboxItems[Kind] | null } = {
  viewerAnswer: (data) => castDocument(data, viewerNoticeSchema),
  interview: (data) => castDocument(data, interviewMailSchema),
  clientReminder: (data) => castDocument(data, clientReminderSchema),
  credentialReminder: (data) => castDocument(data, credentialReminderSchema),
  mailRequest: (data) => castDocument(data, mailRequestSchema),
  webhook: (data) => castDocument(data, webhookDeliverySchema),
  threadMessage: (data) => castDocument(data, messageNoticeSchema),
  candidateNotice: (data) => castDocument(data, candidateNoticeSchema),
};

/** What is to be sent, by its kind. */
export interface OutboxItems {
  viewerAnswer: ViewerNotice;
  interview: InterviewMail;
  clientReminder: ClientReminder;
  credentialReminder: CredentialReminder;
  mailRequest: MailRequest;
  webhook: WebhookDelivery;
  threadMessage: MessageNotice;
  candidateNotice: CandidateNotice;
}
export type OutboxKind = keyof OutboxItems;
export type OutboxItem = OutboxItems[OutboxKind];

/** A new item without what every new one has. */
export type NewItem<Kind extends OutboxKind = OutboxKind> = {
  [K in Kind]: Partial<OutboxItems[K]> & { kind: K; id: string; dueAt: number };
}[Kind];

const referenceOf = (id: string) => firestore().doc(documents.outboxItem(id));

/** The item of a trigger's or a query's data; null for one that is gone. */
export function outboxItemFrom(data: Data): OutboxItem | null {
  const kind = Object.keys(readers).find((name): name is OutboxKind => name === data?.kind);
  return kind ? readers[kind](data) : null;
}

/** Adds an item with the change that it tells of, both or neither. */
export function addToOutbox(
  writer: { create: (reference: DocumentReference, data: Record<string, unknown>) => unknown },
  item: NewItem,
): void {
  const createdAt = FieldValue.serverTimestamp();
  writer.create(referenceOf(item.id), { state: 'waiting', attempts: 0, ...item, createdAt });
}

/** Items of one read of those that are due. */
const pageSize = 500;

/** What waits to be sent. An attempt takes an item for a while, so that no two processes send it at once. */
export const outboxStore = {
  /** Adds an item; a second one with the same id changes nothing. */
  async add(item: NewItem): Promise<void> {
    const batch = firestore().batch();
    addToOutbox(batch, item);
    try {
      await batch.commit();
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  },

  /**
   * Items that are due, oldest first, and a limited number of each organization, so that none keeps the others waiting.
   * @param limits.read how many are looked through.
   */
  async due(now: number, limits: { read: number; ofEach: number }): Promise<OutboxItem[]> {
    const waiting = firestore().collection(collections.outbox()).where('dueAt', '<=', now).orderBy('dueAt');
    const found: OutboxItem[] = [];
    const counts = new Map<string, number>();
    let page = await waiting.limit(pageSize).get();
    for (let read = page.size; ; read += page.size) {
      for (const item of page.docs.flatMap((snapshot) => outboxItemFrom(snapshot.data()) ?? [])) {
        const count = counts.get(item.organizationId) ?? 0;
        counts.set(item.organizationId, count + 1);
        if (count < limits.ofEach) found.push(item);
      }
      const last = page.docs.at(-1);
      if (!last || page.size < pageSize || read >= limits.read) return found;
      page = await waiting.startAfter(last).limit(pageSize).get();
    }
  },

  /**
   * Takes an item for an attempt, which is counted before anything is sent.
   * @param leaseMs the attempt counts as lost after this.
   * @returns null when another attempt has taken it, or it is no longer due.
   */
  async take<Item extends OutboxItem>(item: Item, now: number, leaseMs: number): Promise<Item | null> {
    const taken = { attempts: item.attempts + 1, dueAt: now + leaseMs };
    const isTaken = await change(item, taken, ({ dueAt }) => dueAt !== null && dueAt <= now);
    return isTaken ? { ...item, ...taken } : null;
  },

  /** Records during an attempt that an email has got its mail. */
  async markSentTo(item: ViewerNotice | MessageNotice | ClientReminder, email: string): Promise<void> {
    await change(item, { sentTo: FieldValue.arrayUnion(email) });
  },

  /** Ends an item: it is removed, or kept as a record. */
  async finish(item: OutboxItem, now: number, kept: Partial<WebhookDelivery> | null): Promise<void> {
    const done = { state: 'done', dueAt: null, problem: '', doneAt: Timestamp.fromMillis(now) };
    await change(item, kept && { ...kept, ...done });
  },

  /** Records that an attempt has failed. @param failure.dueAt of the next attempt; null gives the item up. */
  async fail(
    item: OutboxItem,
    failure: { problem: string; dueAt: number | null } & Partial<Pick<WebhookDelivery, 'status'>>,
  ): Promise<void> {
    await change(item, { ...failure, ...(failure.dueAt === null ? { state: 'failed' } : {}) });
  },

  /** Has an item of an organization sent again, with all attempts. @returns false when it does not exist. */
  async sendAgain(organizationId: string, id: string, now: number): Promise<boolean> {
    return await firestore().runTransaction(async (transaction) => {
      const item = outboxItemFrom((await transaction.get(referenceOf(id))).data());
      if (item?.organizationId !== organizationId) return false;
      transaction.update(referenceOf(id), { state: 'waiting', attempts: 0, dueAt: now, problem: '' });
      return true;
    });
  },
};

/** Changes an item, or deletes it with null, unless another attempt has taken it meanwhile. @returns whether it did. */
async function change(
  { id, attempts }: OutboxItem,
  changes: Record<string, unknown> | null,
  isAllowed: (current: OutboxItem) => boolean = () => true,
): Promise<boolean> {
  return await firestore().runTransaction(async (transaction) => {
    const current = outboxItemFrom((await transaction.get(referenceOf(id))).data());
    if (current?.state !== 'waiting' || current.attempts !== attempts || !isAllowed(current)) return false;
    if (changes) transaction.update(referenceOf(id), changes);
    else transaction.delete(referenceOf(id));
    return true;
  });
}
