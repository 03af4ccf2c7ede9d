import { boolean, number, string } from 'yup';
import type { suppressions } from '../contacts/suppression';
import type { UnsubscribeType } from '../contacts/contact';
import { answeredPages, viewerWordsSchema } from '../feedback/viewer-answer';
import { list, record, type Model } from '../fields/model';
import { optionalText, richText } from '../fields/text';
import { timestamp } from '../fields/time';

/** What a mailing is about: one candidate's profile, a tearsheet of candidates, a job's profile, a tearsheet of jobs. */
export const mailingKinds = ['profile', 'tearsheet', 'jobProfile', 'jobTearsheet'] as const;
export type MailingKind = (typeof mailingKinds)[number];

/** The page that the mails of each kind link to, and what recipients unsubscribe from. */
export const mailingLinks: Record<
  MailingKind,
  { link: 'profile' | 'candidates' | 'job' | 'jobs'; type: UnsubscribeType }
> = {
  profile: { link: 'profile', type: 'sm' },
  tearsheet: { link: 'candidates', type: 'sm' },
  jobProfile: { link: 'job', type: 'jm' },
  jobTearsheet: { link: 'jobs', type: 'jm' },
};

/** Who gets it: chosen contacts and leads, those of the tearsheet, or all of the organization. */
export const audiences = ['chosen', 'tearsheet', 'everyone'] as const;
export type Audience = (typeof audiences)[number];

/** `preparing` writes the recipients; `scheduled` waits for its time; `paused` waits until a user resumes it. */
export const mailingStates = ['scheduled', 'preparing', 'sending', 'paused', 'stopped', 'done', 'failed'] as const;
export type MailingState = (typeof mailingStates)[number];

/** States in which a mailing works or waits for its time. */
export const runningMailingStates = ['scheduled', 'preparing', 'sending'] as const satisfies readonly MailingState[];

const count = () => number().integer().min(0).default(0);

/**
 * Mails of one profile or tearsheet to many recipients, `organizations/{id}/mailings/{mailingId}`. Each step prepares or
 * sends a page of recipients; the write that ends a step starts the next one. Only functions write it.
 */
export const mailingSchema = record({
  id: string().required(),
  organizationId: string().required(),
  kind: string().oneOf(mailingKinds).required(),
  /** Id of the candidate, job or tearsheet, and its name. */
  targetId: string().required(),
  targetName: string().default(''),
  audience: string().oneOf(audiences).default('chosen'),
  subject: string().default(''),
  body: richText(),
  comments: optionalText(5000),
  /** The user who sends it. */
  createdBy: string().default(''),
  createdByName: string().default(''),
  state: string().oneOf(mailingStates).required(),
  /** The state that a paused mailing goes back to. */
  pausedFrom: string()
    .oneOf(['', ...runningMailingStates])
    .default(''),
  /** Whether opens and clicks are recorded; the organization's choice when it was created. */
  isTracked: boolean().default(false),
  createdAt: timestamp(),
  scheduledAt: timestamp(),
  /** Days after its end when those who have not answered are reminded; 0 for never. */
  remindAfterDays: number().integer().min(0).max(60).default(0),
  /** When they are reminded; absent before its end and afterwards. */
  remindAt: timestamp(),
  startedAt: timestamp(),
  finishedAt: timestamp(),
  /** Incremented with every step: its change starts the next one. */
  step: count(),
  /** Last contact of the prepared pages, `leads/…` or `clientContacts/…`. */
  cursor: string().default(''),
  /** Only one step runs at a time: until then the others wait. Milliseconds since 1970. */
  leasedUntil: number().default(0),
  /** Failures of steps since the last progress. */
  attempts: count(),
  /** Time of the last progress; absent after the end. */
  activeAt: timestamp(),
  total: count(),
  sent: count(),
  /** Got no mail, for a reason that the recipient's document names. */
  skipped: count(),
  failed: count(),
  /** The process ended while the mail was being passed on: it may have been sent and is not sent again. */
  uncertain: count(),
  opened: count(),
  clicked: count(),
  viewed: count(),
  answered: count(),
  unsubscribed: count(),
  bounced: count(),
});
export type Mailing = Model<typeof mailingSchema>;

