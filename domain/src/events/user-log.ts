import { number, string } from 'yup';
import { record, type Model } from '../fields/model';

/** What the browser of a user tells of them; what is done to users is told by the functions that do it. */
export const browserUserEvents = ['login', 'logout'] as const;

/** Something a user did or that was done to one, `organizations/{id}/usersLogs/{logId}` (000 §3); never changed. */
export const userLogSchema = record({
  user: record({ uid: string().required(), email: string().default(''), displayName: string().default('') }),
  eventType: string().max(60).required(),
  /** Seconds since 1970. */
  date: number().required(),
  /** Who did it, when it was not the user: an admin, or the super admin behind an impersonation. */
  by: record({ uid: string().default(''), email: string().default('') })
    .nullable()
    .default(null),
});
export type UserLog = Model<typeof userLogSchema>;
