import type { User as Account } from 'firebase/auth';
import { createContext, useContext } from 'react';

/** Whose sign-in this page has. */
export type AuthState =
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      account: Account;
      isEmailVerified: boolean;
      /** The sign-in has run out or was ended by the server; the same person may sign in again and go on. */
      isExpired: boolean;
      /** How often this person has signed in again on this page. */
      signIns: number;
    };

export const AuthStateContext = createContext<AuthState>({ status: 'signedOut' });

/** Whether somebody is signed in at the auth service, and who; nothing about their rights. */
export function useAuthState(): AuthState {
  return useContext(AuthStateContext);
}
