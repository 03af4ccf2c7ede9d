import type { WebhookDelivery } from '@portal/domain/webhooks/webhook';
import type { NewItem } from '../store/outbox';

type NewDelivery = Pick<WebhookDelivery, 'id' | 'organizationId' | 'webhookId' | 'url' | 'event'> & {
  data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  now: number;
};

/** A delivery that waits for its first attempt, with the body that the receiver gets. */
export function newDelivery({ data, now, ...delivery }: NewDelivery): NewItem<'webhook'> {
  const { organizationId, event } = delivery;
  const timestamp = new Date(now).toISOString();
  const body = JSON.stringify({ type: event, timestamp, data: { organizationId, ...data } });
  return { ...delivery, kind: 'webhook', body, dueAt: now };
}
