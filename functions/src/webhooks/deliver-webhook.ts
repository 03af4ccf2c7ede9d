import { webhookTexts } from '@portal/domain/texts/webhooks';
import type { WebhookDelivery } from '@portal/domain/webhooks/webhook';
import type { Ports } from '../runtime/ports';
import { signedHeaders } from './sign-webhook';

/**
 * Makes one attempt to deliver. A status from 200 to 299 is success. A receiver may get a delivery twice and knows it by
 * its `webhook-id`.
 */
export async function deliverWebhook(
  { id, organizationId, webhookId, body }: WebhookDelivery,
  { store, clock, webhooks }: Pick<Ports, 'store' | 'clock' | 'webhooks'>,
) {
  const [webhook, secret] = await Promise.all([
    store.webhooks.get(organizationId, webhookId),
    store.webhooks.secretOf(organizationId, webhookId),
  ]);
  if (!webhook?.isEnabled) return { isSent: false, isFinal: true, status: null, problem: webhookTexts.disabled };
  const headers = signedHeaders(secret, { id, timestamp: Math.floor(clock.now() / 1_000), body });
  const outcome = await webhooks.post({ url: webhook.url, headers, body });
  if ('problem' in outcome) return { isSent: false, status: null, problem: outcome.problem };
  const { status } = outcome;
  return { isSent: status >= 200 && status < 300, status };
}
