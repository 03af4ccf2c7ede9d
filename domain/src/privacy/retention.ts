import { boolean, number, string } from 'yup';
import type { JobCandidate } from '../candidates/job-candidate';
import { dayMs } from '../constants/time';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** Kinds of candidates that have a time of their own, the first that applies. */
export const retentionKinds = ['placed', 'unanswered', 'applicants', 'others'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** How long a candidate is asked before the end. */
export const answerTimeMs = 30 * dayMs;

/** Months after the last activity by kind; 0 keeps. */
export type RetentionRules = Readonly<Record<RetentionKind, number>> & { asksFirst: boolean };

/** What retention needs of a candidate. */
export type RetainedCandidate = Pick<
  JobCandidate,
  'email' | 'source' | 'agreement' | 'submissionStatus' | 'activityAt' | 'createdAt' | 'retention'
>;

/** `ask`: a question is due. `wait`: it was asked. */
export type RetentionStep = 'keep' | 'ask' | 'wait' | 'erase';

const placed = /\b(?:placed|placement|hired)\b/i;

/** Which rule a candidate follows. */
export function retentionKindOf({ submissionStatus, agreement, source }: RetainedCandidate): RetentionKind {
  if (placed.test(submissionStatus.detail)) return 'placed';
  if (agreement.state === 'asked') return 'unanswered';
  return source === 'publicUpload' ? 'applicants' : 'others';
}

/** When something about a candidate happened last, the wish to be kept included; in milliseconds since 1970. */
export function lastActivityOf({ activityAt, createdAt, retention }: RetainedCandidate): number {
  return Math.max((activityAt ?? createdAt)?.toMillis() ?? 0, retention.keptAt?.toMillis() ?? 0);
}

/** When the time of a candidate is over; null to keep the candidate. */
export function endOfCandidate(candidate: RetainedCandidate, rules: RetentionRules): number | null {
  const months = rules[retentionKindOf(candidate)];
  return months === 0 ? null : addMonths(lastActivityOf(candidate), months);
}

/** When the time of a person is over: after that of their last candidate. Null to keep the person. */
export function endOfPerson(candidates: readonly RetainedCandidate[], rules: RetentionRules): number | null {
  const ends = candidates.map((candidate) => endOfCandidate(candidate, rules));
  return ends.length === 0 || ends.includes(null) ? null : Math.max(...ends.filter((end) => end !== null));
}

/**
 * What is to be done about a person. Who has an email is asked 30 days before the end, or when it has passed unasked; an
 * answer is the wish to be kept, which is an activity.
 */
export function retentionStepOf(
  candidates: readonly RetainedCandidate[],
  rules: RetentionRules,
  now: number,
): RetentionStep {
  const end = endOfPerson(candidates, rules);
  if (end === null) return 'keep';
  const asks = rules.asksFirst && candidates.some(({ email }) => email !== '');
  if (!asks) return end <= now ? 'erase' : 'keep';
  if (end - answerTimeMs > now) return 'keep';
  const askedAt = askedAtOf(candidates);
  if (askedAt === null) return 'ask';
  return end <= now && askedAt + answerTimeMs <= now ? 'erase' : 'wait';
}

/** When a person was asked about the current end; null when not. */
export function askedAtOf(candidates: readonly RetainedCandidate[]): number | null {
  const asked = Math.max(...candidates.map(({ retention }) => retention.askedAt?.toMillis() ?? 0));
  return asked > 0 && asked > Math.max(...candidates.map(lastActivityOf)) ? asked : null;
}

/** When a person goes at the earliest. */
export function erasureTimeOf(
  candidates: readonly RetainedCandidate[],
  rules: RetentionRules,
  now: number,
): number | null {
  const end = endOfPerson(candidates, rules);
  if (end === null) return null;
  const step = retentionStepOf(candidates, rules, now);
  const answerBy =
    step === 'ask' ? now + answerTimeMs : step === 'wait' ? (askedAtOf(candidates) ?? 0) + answerTimeMs : 0;
  return Math.max(end, answerBy);
}

/** The latest activity of a candidate whose time may be over then; null when nobody's ever is. */
export function latestActivityToCheck(rules: RetentionRules, then: number): number | null {
  const months = retentionKinds.map((kind) => rules[kind]).filter((count) => count > 0);
  return months.length === 0 ? null : addMonths(then, -Math.min(...months));
}

/** The same day months later, or the last of a month that does not have it. */
function addMonths(milliseconds: number, months: number): number {
  const date = new Date(milliseconds);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime();
}

const count = () => number().integer().min(0).default(0);

/** What the rules did in one night, `organizations/{id}/retentionRuns/{day}`. It names nobody. */
export const retentionRunSchema = record({
  /** The day in UTC, `2026-11-29`. */
  id: string().required(),
  organizationId: string().required(),
  isDone: boolean().default(false),
  /** The rules that it applied, as text for comparison. */
  rules: string().default(''),
  seen: count(),
  asked: count(),
  erased: count(),
  /** People whom it could not look at. */
  failed: count(),
  /** Activity and path of the candidate that was looked at last. */
  cursor: record({ at: timestamp().default(null), path: string().default('') }),
  /** Until when the step that works holds the run, in milliseconds since 1970. */
  heldUntil: count(),
  startedAt: timestamp(),
});
export type RetentionRun = Model<typeof retentionRunSchema>;
