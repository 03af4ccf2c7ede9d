import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

/**
 * Records time and use of the product, from the first sign-in on, before the email is verified. Super admins without an organization are not counted.
 */
export async function analyticsEvent(
  { product, data }: RequestOf<typeof appApi.analyticsEvent>,
  { actor, store, clock }: StaffContext,
): Promise<AnswerOf<typeof appApi.analyticsEvent>> {
  if (actor.organizationId !== null) {
    await store.events.addUsage(actor.organizationId, { uid: actor.uid, product, ...data });
  }
  if (actor.sessionId !== '' && isFirstOfHour(actor.sessionId, clock.now())) {
    await store.sessions.use(actor.uid, actor.sessionId, clock.now());
  }
  return { recorded: true };
}

const hourMs = 60 * 60 * 1_000;
const maxRemembered = 10_000;
/** When this process last recorded the use of a session, so that most events write nothing. */
const recordedAt = new Map<string, number>();

function isFirstOfHour(sessionId: string, now: number): boolean {
  if ((recordedAt.get(sessionId) ?? 0) > now - hourMs) return false;
  if (recordedAt.size >= maxRemembered) recordedAt.clear();
  recordedAt.set(sessionId, now);
  return true;
}
