import { boolean, number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { outboxBase } from '../outbox/outbox-item';

/** The events that other systems can be called for. */
export const webhookEvents = [
  'candidate.added',
  'candidate.graded',
  'candidate.voted',
  'feedback.received',
  'audit.recorded',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Most webhooks of an organization. */
export const maxWebhooks = 10;
export const maxWebhookUrlLength = 500;

/**
 * An address that is called when something happens, `organizations/{id}/webhooks/{webhookId}`. The secret that signs the
 * calls is in `…/private/secret`. Only functions write both.
 */
export const webhookSchema = record({
  id: string().required(),
  organizationId: string().required(),
  url: string().required(),
  events: list(string().oneOf(webhookEvents).required(), webhookEvents.length),
  isEnabled: boolean().default(true),
  createdAt: timestamp(),
  createdBy: string().default(''),
});
export type Webhook = Model<typeof webhookSchema>;

/** A call of a webhook; it stays in the outbox as a record. */
export const webhookDeliverySchema = record({
  ...outboxBase,
  kind: string().oneOf(['webhook']).required(),
  webhookId: string().required(),
  url: string().default(''),
  event: string()
    .oneOf([...webhookEvents, 'ping'])
    .required(),
  /** The body, JSON. */
  body: string().default(''),
  /** HTTP status of the last answer; null without one. */
  status: number().integer().nullable().default(null),
});
export type WebhookDelivery = Model<typeof webhookDeliverySchema>;

const minute = 60_000;
/** Pauses before the second and each later attempt, in milliseconds; then the delivery has failed. */
export const deliveryPauses = [1, 5, 30, 120, 480, 1_440].map((minutes) => minutes * minute);
