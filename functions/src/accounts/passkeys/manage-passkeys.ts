import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { passkeysApi } from '@portal/domain/contracts/passkeys-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { passkeyTexts } from '@portal/domain/texts/passkeys';
import { maxPasskeys, type ListedPasskey, type Passkey } from '@portal/domain/users/passkey';
import type { StaffContext } from '../../runtime/route';
import { requireRecentProof } from '../../users/require-recent-proof';
import { userLogEntry } from '../../users/user-log-entry';
import { requireOwner } from '../own-account';
import { requestMail } from '../../users/request-mail';
import { newChallenge, consumeChallenge, unusable } from './challenge';
import { passkeyOrigins, relyingParty } from './relying-party';

type Listed = AnswerOf<typeof passkeysApi.listPasskeys>;

/** The caller's passkeys. */
export async function listPasskeys(_input: unknown, { actor, store }: StaffContext): Promise<Listed> {
  requireOwner(actor);
  return { passkeys: (await store.passkeys.of(actor.uid)).map(listed) };
}

/**
 * Options for a new passkey of the caller.
 * @throws PortalError `proofRequired`; `conflict` for a user with the most passkeys that are possible.
 */
export async function startPasskey(
  _input: unknown,
  context: StaffContext,
): Promise<AnswerOf<typeof passkeysApi.startPasskey>> {
  const { actor, config, store } = context;
  requireOwner(actor);
  requireRecentProof(context);
  const passkeys = await store.passkeys.of(actor.uid);
  requireRoom(passkeys);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { challenge, attempt } = newChallenge(context, 'newPasskey', actor.uid);
  const party = relyingParty(config);
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: actor.email,
    userDisplayName: actor.displayName,
    // The device answers it at a sign-in, which then needs no email.
    userID: new Uint8Array(Buffer.from(actor.uid)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    excludeCredentials: passkeys.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options, attempt };
}

/**
 * Stores a new passkey of the caller.
 * @throws PortalError `invalidRequest` for a response that is not to the caller's challenge or not from this site.
 */
export async function addPasskey(
  { attempt, response, name }: RequestOf<typeof passkeysApi.addPasskey>,
  context: StaffContext,
): Promise<Listed> {
  const { actor, config, host, clock } = context;
  requireOwner(actor);
  const { challenge, uid } = await consumeChallenge(context, 'newPasskey', attempt);
  if (uid !== actor.uid) throw unusable('challenge of another user');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: await passkeyOrigins(context, host),
    expectedRPID: relyingParty(config).id,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw unusable(error instanceof Error ? error.message : 'not verified');
  });
  if (!registrationInfo) throw unusable('not verified');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const passkey: Passkey = {
    id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    createdAt: clock.now(),
    lastUsedAt: null,
  };
  const answer = await changed(context, 'passkeyAdded', (passkeys) => {
    requireRoom(passkeys);
    return [...passkeys.filter((each) => each.id !== id), passkey];
  });
  await requestMail(context, { mail: 'passkeyAdded', email: actor.email });
  return answer;
}

/** Renames a passkey of the caller. @throws PortalError `notFound`. */
export async function renamePasskey(
  { passkeyId, name }: RequestOf<typeof passkeysApi.renamePasskey>,
  context: StaffContext,
): Promise<Listed> {
  requireOwner(context.actor);
  return await changed(context, 'passkeyRenamed', (passkeys) => {
    requireKnown(passkeys, passkeyId);
    return passkeys.map((each) => (each.id === passkeyId ? { ...each, name } : each));
  });
}

/** Removes a passkey of the caller; sessions that it began go on. @throws PortalError `proofRequired`; `notFound`. */
export async function removePasskey(
  { passkeyId }: RequestOf<typeof passkeysApi.removePasskey>,
  context: StaffContext,
): Promise<Listed> {
  requireOwner(context.actor);
  requireRecentProof(context);
  const answer = await changed(context, 'passkeyRemoved', (passkeys) => {
    requireKnown(passkeys, passkeyId);
    return passkeys.filter((each) => each.id !== passkeyId);
  });
  await requestMail(context, { mail: 'passkeyRemoved', email: context.actor.email });
  return answer;
}

async function changed(
  context: StaffContext,
  eventType: string,
  change: (passkeys: Passkey[]) => Passkey[],
): Promise<Listed> {
  const { actor, store } = context;
  const user = { id: actor.uid, organizationId: actor.organizationId };
  const passkeys = await store.passkeys.change(user, (stored) => ({
    passkeys: change(stored),
    log: userLogEntry(context, eventType),
  }));
  return { passkeys: passkeys.map(listed) };
}

function listed({ id, name, createdAt, lastUsedAt }: Passkey): ListedPasskey {
  return { id, name, createdAt, lastUsedAt };
}

function requireRoom(passkeys: readonly Passkey[]): void {
  if (passkeys.length < maxPasskeys) return;
  throw new PortalError('conflict', { userMessage: passkeyTexts.tooMany, detail: 'most passkeys' });
}

function requireKnown(passkeys: readonly Passkey[], id: string): void {
  if (!passkeys.some((each) => each.id === id)) throw new PortalError('notFound', { detail: 'no such passkey' });
}
