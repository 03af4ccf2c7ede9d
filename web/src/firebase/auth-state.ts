import type { User as AuthUser } from 'firebase/auth';
import { createContext, useContext } from 'react';

/** The sign-in of this page. */
export type AuthState =
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      authUser: AuthUser;
      isEmailVerified: boolean;
      /** The sign-in has expired or was ended by the server; the same user may sign in again and continue. */
      isExpired: boolean;
      /** How often this user has signed in again on this page. */
      signIns: number;
    };

export const AuthStateContext = createContext<AuthState>({ status: 'signedOut' });

/** Whether and as whom the page is signed in at the auth service; nothing about roles. */
export function useAuthState(): AuthState {
  return useContext(AuthStateContext);
}
