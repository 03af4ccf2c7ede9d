import type { OutboxState } from '../outbox/outbox-item';
import type { WebhookEvent } from '../webhooks/webhook';

const events: Record<WebhookEvent | 'ping', string> = {
  'candidate.added': 'Candidate added',
  'candidate.graded': 'Candidate graded',
  'candidate.voted': 'Vote received',
  'feedback.received': 'Feedback received',
  'audit.recorded': 'Audit trail: new entry',
  ping: 'Test',
};
const states: Record<OutboxState, string> = { waiting: 'Waiting', done: 'Delivered', failed: 'Failed' };

/** Webhooks, which call other systems. */
export const webhookTexts = {
  intro: 'Other systems are called when something happens here. Each call is signed with the webhook’s secret.',
  none: 'No webhooks yet. Add the address of a system that should be called.',
  add: 'Add webhook',
  edit: 'Edit',
  editTitle: 'Edit webhook',
  url: 'URL',
  events,
  eventsLabel: 'Events',
  notUrl: 'Enter a URL that begins with https://.',
  notAllowed: 'This address cannot be called. Enter a public https:// address.',
  noEvent: 'Choose at least one event.',
  tooMany: (most: number) => `An organization has at most ${most} webhooks.`,
  save: 'Save webhook',
  added: 'Webhook added',
  saved: 'Webhook saved',
  isEnabled: (url: string) => `Enabled: ${url}`,
  actions: (url: string) => `Actions: ${url}`,
  test: 'Send test',
  testSent: 'Test sent. Its result is listed below.',
  remove: 'Remove',
  removeQuestion: 'Remove this webhook?',
  removeConsequence: (url: string) => `${url} is not called any more. Waiting calls are dropped.`,
  removed: 'Webhook removed',
  secretTitle: 'Secret of the webhook',
  secretHint: 'Copy it now. It is not shown again.',
  secretDone: 'Done',
  secretCopied: 'Secret copied',
  copy: 'Copy',
  deliveries: 'Deliveries',
  noDeliveries: 'No calls yet.',
  columns: { event: 'Event', url: 'URL', state: 'State', answer: 'Answer', attempts: 'Attempts', at: 'Created' },
  states,
  resend: 'Send again',
  resent: 'Sent again',
  timedOut: 'No answer within 10 seconds',
  notReached: 'The address could not be reached',
  refusedAddress: 'Webhooks go to public addresses, on port 443 or 8443',
  disabled: 'The webhook is disabled or removed',
} as const;
