import type { WebhookDelivery } from '@portal/domain/webhooks/webhook';

type NewDelivery = Pick<WebhookDelivery, 'id' | 'organizationId' | 'webhookId' | 'url' | 'event'> & {
  data: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  now: number;
};

/** A delivery that waits for its first attempt, with the body that the receiver gets. */
export function newDelivery({
  data,
  now,
  ...delivery
}: NewDelivery): Omit<WebhookDelivery, 'createdAt' | 'deliveredAt'> {
  const { organizationId, event } = delivery;
  const timestamp = new Date(now).toISOString();
  return {
    ...delivery,
    body: JSON.stringify({ type: event, timestamp, data: { organizationId, ...data } }),
    state: 'waiting',
    attempts: 0,
    dueAt: now,
    status: null,
    problem: '',
  };
}
