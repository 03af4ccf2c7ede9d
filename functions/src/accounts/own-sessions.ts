import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { sessionsApi } from '@portal/domain/contracts/sessions-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { sessionListTexts } from '@portal/domain/texts/session-list';
import type { UserSession, ListedSession } from '@portal/domain/users/user-session';
import { isEnded } from '../runtime/authenticate';
import type { StaffContext } from '../runtime/route';
import { requireOwner } from './own-account';

type Listed = AnswerOf<typeof sessionsApi.listSessions>;

/** The sessions of the caller that have not ended. */
export async function listSessions(_input: unknown, { actor, store }: StaffContext): Promise<Listed> {
  requireOwner(actor);
  const [user, sessions] = await Promise.all([store.users.get(actor.uid), store.sessions.of(actor.uid)]);
  if (!user) throw new PortalError('permissionDenied', { detail: 'no user document' });
  const open = sessions.filter(({ id, sessionEpoch }) => !isEnded(user, { sessionId: id, sessionEpoch }));
  return { sessions: open.map((session) => listed(session, actor.sessionId)) };
}

/**
 * Ends one session of the caller: rules and calls refuse its tokens from the next request on.
 * @throws PortalError `notFound` for an unknown one; `conflict` after fifty ended ones: then all have to be.
 */
export async function endSession(
  { sessionId }: RequestOf<typeof sessionsApi.endSession>,
  context: StaffContext,
): Promise<Listed> {
  requireOwner(context.actor);
  const outcome = await context.store.sessions.end(context.actor.uid, sessionId);
  if (outcome === 'unknown') throw new PortalError('notFound', { detail: 'no such session' });
  if (outcome === 'full') throw new PortalError('conflict', { userMessage: sessionListTexts.notEnded });
  return await listSessions({}, context);
}

function listed({ sessionEpoch: _epoch, ...session }: UserSession, ownId: string): ListedSession {
  return { ...session, isOwn: session.id === ownId };
}
