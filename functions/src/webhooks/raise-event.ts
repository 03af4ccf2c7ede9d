import { createHash } from 'node:crypto';
import type { AuditEntry } from '@portal/domain/audit/audit-entry';
import type { JobCandidate } from '@portal/domain/candidates/job-candidate';
import { displayScore } from '@portal/domain/grading/display-score';
import type { WebhookEvent } from '@portal/domain/webhooks/webhook';
import type { Ports } from '../runtime/ports';
import type { NewItem } from '../store/outbox';
import { newDelivery } from './new-delivery';

interface RaisedEvent {
  event: WebhookEvent;
  /** Names what happened: the same event raised twice is delivered once. */
  key: string;
  data: Readonly<Record<string, unknown>>;
}

/** The calls of an organization's webhooks for an event, to be written with it. Without a webhook it costs one read. */
export async function deliveriesOf(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  organizationId: string,
  { event, key, data }: RaisedEvent,
): Promise<NewItem<'webhook'>[]> {
  const now = clock.now();
  const webhooks = await store.webhooks.calledFor(organizationId, event);
  return webhooks.map(({ id: webhookId, url }) => {
    const id = createHash('sha256').update(`${webhookId}\n${event}\n${key}`).digest('base64url').slice(0, 27);
    return newDelivery({ id, organizationId, webhookId, url, event, data, now });
  });
}

/** Has an organization's webhooks called for an event. */
async function raiseEvent(
  ports: Pick<Ports, 'store' | 'clock'>,
  organizationId: string,
  raised: RaisedEvent,
): Promise<void> {
  const deliveries = await deliveriesOf(ports, organizationId, raised);
  await Promise.all(deliveries.map((delivery) => ports.store.outbox.add(delivery)));
}

/** Raises the event of a new entry of the audit trail, for systems that watch who does what. */
export async function raiseAuditEvent(
  ports: Pick<Ports, 'store' | 'clock'>,
  organizationId: string,
  { id, at, action, uid, email, impersonatedBy, subject, candidateIds, details }: AuditEntry,
): Promise<void> {
  const data = {
    id,
    at: new Date(at).toISOString(),
    action,
    uid,
    email,
    impersonatedBy,
    subject,
    candidateIds,
    details,
  };
  await raiseEvent(ports, organizationId, { event: 'audit.recorded', key: id, data });
}

/** Raises the events of a written candidate: it is new, or has a new score. Names and contact data stay in the portal. */
export async function raiseCandidateEvents(
  ports: Pick<Ports, 'store' | 'clock'>,
  { eventId, before, after }: { eventId: string; before: JobCandidate | null; after: JobCandidate },
): Promise<void> {
  const { organizationId, jobId } = after.public;
  const { weightedScore } = after.sovren;
  const data = { jobId, candidateId: after.id };
  if (!before) {
    await raiseEvent(ports, organizationId, { event: 'candidate.added', key: after.id, data });
  }
  if (weightedScore !== null && before?.sovren.weightedScore !== weightedScore) {
    const score = displayScore(weightedScore);
    await raiseEvent(ports, organizationId, { event: 'candidate.graded', key: eventId, data: { ...data, score } });
  }
}
