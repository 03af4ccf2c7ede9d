import { isCron } from './cron';

/** When nothing else was chosen: every night. */
export const defaultSchedule = '0 4 * * *';

/** Schedules to choose from. Those with a time of day have it in their expression. */
export const scheduleKinds = ['default', 'hourly', 'everyFourHours', 'daily', 'weekdays', 'weekly', 'own'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** A schedule as it is chosen. */
export interface ScheduleChoice {
  kind: ScheduleKind;
  /** `HH:MM` in UTC, for a schedule with a time of day. */
  time: string;
}

const dayPatterns = { daily: '* * *', weekdays: '* * 1-5', weekly: '* * 1' } as const;
const fixed = { default: '', hourly: '0 * * * *', everyFourHours: '0 */4 * * *' } as const;
/** The time of day until one is chosen. */
const firstTime = '04:00';

/** Whether the schedule is chosen with a time of day. */
export function hasTime(kind: ScheduleKind): kind is keyof typeof dayPatterns {
  return Object.hasOwn(dayPatterns, kind);
}

/** The choice that makes this expression; `own` for all others. */
export function choiceOf(expression: string): ScheduleChoice {
  const text = expression.trim().replaceAll(/\s+/g, ' ');
  const kind = scheduleKinds.find((each) => Object.hasOwn(fixed, each) && fixed[each as keyof typeof fixed] === text);
  if (kind) return { kind, time: firstTime };
  const [, minute = '', hour = '', days = ''] = /^(\d{1,2}) (\d{1,2}) (.+)$/.exec(text) ?? [];
  const timed = scheduleKinds.find((each) => hasTime(each) && dayPatterns[each] === days);
  if (timed && isCron(text)) return { kind: timed, time: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` };
  return { kind: 'own', time: firstTime };
}

/** The expression of a choice; null for `own`, whose expression the user writes. */
export function expressionOf({ kind, time }: ScheduleChoice): string | null {
  if (kind === 'own') return null;
  if (!hasTime(kind)) return fixed[kind];
  const [hour = '', minute = ''] = (/^\d{2}:\d{2}$/.test(time) ? time : firstTime).split(':');
  return `${Number(minute)} ${Number(hour)} ${dayPatterns[kind]}`;
}
