import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { timestamp } from '../fields/time';

/** The two sides of a thread. */
export const threadSides = ['client', 'staff'] as const;
export type ThreadSide = (typeof threadSides)[number];

/**
 * How the client of a thread opened the page: by a link of their own, in Client Connect, or by the candidate's common
 * link, where name and email are only stated.
 */
export const clientWays = ['recipient', 'contact', 'viewer'] as const;

/** Who the client of a thread is. */
export const threadClientSchema = record({
  name: string().default(''),
  email: string().default(''),
  way: string().oneOf(clientWays).required(),
  /** Of the recipient or the contact; `''` for a viewer. */
  recipientId: string().default(''),
  /** Of a viewer: the version of the candidate's link that they opened. They get no later one. */
  linkVersion: number().integer().min(0).default(0),
});
export type ThreadClient = Model<typeof threadClientSchema>;

/**
 * The questions of one client about a candidate and the answers of staff, `…/candidates/{candidateId}/threads/{threadId}`;
 * only functions write it.
 */
export const threadSchema = record({
  id: string().required(),
  client: threadClientSchema,
  /** Of the last message. */
  lastSide: string().oneOf(threadSides).required(),
  lastMessageAt: timestamp(),
  /** When each side looked last; null for never. */
  clientReadAt: timestamp(),
  staffReadAt: timestamp(),
  messages: number().integer().min(0).default(0),
});
export type Thread = Model<typeof threadSchema>;

/** A message, `…/threads/{threadId}/messages/{messageId}`: plain text that is never changed; only functions write it. */
export const threadMessageSchema = record({
  id: string().required(),
  side: string().oneOf(threadSides).required(),
  text: string().required(),
  /** The user; `''` for the client. */
  createdBy: string().default(''),
  authorName: string().default(''),
  /** Whether it was written on the page or came as the answer to a mail. */
  source: string().oneOf(['page', 'mail']).default('page'),
  createdAt: timestamp(),
});
export type ThreadMessage = Model<typeof threadMessageSchema>;

/** Whether a side has not seen the newest message, which the other one wrote. */
export function isUnread(
  thread: Pick<Thread, 'lastSide' | 'lastMessageAt' | 'clientReadAt' | 'staffReadAt'>,
  side: ThreadSide,
): boolean {
  if (thread.lastSide === side) return false;
  const readAt = side === 'client' ? thread.clientReadAt : thread.staffReadAt;
  return (readAt?.toMillis() ?? 0) < (thread.lastMessageAt?.toMillis() ?? 0);
}
