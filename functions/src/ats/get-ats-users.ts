import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { atsTexts } from '@portal/domain/texts/ats';
import { MessageAnswer, type StaffContext } from '../runtime/route';
import { refreshAtsUsers } from './refresh-ats-users';

/** Imports the users of the ATS and answers them. @throws as `refreshAtsUsers`. */
export async function getAtsUsers(
  { orgId }: RequestOf<typeof middlewareApi.getUsers>,
  context: StaffContext,
): Promise<AnswerOf<typeof middlewareApi.getUsers>> {
  await refreshAtsUsers({ organizationId: orgId }, context);
  return await context.store.integrationUsers.list(orgId);
}

/** Imports the users with their signatures: all of them, since the ATS has no list of changed signatures. */
export async function updateUsersSignature(
  { orgId }: RequestOf<typeof middlewareApi.updateUsersSignature>,
  context: StaffContext,
): Promise<MessageAnswer<AnswerOf<typeof middlewareApi.updateUsersSignature>>> {
  return new MessageAnswer(await refreshAtsUsers({ organizationId: orgId }, context), atsTexts.signatureQueued);
}
