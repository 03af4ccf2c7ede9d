import type { administrationApi } from '@portal/domain/contracts/administration-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { serverTexts } from '@portal/domain/texts/server';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { addUser } from './add-user';
import { organizationOrNull } from './organization-or-null';

/** Adds a user to the platform and sends the invitation. @throws as `addUser`. */
export async function createUser(
  { user }: RequestOf<typeof administrationApi.createUser>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof administrationApi.createUser>>> {
  const organizationId = await organizationOrNull(context, user.organizationId);
  const { userId, isInvited } = await addUser(context, { ...user, organizationId });
  return new MessageAnswer({ userId }, isInvited ? serverTexts.userAdded : serverTexts.invitationNotSent);
}
