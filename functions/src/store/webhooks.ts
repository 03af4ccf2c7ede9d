import { FieldValue } from 'firebase-admin/firestore';
import { string } from 'yup';
import { record } from '@portal/domain/fields/model';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { webhookSchema, type Webhook, type WebhookEvent } from '@portal/domain/webhooks/webhook';
import { firestore, isNotFound, readDocument } from './firestore';

const secretSchema = record({ secret: string().required() });

/** Webhooks with their secrets. */
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
};
