import type { User as Account } from 'firebase/auth';
import { createContext, useContext } from 'react';

/** Whose sign-in this page has. */
export type AccountState =
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

export const AccountContext = createContext<AccountState>({ status: 'signedOut' });

/** Whether somebody is signed in at the auth service, and who; nothing about their rights. */
export function useAccount(): AccountState {
  return useContext(AccountContext);
}
