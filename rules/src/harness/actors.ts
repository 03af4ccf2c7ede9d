import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { ownSession } from '@portal/domain/access/session';
import { cast, type CastName } from '@portal/domain/testing/cast';

/** `signedOut` has no token; `stranger` has one, but no document in `users`. */
const withoutDocument = ['signedOut', 'stranger'] as const;

export type ActorName = CastName | (typeof withoutDocument)[number];

/** Everybody whom the tables have a row for. */
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

/** Uid of an actor; empty for whoever is signed out. */
export function uidOf(actor: ActorName): string {
  if (actor === 'signedOut') return '';
  return isCastName(actor) ? cast[actor].id : actor;
}

/** A new context for an actor, with the token that the auth service would give. */
export function contextOf(environment: RulesTestEnvironment, actor: ActorName): RulesTestContext {
  if (actor === 'signedOut') return environment.unauthenticatedContext();
  const isVerified = actor !== 'unverified';
  return environment.authenticatedContext(uidOf(actor), {
    email: `${uidOf(actor)}@example.com`,
    email_verified: isVerified,
    ...ownSession(actor === 'endedSession' ? cast[actor].sessionEpoch - 1 : 0),
  });
}

/**
 * Does something in Firestore as an actor, with a client of its own that is closed afterwards: hundreds of open clients
 * make the emulator stall.
 */
export async function asActor<Result>(
  environment: RulesTestEnvironment,
  actor: ActorName,
  act: (db: Firestore) => Promise<Result>,
): Promise<Result> {
  const context = contextOf(environment, actor);
  try {
    return await act(firestoreOf(context));
  } finally {
    await context.firestore().terminate();
  }
}

/** A context's Firestore. Its type is that of the old interface; the client fits both, as the library documents. */
export function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
