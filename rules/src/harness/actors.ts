import type { Firestore } from 'firebase/firestore/lite';
import { ownSession, sessionSeconds } from '@portal/domain/access/session';
import { cast, type CastName } from '@portal/domain/testing/cast';
import type { Caller, RulesEnvironment } from './environment';

/** `signedOut` has no token; `stranger` has one, but no document in `users`. */
const withoutDocument = ['signedOut', 'stranger'] as const;

export type ActorName = CastName | (typeof withoutDocument)[number];

/** Every actor of the tables. */
export const actors: readonly ActorName[] = [...withoutDocument, ...castNames()];

function castNames(): CastName[] {
  return Object.keys(cast).filter(isCastName);
}

function isCastName(name: string): name is CastName {
  return Object.hasOwn(cast, name);
}

export function isActorName(name: string): name is ActorName {
  return actors.some((actor) => actor === name);
}

/** Uid of an actor; empty when signed out. */
export function uidOf(actor: ActorName): string {
  if (actor === 'signedOut') return '';
  return isCastName(actor) ? cast[actor].id : actor;
}

/** An actor's token, like the auth service's. */
export function callerOf(actor: ActorName): Caller {
  if (actor === 'signedOut') return null;
  return {
    sub: uidOf(actor),
    email: `${uidOf(actor)}@example.com`,
    email_verified: actor !== 'unverified',
    ...ownSession(actor === 'endedSession' ? cast[actor].sessionEpoch - 1 : 0, {
      provedAt: sessionSeconds(Date.now()),
    }),
  };
}

/** Acts in Firestore as an actor. */
export async function asActor<Result>(
  environment: RulesEnvironment,
  actor: ActorName,
  act: (db: Firestore) => Promise<Result>,
): Promise<Result> {
  return await act(environment.firestoreOf(callerOf(actor)));
}
