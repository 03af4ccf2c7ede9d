import { number, string } from 'yup';
import { viewerAnswerSchema } from '../feedback/viewer-answer';
import { list, record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

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

/** A mail that someone without a session requested. It holds no one-time code. */
export const mailRequestSchema = record({
  ...outboxBase,
  kind: string().oneOf(['mailRequest']).required(),
  mail: string().oneOf(['resetPassword', 'createPassword', 'clientSignIn']).required(),
  /** As typed; the account may not exist. */
  email: string().required(),
  /** Of `createPassword`: the mail is sent only to a member of this organization; `''` for none. */
  memberOf: string().default(''),
  /** Of `createPassword`: target after the link's action. */
  continueUrl: string().default(''),
  /** Of `clientSignIn`: the attempt that the mailed code belongs to. */
  attemptId: string().default(''),
});
export type MailRequest = Model<typeof mailRequestSchema>;
