import { string } from 'yup';
import { maxMessageLength } from '../constants/threads';
import { email } from '../fields/email';
import { requiredId } from '../fields/id';
import { list, record } from '../fields/model';
import { publicViewerSchema } from '../events/public-viewer';
import { formTexts } from '../texts/form';
import { post } from './endpoint';
import { resumeKey } from './public-api';

/** Plain text: markup in it is text. */
const messageText = () =>
  string().trim().max(maxMessageLength, formTexts.tooLong(maxMessageLength)).required(formTexts.required);

const thread = {
  organizationId: requiredId(),
  jobId: requiredId(),
  candidateId: requiredId(),
  threadId: requiredId(),
};

/** Messages of staff to clients, part of the app API. */
export const threadsApi = {
  /** Answers a client. The caller chooses the message's id, so a repeated call adds one. */
  answerThread: post('/answerThread', record({ ...thread, messageId: requiredId(), text: messageText() })).answers<{
    added: boolean;
  }>(),

  /** Notes that staff have seen all messages. */
  markThreadRead: post('/markThreadRead', record(thread)).answers<{ marked: true }>(),
} as const;

/** The viewer's own thread about a candidate. */
export interface ViewerThread {
  /** `closed` can be read only; `off` where viewers are asked for nothing. */
  state: 'open' | 'closed' | 'off';
  /** Whether a first message needs a name and an email, because the link does not say whose it is. */
  asksWho: boolean;
  messages: {
    id: string;
    isOwn: boolean;
    authorName: string;
    text: string;
    /** Milliseconds since 1970. */
    createdAt: number;
  }[];
  /** When the agency looked last, in milliseconds since 1970; 0 for never. */
  staffReadAt: number;
}

/** The viewer's side, part of the public API. */
export const publicThreadsApi = {
  /** The viewer's thread, which counts as read. */
  getThread: post('/getThread', record({ ...resumeKey, viewer: publicViewerSchema })).answers<ViewerThread>(),

  /** Writes to the agency. A repeated `messageId` changes nothing. Name and email count only where the link names nobody. */
  askQuestion: post(
    '/askQuestion',
    record({
      ...resumeKey,
      messageId: requiredId(),
      text: messageText(),
      name: string().trim().max(60).default(''),
      email: email(),
      viewer: publicViewerSchema,
    }),
  ).answers<ViewerThread>(),
} as const;

/** Why an incoming mail was not added to a thread. */
export type RefusedReply =
  | 'automatic'
  | 'forged'
  | 'expired'
  | 'foreignSender'
  | 'unauthenticated'
  | 'revoked'
  | 'closed'
  | 'tooMany'
  | 'empty'
  | 'repeated';

/** What the mail service calls, part of the public API. */
export const mailReplyApi = {
  /**
   * A mail that somebody has sent to a reply address. Refused mails are answered, too, so that the service does not send
   * them again.
   */
  mailReply: post(
    '/mailReply',
    record({
      key: string().max(200).required(),
      /** The header From: an email, or `Name <email>`. */
      from: string().max(1_000).required(),
      /** The recipients of the envelope or the header To. */
      to: list(string().max(1_000).required(), 50),
      subject: string().max(2_000).default(''),
      /** The plain text part, with what it quotes. */
      text: string().max(100_000).default(''),
      messageId: string().max(1_000).required(),
      /** What DMARC says of the sender, where the service checks it: `fail` is refused. */
      dmarc: string().oneOf(['pass', 'fail', 'none']).default('none'),
      /** The headers of automatic mails (RFC 3834, section 5) as they are; `''` without them. */
      autoSubmitted: string().max(200).default(''),
      precedence: string().max(200).default(''),
    }),
  ).answers<{ added: boolean; reason?: RefusedReply }>(),
} as const;
