import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

/**
 * Records time and use of the product, from the first sign-in on, before the email is verified. Super admins without an organization are not counted.
 */
export async function analyticsEvent(
  { product, data }: RequestOf<typeof appApi.analyticsEvent>,
  { actor, store }: StaffContext,
): Promise<AnswerOf<typeof appApi.analyticsEvent>> {
  if (actor.organizationId !== null) {
    await store.events.addUsage(actor.organizationId, { uid: actor.uid, product, ...data });
  }
  return { recorded: true };
}
