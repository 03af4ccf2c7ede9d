import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { string } from 'yup';
import { record } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import {
  webhookDeliverySchema,
  webhookSchema,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@portal/domain/webhooks/webhook';
import { castDocument, firestore, isAlreadyExists, isNotFound, readDocument } from './firestore';

const secretSchema = record({ secret: string().required() });

const deliveryOf = ({ organizationId, id }: Pick<WebhookDelivery, 'organizationId' | 'id'>) =>
  firestore().doc(documents.webhookDelivery(organizationId, id));

/** The delivery of a trigger's data. */
export function webhookDeliveryFrom(data: Record<string, unknown> | undefined): WebhookDelivery | null {
  return castDocument(data, webhookDeliverySchema);
}

/** Webhooks with their secrets, and their deliveries. */
export const webhooksStore = {
  async get(organizationId: string, id: string): Promise<Webhook | null> {
    return await readDocument(documents.webhook(organizationId, id), webhookSchema);
  },

  async secretOf(organizationId: string, id: string): Promise<string> {
    return (await readDocument(documents.webhookSecret(organizationId, id), secretSchema))?.secret ?? '';
  },

  /** Stores a new webhook unless the organization has `most` already. @returns its id; null when there are too many. */
  async add(webhook: Omit<Webhook, 'id' | 'createdAt'>, secret: string, most: number): Promise<string | null> {
    const { organizationId } = webhook;
    const collection = firestore().collection(collections.webhooks(organizationId));
    const reference = collection.doc();
    return await firestore().runTransaction(async (transaction) => {
      const others = await transaction.get(collection.limit(most));
      if (others.size >= most) return null;
      transaction.create(reference, { ...webhook, id: reference.id, createdAt: FieldValue.serverTimestamp() });
      transaction.create(firestore().doc(documents.webhookSecret(organizationId, reference.id)), { secret });
      return reference.id;
    });
  },

  /** @returns false when it does not exist. */
  async update(
    { organizationId, id }: Pick<Webhook, 'organizationId' | 'id'>,
    changes: Pick<Webhook, 'url' | 'events' | 'isEnabled'>,
  ): Promise<boolean> {
    try {
      await firestore()
        .doc(documents.webhook(organizationId, id))
        .update({ ...changes });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },

  /** Removes a webhook and its secret. Its deliveries stay as a record; waiting ones fail at their next attempt. */
  async remove(organizationId: string, id: string): Promise<void> {
    await firestore()
      .batch()
      .delete(firestore().doc(documents.webhook(organizationId, id)))
      .delete(firestore().doc(documents.webhookSecret(organizationId, id)))
      .commit();
  },

  /** The enabled webhooks that are called for an event. */
  async calledFor(organizationId: string, event: WebhookEvent): Promise<Webhook[]> {
    const found = await firestore()
      .collection(collections.webhooks(organizationId))
      .where('events', 'array-contains', event)
      .get();
    return found.docs
      .map((snapshot) => webhookSchema.cast(snapshot.data(), { assert: false }))
      .filter(({ isEnabled }) => isEnabled);
  },

  /** Adds a delivery; a second one with the same id changes nothing. */
  async addDelivery(delivery: Omit<WebhookDelivery, 'createdAt' | 'deliveredAt'>): Promise<void> {
    try {
      await deliveryOf(delivery).create({ ...delivery, createdAt: FieldValue.serverTimestamp(), deliveredAt: null });
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
    }
  },

  /**
   * Takes a delivery for an attempt, which is counted before the call: `dueAt` moves to the next attempt, so that a process
   * that dies is followed by another one.
   * @returns null when another attempt has taken it.
   */
  async takeAttempt(delivery: WebhookDelivery, nextDueAt: number | null): Promise<WebhookDelivery | null> {
    const reference = deliveryOf(delivery);
    return await firestore().runTransaction(async (transaction) => {
      const current = webhookDeliveryFrom((await transaction.get(reference)).data());
      if (current?.state !== 'waiting' || current.attempts !== delivery.attempts) return null;
      const attempts = current.attempts + 1;
      transaction.update(reference, { attempts, dueAt: nextDueAt });
      return { ...current, attempts };
    });
  },

  /** Records the outcome of an attempt, unless the delivery was sent again since. */
  async settle(
    delivery: WebhookDelivery,
    outcome: Pick<WebhookDelivery, 'state' | 'status' | 'problem'>,
    now: number,
  ): Promise<void> {
    const reference = deliveryOf(delivery);
    await firestore().runTransaction(async (transaction) => {
      const current = webhookDeliveryFrom((await transaction.get(reference)).data());
      if (current?.attempts !== delivery.attempts) return;
      transaction.update(reference, {
        ...outcome,
        ...(outcome.state === 'waiting' ? {} : { dueAt: null }),
        ...(outcome.state === 'delivered' ? { deliveredAt: Timestamp.fromMillis(now) } : {}),
      });
    });
  },

  /** Makes a delivery wait for its first attempt again. @returns false when it does not exist. */
  async resend(organizationId: string, id: string, now: number): Promise<boolean> {
    try {
      await deliveryOf({ organizationId, id }).update({ state: 'waiting', attempts: 0, dueAt: now, problem: '' });
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  },

  /** Deliveries whose next attempt is due, of all organizations. */
  async due(now: number, most: number): Promise<WebhookDelivery[]> {
    const found = await firestore()
      .collectionGroup('webhookDeliveries')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(most)
      .get();
    return found.docs.flatMap((snapshot) => webhookDeliveryFrom(snapshot.data()) ?? []);
  },
};
