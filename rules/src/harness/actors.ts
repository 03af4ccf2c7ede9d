import type { RulesTestContext, RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { ownSession } from '@portal/domain/access/session';
import { cast, type CastName } from '@portal/domain/testing/cast';

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

/** A new context for an actor, with a token like the auth service's. */
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
 * Acts in Firestore as an actor, with a client that is closed afterwards: hundreds of open clients stall the emulator.
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

/** A context's Firestore. The library types it by the old interface and documents that the client fits both. */
export function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
