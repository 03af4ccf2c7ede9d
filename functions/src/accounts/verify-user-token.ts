import type { appApi } from '@portal/domain/contracts/app-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { StaffContext } from '../runtime/route';

/** The user of a token, which the runtime has verified already. */
export function verifyUserToken(_input: unknown, { actor }: StaffContext): AnswerOf<typeof appApi.verifyUserToken> {
  return { uid: actor.uid, email: actor.email };
}
