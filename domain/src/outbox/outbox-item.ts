import { boolean, number, string } from 'yup';
import { viewerAnswerSchema } from '../feedback/viewer-answer';
import { interviewSchema } from '../interviews/interview';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';
import { maxSubmittedCandidates } from '../submissions/recipient';

/** `waiting` is sent at `dueAt`; `failed` was given up and is sent again only when a user asks for it. */
export const outboxStates = ['waiting', 'done', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];

/**
 * What everything that is to be sent has, `outbox/{itemId}`: it is written with what it tells of and sent afterwards. Only
 * functions write it.
 */
export const outboxBase = {
  id: string().required(),
  /** `''` for what belongs to no organization. */
  organizationId: string().default(''),
  state: string().oneOf(outboxStates).default('waiting'),
  attempts: number().integer().min(0).default(0),
  /** When it is sent next, in milliseconds since 1970; during an attempt, when that counts as lost. Null for never. */
  dueAt: number().nullable().default(null),
  /** Why the last attempt failed; empty after success. */
  problem: string().default(''),
  createdAt: timestamp(),
  doneAt: timestamp(),
};

/** Mails and the note about a viewer's answer. */
export const viewerNoticeSchema = record({
  ...outboxBase,
  kind: string().oneOf(['viewerAnswer']).required(),
  answer: viewerAnswerSchema,
  /** Emails that have got their mail. */
  sentTo: list(string().required()),
});
export type ViewerNotice = Model<typeof viewerNoticeSchema>;

/** A mail to each recipient of a submission about the candidates whom the client has not answered. */
export const clientReminderSchema = record({
  ...outboxBase,
  kind: string().oneOf(['clientReminder']).required(),
  jobId: string().required(),
  candidateIds: list(string().required(), maxSubmittedCandidates),
  /** Emails that have got their mail. */
  sentTo: list(string().required()),
});
export type ClientReminder = Model<typeof clientReminderSchema>;

/** A mail to the recruiter before a credential of a candidate expires. */
export const credentialReminderSchema = record({
  ...outboxBase,
  kind: string().oneOf(['credentialReminder']).required(),
  jobId: string().required(),
  candidateId: string().required(),
  fileId: string().required(),
  /** The last day that the mail is about: another one has a mail of its own. */
  expiresOn: string().required(),
});
export type CredentialReminder = Model<typeof credentialReminderSchema>;

/** Mails that tell a user about a change of how they sign in. */
export const signInNotices = [
  'secondStepOn',
  'secondStepOff',
  'secondStepReset',
  'passkeyAdded',
  'passkeyRemoved',
  'newDevice',
] as const;
export type SignInNotice = (typeof signInNotices)[number];

/** A mail that a call requested, often without a session. It holds no one-time code. */
export const mailRequestSchema = record({
  ...outboxBase,
  kind: string().oneOf(['mailRequest']).required(),
  mail: string()
    .oneOf(['resetPassword', 'createPassword', 'clientSignIn', ...signInNotices])
    .required(),
  /** As typed; the account may not exist. */
  email: string().required(),
  /** Of `createPassword`: the mail is sent only to a member of this organization; `''` for none. */
  memberOf: string().default(''),
  /** Of `createPassword`: target after the link's action. */
  continueUrl: string().default(''),
  /** Of `newDevice`: browser, system and place in words. */
  device: string().default(''),
  /** Of `clientSignIn`: the attempt that the mailed code belongs to. */
  attemptId: string().default(''),
});
export type MailRequest = Model<typeof mailRequestSchema>;

/** The mails about a message of a thread to the other side. The message itself is read when they are sent. */
export const messageNoticeSchema = record({
  ...outboxBase,
  kind: string().oneOf(['threadMessage']).required(),
  jobId: string().required(),
  candidateId: string().required(),
  threadId: string().required(),
  messageId: string().required(),
  /** Emails that have got their mail. */
  sentTo: list(string().required()),
});
export type MessageNotice = Model<typeof messageNoticeSchema>;

/** The one mail that tells a person where the organization has their data from. */
export const candidateNoticeSchema = record({
  ...outboxBase,
  kind: string().oneOf(['candidateNotice']).required(),
  /** Empty for a marketing candidate. */
  jobId: string().default(''),
  candidateId: string().required(),
});
export type CandidateNotice = Model<typeof candidateNoticeSchema>;

/** Who gets mails about an interview. */
export const interviewAudiences = ['client', 'recruiter', 'candidate'] as const;
export type InterviewAudience = (typeof interviewAudiences)[number];

/** A mail about a change of an interview, to one of those who take part. */
export const interviewMailSchema = record({
  ...outboxBase,
  kind: string().oneOf(['interview']).required(),
  audience: string().oneOf(interviewAudiences).required(),
  /** As it was after the change. */
  interview: interviewSchema,
  /** Whether the mail adds, moves or removes the entry in a calendar. */
  hasEntry: boolean().default(false),
});
export type InterviewMail = Model<typeof interviewMailSchema>;
