import { webhookTexts } from '@portal/domain/texts/webhooks';
import { deliveryPauses, type WebhookDelivery } from '@portal/domain/webhooks/webhook';
import type { Ports } from '../runtime/ports';
import { signedHeaders } from './sign-webhook';

type DeliveryPorts = Pick<Ports, 'store' | 'clock' | 'webhooks' | 'log'>;

const retriesInOneSweep = 200;

/**
 * Makes one attempt to deliver. A status from 200 to 299 is success; everything else is tried again after a pause, and has
 * failed after the last one. A receiver may get a delivery twice and knows it by its `webhook-id`.
 */
export async function deliverWebhook(delivery: WebhookDelivery, ports: DeliveryPorts): Promise<void> {
  const { store, clock, webhooks, log } = ports;
  const { organizationId, webhookId } = delivery;
  const pause = deliveryPauses[delivery.attempts] ?? null;
  const taken = await store.webhooks.takeAttempt(delivery, pause === null ? null : clock.now() + pause);
  if (!taken) return;
  const [webhook, secret] = await Promise.all([
    store.webhooks.get(organizationId, webhookId),
    store.webhooks.secretOf(organizationId, webhookId),
  ]);
  if (!webhook?.isEnabled) {
    await store.webhooks.settle(taken, { state: 'failed', status: null, problem: webhookTexts.disabled }, clock.now());
    return;
  }
  const { id, body } = taken;
  const headers = signedHeaders(secret, { id, timestamp: Math.floor(clock.now() / 1_000), body });
  const outcome = await webhooks.post({ url: webhook.url, headers, body });
  const status = 'status' in outcome ? outcome.status : null;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const problem = 'problem' in outcome ? outcome.problem : '';
  const state = isDelivered ? 'delivered' : pause === null ? 'failed' : 'waiting';
  await store.webhooks.settle(taken, { state, status, problem }, clock.now());
  if (state === 'failed') log.warn('webhook delivery failed', { organizationId, webhookId, deliveryId: id });
}

/** Makes the attempts that are due, of all organizations. */
export async function retryWebhooks(ports: DeliveryPorts): Promise<void> {
  const due = await ports.store.webhooks.due(ports.clock.now(), retriesInOneSweep);
  await Promise.all(due.map((delivery) => deliverWebhook(delivery, ports)));
}
