import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

/** Adds what a user did to the log of an organization (000 §3, §7). */
export async function recordEvent(
  { organizationId, data }: RequestOf<typeof appApi.recordEvent>,
  { actor, store, clock }: StaffContext,
): Promise<AnswerOf<typeof appApi.recordEvent>> {
  await store.events.addUserLog(organizationId, {
    user: { uid: actor.uid, email: actor.email, displayName: actor.displayName },
    eventType: data.eventType,
    date: Math.floor(clock.now() / 1_000),
    by: null,
  });
  return { recorded: true };
}
