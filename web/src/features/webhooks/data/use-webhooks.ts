import { collections } from '@portal/domain/paths/firestore-paths';
import {
  maxWebhooks,
  webhookDeliverySchema,
  webhookSchema,
  type Webhook,
  type WebhookDelivery,
} from '@portal/domain/webhooks/webhook';
import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { useData } from '../../../firebase/data-provider';
import { useLiveQuery, type Live } from '../../../firebase/use-live';

const shownDeliveries = 50;

/** The webhooks of an organization, live. */
export function useWebhooks(organizationId: string): Live<Webhook[]> {
  const { firestore } = useData();
  const path = collections.webhooks(organizationId);
  const all = query(collection(firestore, path), orderBy('createdAt', 'asc'), limit(maxWebhooks));
  return useLiveQuery(path, all, webhookSchema);
}

/** The latest calls of an organization's webhooks, live. */
export function useWebhookDeliveries(organizationId: string): Live<WebhookDelivery[]> {
  const { firestore } = useData();
  const latest = query(
    collection(firestore, collections.outbox()),
    where('organizationId', '==', organizationId),
    where('kind', '==', 'webhook'),
    orderBy('createdAt', 'desc'),
    limit(shownDeliveries),
  );
  return useLiveQuery(`${collections.outbox()}/webhook/${organizationId}`, latest, webhookDeliverySchema);
}
