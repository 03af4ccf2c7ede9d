import { string } from 'yup';
import { record } from '../fields/model';
import type { ListedSession } from '../users/user-session';
import { post } from './endpoint';

interface Listed {
  sessions: ListedSession[];
}

/** The sessions of the caller, part of the app API; `signOutEverywhere` of the authentication API ends all. */
export const sessionsApi = {
  /** signedIn. Sessions that have not ended, the newest first; those from before they were listed are missing. */
  listSessions: post('/listSessions', record({})).answers<Listed>(),

  /**
   * signedIn. The session was used: a token with a later end, where the organization ends sessions without activity, and the
   * same end elsewhere.
   */
  continueSession: post('/continueSession', record({})).answers<{ token: string }>(),

  /** signedIn. Ends one session. */
  endSession: post('/endSession', record({ sessionId: string().max(64).required() })).answers<Listed>(),
} as const;
