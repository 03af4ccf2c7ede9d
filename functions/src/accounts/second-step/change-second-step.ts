import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { secondStepApi } from '@portal/domain/contracts/second-step-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { serverTexts } from '@portal/domain/texts/server';
import type { StaffContext } from '../../runtime/route';
import { userLogEntry } from '../../users/user-log-entry';
import { administered } from '../administered-user';
import { requireOwner } from '../own-account';
import { requirePassword } from '../require-password';
import { requireRecentProof } from '../../users/require-recent-proof';
import { requestMail } from '../../users/request-mail';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { requireCode } from './require-code';

/**
 * Turns off the caller's second step. If one is required, the next sign-in sets it up again.
 * @throws PortalError `invalidRequest` for a wrong password or code; `tooManyRequests`; `locked`.
 */
export async function turnOffSecondStep(
  { password, code }: RequestOf<typeof secondStepApi.turnOffSecondStep>,
  context: StaffContext,
): Promise<AnswerOf<typeof secondStepApi.turnOffSecondStep>> {
  const { actor, store } = context;
  requireOwner(actor);
  await requirePassword(actor.email, password, context);
  await requireCode(context, actor.uid, code);
  const user = { id: actor.uid, organizationId: actor.organizationId };
  await store.secondSteps.turnOff(user, userLogEntry(context, 'secondStepOff'));
  await requestMail(context, { mail: 'secondStepOff', email: actor.email });
  return { isOn: false };
}

/**
 * Ten new recovery codes for the caller.
 * @throws PortalError `invalidRequest` for a wrong code; `tooManyRequests`.
 */
export async function renewRecoveryCodes(
  { code }: RequestOf<typeof secondStepApi.renewRecoveryCodes>,
  context: StaffContext,
): Promise<AnswerOf<typeof secondStepApi.renewRecoveryCodes>> {
  const { actor, store, config, random } = context;
  requireOwner(actor);
  await requireCode(context, actor.uid, code);
  const recoveryCodes = newRecoveryCodes(random);
  const hashes = recoveryCodes.map((each) => hashRecoveryCode(config.codeKey, actor.uid, each));
  const user = { id: actor.uid, organizationId: actor.organizationId };
  await store.secondSteps.renewRecoveryCodes(user, hashes, userLogEntry(context, 'recoveryCodesRenewed'));
  return { recoveryCodes };
}

/**
 * Turns off the second step of a user who has lost it, ends the user's sessions and notifies the user.
 * @throws PortalError as `requireRecentProof`; `permissionDenied` for a user whom the caller does not administer; `conflict` for the caller.
 */
export async function resetSecondStep(
  { userId }: RequestOf<typeof secondStepApi.resetSecondStep>,
  context: StaffContext,
): Promise<AnswerOf<typeof secondStepApi.resetSecondStep>> {
  const { actor, store } = context;
  requireOwner(actor);
  requireRecentProof(context);
  const user = administered(context, await store.users.get(userId));
  if (user.id === actor.uid) throw new PortalError('conflict', { userMessage: serverTexts.notYourself });
  const { id: uid, email, displayName } = user;
  await store.secondSteps.turnOff(user, userLogEntry(context, 'secondStepReset', { uid, email, displayName }));
  await store.accounts.endSessions(uid);
  await requestMail(context, { mail: 'secondStepReset', email });
  return { userId: uid };
}
