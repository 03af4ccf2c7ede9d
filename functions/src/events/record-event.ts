import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';
import { userLogEntry } from '../users/user-log-entry';

/** Adds a user's action to the log of an organization. */
export async function recordEvent(
  { organizationId, data }: RequestOf<typeof appApi.recordEvent>,
  context: StaffContext,
): Promise<AnswerOf<typeof appApi.recordEvent>> {
  await context.store.events.addUserLog(organizationId, userLogEntry(context, data.eventType));
  return { recorded: true };
}
