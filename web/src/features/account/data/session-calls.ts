import { sessionsApi } from '@portal/domain/contracts/sessions-api';
import type { ListedSession } from '@portal/domain/users/user-session';
import type { Auth } from 'firebase/auth';
import { callApi } from '../../../firebase/api-client';

const app = { api: 'app' } as const;

/** The user's open sessions. @throws PortalError */
export async function listSessions(auth: Auth): Promise<ListedSession[]> {
  return (await callApi(auth, sessionsApi.listSessions, {}, app)).sessions;
}

/** Ends one of them. @returns the others. @throws PortalError */
export async function endSession(auth: Auth, sessionId: string): Promise<ListedSession[]> {
  return (await callApi(auth, sessionsApi.endSession, { sessionId }, app)).sessions;
}
