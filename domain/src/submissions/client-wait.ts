import { boolean, number, string } from 'yup';
import { resumeAnswers } from '../votes/vote';
import { dayMs } from '../constants/time';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Most reminders that are sent automatically for one submission. */
export const maxClientReminders = 3;

/**
 * A submitted candidate and what the client has done since, `…/clientWaits/{candidateId}`. It begins anew when the candidate
 * is submitted again. Only functions write it.
 */
export const clientWaitSchema = record({
  organizationId: string().required(),
  jobId: string().required(),
  candidateId: string().required(),
  candidateName: string().default(''),
  jobTitle: string().default(''),
  company: string().default(''),
  submittedAt: timestamp(),
  /** When a recipient first opened the resume or answered; null while none has. */
  firstViewedAt: timestamp(),
  answeredAt: timestamp(),
  /** When a recipient last wrote or proposed an interview without an answer; null for never. */
  respondedAt: timestamp(),
  /** The last answer of a recipient. */
  answer: string()
    .oneOf([...resumeAnswers, ''])
    .default(''),
  /** Whether the client has not answered and still can: the job is open, the candidate there, a link opens. */
  isWaiting: boolean().default(true),
  /** Automatic reminders so far, and the last one of any kind. */
  reminders: number().integer().min(0).default(0),
  remindedAt: timestamp(),
  /** When an automatic reminder is looked at next; null for never. */
  remindAt: timestamp(),
});
export type ClientWait = Model<typeof clientWaitSchema>;

/** The time a number of working days later; days of the weekend, in UTC, do not count. */
export function addWorkingDays(time: number, days: number): number {
  let at = time;
  for (let left = days; left > 0;) {
    at += dayMs;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return at;
}

/** Whether the client should have answered by now: so long after the submission, and after the client was last heard of. */
export function isOverdue(
  { isWaiting, submittedAt, respondedAt }: Pick<ClientWait, 'isWaiting' | 'submittedAt' | 'respondedAt'>,
  workingDays: number,
  now: number,
): boolean {
  const since = respondedAt ?? submittedAt;
  return isWaiting && !!since && addWorkingDays(since.toMillis(), workingDays) <= now;
}