export const recipientStates = ['pending', 'sending', 'sent', 'skipped', 'failed', 'uncertain'] as const;
export type RecipientState = (typeof recipientStates)[number];

/** Most answers of one recipient that are kept; a tearsheet may have more entries. */
const maxAnswers = 50;

/** What a recipient answered to one candidate or job. */
const recipientAnswerSchema = record({
  page: string().oneOf(answeredPages).required(),
  targetId: string().required(),
  name: string().default(''),
  approve: boolean().default(false),
  words: viewerWordsSchema,
});
export type RecipientAnswer = Model<typeof recipientAnswerSchema>;

/** The answers with a new one, which replaces an older one to the same candidate or job. */
export function withAnswer(answers: readonly RecipientAnswer[], answer: RecipientAnswer): RecipientAnswer[] {
  const others = answers.filter(({ page, targetId }) => page !== answer.page || targetId !== answer.targetId);
  return [...others, answer].slice(-maxAnswers);
}

/**
 * A recipient of a mailing, `…/recipients/{recipientId}`. The id is derived from the email, so that nobody gets the same
 * mailing twice.
 */
export const mailingRecipientSchema = record({
  id: string().required(),
  mailingId: string().default(''),
  organizationId: string().default(''),
  contactId: string().required(),
  isLead: boolean().default(false),
  email: string().default(''),
  name: string().default(''),
  companyName: string().default(''),
  state: string().oneOf(recipientStates).required(),
  /** Why it was skipped, or what the mail server answered. */
  reason: string().default(''),
  /** Tries after the mail server was unavailable. */
  tries: count(),
  claimedAt: timestamp(),
  sentAt: timestamp(),
  sender: string().default(''),
  linkId: string().default(''),
  /** First time of each; what scanners and Apple's mail proxy load does not count. */
  openedAt: timestamp(),
  /** Whether only a mail service's proxy has loaded the image, as for readers of Gmail. */
  isOpenedByProxy: boolean().default(false),
  openCount: count(),
  /** Opens and clicks by programs. */
  automaticCount: count(),
  clickedAt: timestamp(),
  clickCount: count(),
  viewedAt: timestamp(),
  /** Seconds on the page. */
  viewSeconds: number().min(0).default(0),
  answeredAt: timestamp(),
  /** The last answer to each candidate or job of the page. */
  answers: list(recipientAnswerSchema, maxAnswers),
  unsubscribedAt: timestamp(),
  bouncedAt: timestamp(),
  complainedAt: timestamp(),
  remindedAt: timestamp(),
});
export type MailingRecipient = Model<typeof mailingRecipientSchema>;

/** Reasons of skipped recipients. */
export type SkipReason = (typeof suppressions)[number];

/** Whether the mailing may be paused. */
export function canPause({ state }: Pick<Mailing, 'state'>): boolean {
  return runningMailingStates.some((running) => running === state);
}

/** Whether the mailing may be stopped: it has not ended. */
export function canStop({ state }: Pick<Mailing, 'state'>): boolean {
  return state === 'paused' || canPause({ state });
}

/** Whether text, recipients and time may be changed: nobody has got the mail yet. */
export function canEdit({ state, pausedFrom }: Pick<Mailing, 'state' | 'pausedFrom'>): boolean {
  return state === 'scheduled' || (state === 'paused' && pausedFrom === 'scheduled');
}

/** A recipient who has not answered gets stale after this many days. */
export const defaultReminderDays = 5;

/** Days after which a mailing can remind by itself; 0 for never. */
export const reminderChoices = [0, 3, defaultReminderDays, 7, 14] as const;

/** Whether the recipient got the mail before that time, and has neither voted nor unsubscribed since. */
export function isUnanswered(
  recipient: Pick<MailingRecipient, 'state' | 'sentAt' | 'answeredAt' | 'unsubscribedAt' | 'bouncedAt'>,
  before: number,
): boolean {
  const { state, sentAt, answeredAt, unsubscribedAt, bouncedAt } = recipient;
  if (state !== 'sent' || answeredAt || unsubscribedAt || bouncedAt) return false;
  return (sentAt?.toMillis() ?? Number.POSITIVE_INFINITY) < before;
}
