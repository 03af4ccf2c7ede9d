import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { serverTexts } from '@portal/domain/texts/server';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { addPerson } from './add-person';
import { organizationOrNull } from './organization-or-null';

/** Adds a person to the platform and invites them (000 §7). @throws as `addPerson`. */
export async function createUser(
  { user }: RequestOf<typeof administrationApi.createUser>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof administrationApi.createUser>>> {
  const organizationId = await organizationOrNull(context, user.organizationId);
  const { userId, isInvited } = await addPerson(context, { ...user, organizationId });
  return new MessageAnswer({ userId }, isInvited ? serverTexts.userAdded : serverTexts.invitationNotSent);
}
