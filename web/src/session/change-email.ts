import { authenticationApi } from '@portal/domain/contracts/authentication-api';
import type { Auth } from 'firebase/auth';
import { callApi } from '../firebase/api-client';
import { signInByToken } from '../firebase/sign-in';

const storageKey = 'portal.changed-email';

/** A change of the login email in this tab that can be taken back. */
export interface ChangedEmail {
  /** The email before the change. */
  former: string;
  /** The unverified email now. */
  current: string;
  undoCode: string;
}

/**
 * Changes the login email. The change ends all sessions; this one continues, to where the new email is verified.
 * @throws PortalError
 */
export async function changeEmail(auth: Auth, change: { newEmail: string; password: string }): Promise<void> {
  const former = auth.currentUser?.email ?? '';
  const known = changedEmail(former);
  const { email, token, undoCode } = await callApi(auth, authenticationApi.updateEmail, change, { api: 'app' });
  // Correcting an unverified email has no undo of its own: the way back leads to the last verified one.
  const changed = undoCode ? { former, current: email, undoCode } : known && { ...known, current: email };
  if (changed) sessionStorage.setItem(storageKey, JSON.stringify(changed));
  await signInByToken(auth, token);
}

/** The change that led to this email; null when none was made in this tab. */
export function changedEmail(current: string): ChangedEmail | null {
  const changed = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ChangedEmail | null;
  return changed?.current === current ? changed : null;
}

/** Restores the email before a change; all sessions end. @returns the email. @throws PortalError */
export async function undoEmailChange(auth: Auth, code: string): Promise<string> {
  const call = { api: 'app', isPublic: true } as const;
  const { email } = await callApi(auth, authenticationApi.undoEmailChange, { code }, call);
  sessionStorage.removeItem(storageKey);
  return email;
}
