import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

/** Whose token this is (000 §7). That it is valid and its owner admitted has been found out before. */
export function verifyUserToken(_input: unknown, { actor }: StaffContext): AnswerOf<typeof appApi.verifyUserToken> {
  return { uid: actor.uid, email: actor.email };
}
