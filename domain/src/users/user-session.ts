import { number, string } from 'yup';
import { record, type Model } from '../fields/model';

/** Sessions that are kept for the list, the newest ones; ended ones tell which devices are known. */
export const maxListedSessions = 20;
/** Sessions that are ended one by one between two ends of all. */
export const maxEndedSessions = 50;

export const signInMethods = ['password', 'code', 'passkey', 'link', 'ats', 'single sign-on'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** A session of a user, in `users/{uid}/private/sessions`: functions only. */
export const userSessionSchema = record({
  id: string().required(),
  sessionEpoch: number().required(),
  method: string().oneOf(signInMethods).required(),
  browser: string().default(''),
  system: string().default(''),
  city: string().default(''),
  country: string().default(''),
  /** Milliseconds since 1970; the last use by the hour. */
  beganAt: number().required(),
  usedAt: number().required(),
});
export type UserSession = Model<typeof userSessionSchema>;

/** A session as its user sees it. */
export type ListedSession = Omit<UserSession, 'sessionEpoch'> & { isOwn: boolean };

/** Has the user signed in from such a device before? Nothing is known before the first sign-in. */
export function isNewDevice(
  session: Pick<UserSession, 'browser' | 'system' | 'country'>,
  known: readonly UserSession[],
): boolean {
  const isSame = (other: UserSession) =>
    (['browser', 'system', 'country'] as const).every((field) => other[field] === session[field]);
  return known.length > 0 && !known.some(isSame);
}
