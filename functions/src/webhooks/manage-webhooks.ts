import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { webhooksApi } from '@portal/domain/contracts/webhooks-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { webhookTexts } from '@portal/domain/texts/webhooks';
import { maxWebhooks } from '@portal/domain/webhooks/webhook';
import type { StaffContext } from '../runtime/route';
import { newDelivery } from './new-delivery';
import { secretFrom } from './sign-webhook';

const secretBytes = 32;
const noSuchWebhook = () => new PortalError('notFound', { detail: 'webhook' });

/** @throws PortalError `invalidRequest` for an address that may not be called. */
function requireCallable({ webhooks }: Pick<StaffContext, 'webhooks'>, url: string): void {
  if (!webhooks.accepts(url)) throw new PortalError('invalidRequest', { userMessage: webhookTexts.notAllowed });
}

/**
 * Adds a webhook and answers its secret, this once.
 * @throws PortalError `invalidRequest` for an address that may not be called, `conflict` when there are too many.
 */
export async function addWebhook(
  { organizationId, url, events }: RequestOf<typeof webhooksApi.addWebhook>,
  context: StaffContext,
): Promise<AnswerOf<typeof webhooksApi.addWebhook>> {
  requireCallable(context, url);
  const { store, actor, random } = context;
  const secret = secretFrom(random.token(secretBytes));
  const webhook = { organizationId, url, events, isEnabled: true, createdBy: actor.uid };
  const webhookId = await store.webhooks.add(webhook, secret, maxWebhooks);
  if (webhookId === null) throw new PortalError('conflict', { userMessage: webhookTexts.tooMany(maxWebhooks) });
  return { webhookId, secret };
}

/** @throws PortalError `invalidRequest` for an address that may not be called, `notFound`. */
export async function updateWebhook(
  { organizationId, webhookId, url, events, isEnabled }: RequestOf<typeof webhooksApi.updateWebhook>,
  context: StaffContext,
): Promise<AnswerOf<typeof webhooksApi.updateWebhook>> {
  requireCallable(context, url);
  const isFound = await context.store.webhooks.update({ organizationId, id: webhookId }, { url, events, isEnabled });
  if (!isFound) throw noSuchWebhook();
  return { webhookId };
}

/** Removes a webhook. Idempotent. */
export async function removeWebhook(
  { organizationId, webhookId }: RequestOf<typeof webhooksApi.removeWebhook>,
  { store }: StaffContext,
): Promise<AnswerOf<typeof webhooksApi.removeWebhook>> {
  await store.webhooks.remove(organizationId, webhookId);
  return { webhookId };
}

/** Has a webhook called with an event that says nothing. @throws PortalError `notFound`. */
export async function testWebhook(
  { organizationId, webhookId }: RequestOf<typeof webhooksApi.testWebhook>,
  { store, random, clock }: StaffContext,
): Promise<AnswerOf<typeof webhooksApi.testWebhook>> {
  const webhook = await store.webhooks.get(organizationId, webhookId);
  if (!webhook) throw noSuchWebhook();
  const id = random.token(20);
  const { url } = webhook;
  await store.outbox.add(
    newDelivery({ id, organizationId, webhookId, url, event: 'ping', data: {}, now: clock.now() }),
  );
  return { deliveryId: id };
}

/** Delivers again, with all attempts. @throws PortalError `notFound`. */
export async function resendWebhookDelivery(
  { organizationId, deliveryId }: RequestOf<typeof webhooksApi.resendWebhookDelivery>,
  { store, clock }: StaffContext,
): Promise<AnswerOf<typeof webhooksApi.resendWebhookDelivery>> {
  const isFound = await store.outbox.sendAgain(organizationId, deliveryId, clock.now());
  if (!isFound) throw new PortalError('notFound', { detail: 'delivery' });
  return { deliveryId };
}
