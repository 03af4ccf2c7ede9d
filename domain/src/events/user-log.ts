import { number, string } from 'yup';
import { record, type Model } from '../fields/model';

/** Events that a user's browser records; functions record what is done to users. */
export const browserUserEvents = ['login', 'logout'] as const;

/** An event of a user, `organizations/{id}/usersLogs/{logId}`; never changed. */
export const userLogSchema = record({
  user: record({ uid: string().required(), email: string().default(''), displayName: string().default('') }),
  eventType: string().max(60).required(),
  /** Seconds since 1970. */
  date: number().required(),
  /** The actor, if not the user: an admin, or the super admin who impersonates. */
  by: record({ uid: string().default(''), email: string().default('') })
    .nullable()
    .default(null),
});
export type UserLog = Model<typeof userLogSchema>;
