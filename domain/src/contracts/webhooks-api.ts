import { boolean, string } from 'yup';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { formTexts } from '../texts/form';
import { webhookTexts } from '../texts/webhooks';
import { maxWebhookUrlLength, webhookEvents } from '../webhooks/webhook';
import { post } from './endpoint';

/** An absolute URL without credentials; whether its host may be called is decided when it is called. */
const webhookUrl = /^https?:\/\/[^\s/:?#@<>"']+(?::\d{1,5})?(?:[/?#][^\s<>"']*)?$/i;

/** What a user enters. */
export const webhookInputSchema = record({
  url: string()
    .trim()
    .required(formTexts.required)
    .max(maxWebhookUrlLength, formTexts.tooLong(maxWebhookUrlLength))
    .matches(webhookUrl, webhookTexts.notUrl),
  events: list(string().oneOf(webhookEvents).required(), webhookEvents.length).min(1, webhookTexts.noEvent),
});

const webhookKey = { organizationId: requiredId(), webhookId: requiredId() };

/** Webhooks of an organization, for its admins; part of the app API. */
export const webhooksApi = {
  /** The secret is answered once and shown to nobody else. */
  addWebhook: post('/addWebhook', webhookInputSchema.shape({ organizationId: requiredId() })).answers<{
    webhookId: string;
    secret: string;
  }>(),

  updateWebhook: post(
    '/updateWebhook',
    webhookInputSchema.shape({ ...webhookKey, isEnabled: boolean().required() }),
  ).answers<{ webhookId: string }>(),

  removeWebhook: post('/removeWebhook', record(webhookKey)).answers<{ webhookId: string }>(),

  /** Calls the webhook with an event that says nothing. */
  testWebhook: post('/testWebhook', record(webhookKey)).answers<{ deliveryId: string }>(),

  /** Sends again what has failed or waits: a call of a webhook, or a mail about a viewer's answer. */
  resendWebhookDelivery: post(
    '/resendWebhookDelivery',
    record({ organizationId: requiredId(), deliveryId: requiredId() }),
  ).answers<{ deliveryId: string }>(),
} as const;
