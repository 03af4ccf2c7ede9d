import type { PublicTheme } from '@portal/domain/contracts/public-api';
import type { Interview } from '@portal/domain/interviews/interview';
import type { Slot } from '@portal/domain/interviews/slot';
import { formatSlot } from '@portal/domain/interviews/time-zone';
import { changeSentence, interviewMailTexts as texts } from '@portal/domain/texts/interviews';
import { layOutMail, type MailContent, type MailParts } from './mail-layout';

export interface InterviewMailParts {
  theme: PublicTheme;
  subject: string;
  interview: Interview;
  /** Time zones of the recipient and of the other side, in this order; `''` when unknown. */
  timeZones: readonly string[];
  /** Facts about candidate, job and people, as this recipient may read them. */
  facts: readonly (readonly [string, string])[];
  /** Replaces the sentence and the message of the change. */
  text?: string;
  hasEntry: boolean;
  action: MailParts['action'];
  reason: string;
}

/** Tells one of those who take part what happened to an interview, with its times in all known time zones. */
export async function interviewMail(mail: InterviewMailParts): Promise<MailContent> {
  const { theme, subject, interview, facts, text, hasEntry, action = null, reason } = mail;
  const last = interview.history.at(-1);
  const sentence = last ? `${changeSentence(last)}.` : '';
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [
      ...(text === undefined ? [sentence, last?.message ?? ''] : [text]),
      ...(hasEntry ? [texts.calendarReply] : []),
    ].filter(Boolean),
    facts: [...timesOf(mail), ...facts].filter(([, value]) => value !== ''),
    action,
    reason,
  });
}

/** The times in each zone; in UTC when no zone is known. */
function timesOf({ interview, timeZones }: InterviewMailParts): [string, string][] {
  const { state, slots, confirmed } = interview;
  const zones = [...new Set(timeZones.filter(Boolean))];
  const shown = zones.length > 0 ? zones : ['UTC'];
  const times: readonly Slot[] = state === 'proposed' ? slots : confirmed ? [confirmed] : [];
  if (times.length === 0) return [];
  const name = state === 'proposed' ? texts.times : state === 'canceled' ? texts.formerTime : texts.time;
  return shown.map((zone, index) => [
    index === 0 ? name : texts.timeOf(zone),
    times.map((slot) => formatSlot(slot, zone)).join('\n'),
  ]);
}
