import type { SignInMethod } from '../users/user-session';

/** The list of a user's sessions. */
export const sessionListTexts = {
  title: 'Sessions and devices',
  lead: 'Where you are signed in. End what you do not know, and reset your password.',
  empty: 'Sessions are listed from your next sign-in on.',
  unknownBrowser: 'Unknown browser',
  device: (browser: string, system: string) => (system === '' ? browser : `${browser} on ${system}`),
  thisOne: 'This device',
  began: (moment: string, method: string) => `Signed in ${moment} ${method}`,
  used: (moment: string) => `Last used ${moment}`,
  end: 'End session',
  endOf: (device: string) => `End session: ${device}`,
  ended: 'Session ended',
  notEnded: 'This session could not be ended by itself. Sign out on all devices instead.',
} as const;

/** How a session began. */
export const signInMethodTexts: Readonly<Record<SignInMethod, string>> = {
  password: 'by password',
  code: 'by password and code',
  passkey: 'by passkey',
  link: 'by mailed link',
  ats: 'through Bullhorn',
  'single sign-on': 'by single sign-on',
};
