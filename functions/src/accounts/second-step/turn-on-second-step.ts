import { number, string } from 'yup';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { secondStepApi } from '@portal/domain/contracts/second-step-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { secondStepTexts } from '@portal/domain/texts/second-step';
import { plainCode } from '@portal/domain/users/second-step';
import type { User } from '@portal/domain/users/user';
import type { PublicContext } from '../../runtime/route';
import { openCode, sealCode } from '../../runtime/sealed-codes';
import { sessionToken } from '../../users/begin-staff-session';
import { requireOwner } from '../own-account';
import { requirePassword } from '../require-password';
import { requestMail } from '../../users/request-mail';
import { currentUser, logOf, provedUser, signInExpired } from './proved-user';
import { keyUri, newKey, stepOfCode } from './one-time-code';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { guardedCode, sealKey } from './require-code';

const enrolmentMs = 15 * 60 * 1_000;

const enrolmentSchema = record({
  uid: string().required(),
  sessionEpoch: number().required(),
  key: string().required(),
});

/**
 * Makes a key for one-time codes, which the caller keeps sealed until a code of it proves that it was scanned.
 * @throws PortalError `conflict` for a user with a second step; `invalidRequest` for an expired proof or a wrong password;
 *   `unauthenticated` without proof and session.
 */
export async function startSecondStep(
  { proof, password }: RequestOf<typeof secondStepApi.startSecondStep>,
  context: PublicContext,
): Promise<AnswerOf<typeof secondStepApi.startSecondStep>> {
  const user = proof === '' ? await ownUser(password, context) : await provedUser(context, proof);
  if (user.hasSecondStep) throw alreadyOn();
  const key = newKey();
  const { id: uid, sessionEpoch } = user;
  return {
    key,
    uri: keyUri(key, user.email),
    enrolment: sealCode(
      context.config,
      'secondStepEnrolment',
      { uid, sessionEpoch, key },
      context.clock.now() + enrolmentMs,
    ),
  };
}

/**
 * Turns the second step on with a code of the new key. Other sessions began without it, so all end.
 * @throws PortalError `invalidRequest` for a wrong code or an expired enrolment; `conflict`; `tooManyRequests`.
 */
export async function turnOnSecondStep(
  { enrolment, code }: RequestOf<typeof secondStepApi.turnOnSecondStep>,
  context: PublicContext,
): Promise<AnswerOf<typeof secondStepApi.turnOnSecondStep>> {
  const { config, store, clock, random } = context;
  const opened = openCode(config, 'secondStepEnrolment', enrolment, clock.now());
  if (opened.kind !== 'good') throw signInExpired();
  const { uid, sessionEpoch, key } = enrolmentSchema.validateSync(opened.data);
  const user = await currentUser(context, { uid, sessionEpoch });
  const lastStep = await guardedCode(context, uid, () =>
    stepOfCode(key, plainCode(code), { now: clock.now(), lastStep: 0 }),
  );
  const recoveryCodes = newRecoveryCodes(random);
  const recoveryHashes = recoveryCodes.map((each) => hashRecoveryCode(config.codeKey, uid, each));
  const step = { secret: sealKey(config, uid, key), lastStep, recoveryHashes };
  if (!(await store.secondSteps.turnOn(user, step, logOf(context, user, 'secondStepOn')))) throw alreadyOn();
  const newEpoch = await store.accounts.endSessions(uid);
  await requestMail(context, { mail: 'secondStepOn', email: user.email });
  return {
    token: await sessionToken(context, { ...user, sessionEpoch: newEpoch }, 'code'),
    recoveryCodes,
  };
}

/** The signed-in user, who confirms with the password: a session left open must not lock its owner out. */
async function ownUser(password: string, context: PublicContext): Promise<User> {
  const { actor } = context;
  if (!actor) throw new PortalError('unauthenticated');
  requireOwner(actor);
  await requirePassword(actor.email, password, context);
  return await currentUser(context, actor);
}

function alreadyOn(): PortalError {
  return new PortalError('conflict', { userMessage: secondStepTexts.alreadyOn, detail: 'has a second step' });
}
