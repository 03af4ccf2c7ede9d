import { string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import type { Interview } from '../interviews/interview';
import type { ClientWait } from '../submissions/client-wait';
import { clientStateTexts as texts } from '../texts/client-states';
import type { ResumeAnswer } from '../votes/vote';

/** Where a candidate is with the client, in the order in which the filter offers them; `''`: not with the client. */
export const clientStates = ['waiting', 'maybe', 'approved', 'declined', 'interview', 'hidden'] as const;
export type ClientState = (typeof clientStates)[number];

/** Where a candidate is with the client, and since when; of an interview, when it begins. Only functions write it. */
export const clientStateSchema = record({
  state: string()
    .oneOf([...clientStates, ''])
    .default(''),
  at: timestamp(),
});
export type StoredClientState = Model<typeof clientStateSchema>;

/** A state with its time in milliseconds since 1970. */
export interface ClientStanding {
  state: ClientState | '';
  at: number | null;
}

export const clientStateOfAnswer: Readonly<Record<ResumeAnswer, ClientState>> = {
  positive: 'approved',
  negative: 'declined',
  maybe: 'maybe',
};

/**
 * Where a candidate is with the client. A No ends everything; an agreed interview says more than a Yes, unless the candidate
 * was submitted again after it; nobody waits for an answer about a candidate who is hidden.
 * @param facts.wait the submission; null for a candidate who was not submitted.
 * @param facts.answer the client's answer about one who was not, and its time.
 */
export function clientStandingOf(facts: {
  wait: Pick<ClientWait, 'answer' | 'answeredAt' | 'isWaiting' | 'submittedAt'> | null;
  answer: ClientStanding;
  interviews: readonly Pick<Interview, 'startsAt'>[];
  isHidden: boolean;
}): ClientStanding {
  const { wait, interviews, isHidden } = facts;
  const answered = wait
    ? {
        state: wait.answer === '' ? ('' as const) : clientStateOfAnswer[wait.answer],
        at: wait.answeredAt?.toMillis() ?? null,
      }
    : facts.answer;
  if (answered.state === 'declined') return answered;
  const since = wait?.submittedAt?.toMillis() ?? 0;
  const starts = interviews.flatMap(({ startsAt }) => (startsAt !== null && startsAt >= since ? startsAt : []));
  if (starts.length > 0) return { state: 'interview', at: Math.max(...starts) };
  if (answered.state !== '') return answered;
  if (!wait || !(isHidden || wait.isWaiting)) return { state: '', at: null };
  return { state: isHidden ? 'hidden' : 'waiting', at: wait.submittedAt?.toMillis() ?? null };
}

/** The words for a state. @param formatDay the day of a time. */
export function clientStateText(
  { state, at }: StoredClientState,
  formatDay: (time: StoredClientState['at']) => string,
): string {
  return state === '' ? '' : texts[state](formatDay(at));
}
