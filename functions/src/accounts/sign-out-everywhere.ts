import type { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';
import { requireOwner } from './own-account';

/** Ends every session of the caller, on all devices. */
export async function signOutEverywhere(
  _input: unknown,
  { actor, store }: StaffContext,
): Promise<AnswerOf<typeof authenticationApi.signOutEverywhere>> {
  requireOwner(actor);
  await store.accounts.endSessions(actor.uid);
  return { signedOut: true };
}
