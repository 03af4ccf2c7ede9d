import { createHash } from 'node:crypto';
import { can } from '@portal/domain/access/permissions';
import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { mailReplyApi, RefusedReply } from '@portal/domain/contracts/threads-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { isEmail } from '@portal/domain/fields/email-address';
import type { Redactor } from '@portal/domain/redaction/redactor';
import type { ThreadClient, ThreadMessage, ThreadSide } from '@portal/domain/threads/thread';
import { refusalOf } from '@portal/domain/users/user';
import { anonymousText, clientRedactorOf } from '../../projections/client-texts';
import { loadResumeSubject } from '../../projections/resume-subject';
import { isWithinRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import type { ThreadKey } from '../../store/threads';
import { openWayOf } from '../../users/open-ways';
import { publicLimits } from '../limits';
import { isExpired } from '../open-resume';
import { sameSecret } from '../same-secret';
import { readReplyAddress } from './reply-address';
import { writtenReply } from './written-reply';

type Call = typeof mailReplyApi.mailReply;
type Author = Pick<ThreadMessage, 'createdBy' | 'authorName'>;

/** A mail that does not become a message. */
class Refused extends Error {
  constructor(readonly reason: RefusedReply) {
    super(reason);
  }
}

/**
 * Adds a mail to the thread that its address names, under the name of the side that the address belongs to. The sender
 * must be the client or a user who works on candidates. Refusals are logged without the text.
 * @throws PortalError `permissionDenied` with a wrong key.
 */
export async function mailReply({ key, ...mail }: RequestOf<Call>, context: PublicContext): Promise<AnswerOf<Call>> {
  const { mailReplies } = context.config;
  if (!mailReplies || !sameSecret(key, mailReplies.key)) {
    throw new PortalError('permissionDenied', { detail: 'key of mail replies' });
  }
  try {
    await addReply(mail, context);
    return { added: true };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    context.log.warn('a mail was not added to a thread', { reason: error.reason });
    return { added: false, reason: error.reason };
  }
}

async function addReply(mail: Omit<RequestOf<Call>, 'key'>, context: PublicContext): Promise<void> {
  const { config, store, clock } = context;
  if (isAutomatic(mail)) throw new Refused('automatic');
  const address = readReplyAddress(config, mail.to, clock.now());
  if (address.kind !== 'good') throw new Refused(address.kind);
  if (mail.dmarc === 'fail') throw new Refused('unauthenticated');
  const { side, threadId } = address;
  const { key, client, redactor } = await openThread(context, threadId, side);
  const author = await authorOf(context, { side, from: senderOf(mail.from), client, key });
  if (!author) throw new Refused('foreignSender');
  if (!(await isWithinRate(context, publicLimits.mailedMessage, threadId))) throw new Refused('tooMany');
  const text = anonymousText(writtenReply(mail.text), redactor);
  if (text === '') throw new Refused('empty');
  const id = `mail-${createHash('sha256').update(mail.messageId).digest('hex').slice(0, 40)}`;
  const isAdded = await store.threads.add(key, {
    message: { id, side, text, source: 'mail', ...author },
    ...(side === 'client' ? { client } : {}),
    now: clock.now(),
  });
  if (!isAdded) throw new Refused('repeated');
  if (client.way === 'viewer') return;
  if (side === 'client') await store.clientWaits.responded(key, clock.now());
  await store.clientAccess.noteChange(key, client.email, side === 'staff');
}

/** The thread, as long as the job is open and the client may open the candidate, and what staff may not tell the client. */
async function openThread(
  { store, clock }: PublicContext,
  threadId: string,
  side: ThreadSide,
): Promise<{ key: ThreadKey; client: ThreadClient; redactor: Redactor | null }> {
  const key = await store.threads.find(threadId);
  const [thread, subject] = key ? await Promise.all([store.threads.get(key), loadResumeSubject(store, key)]) : [];
  if (!key || !thread || !subject) throw new Refused('revoked');
  if (!mayClientDecide(subject.job) || subject.job.hideFeedbackQuestions) throw new Refused('closed');
  if (side === 'client' && isExpired(subject, clock.now())) throw new Refused('expired');
  const way = await openWayOf(store, key, thread.client, subject.candidate.public);
  if (!way) throw new Refused('revoked');
  const isChecked = side === 'staff' && !way.isRevealed;
  return {
    key,
    client: thread.client,
    redactor: isChecked ? await clientRedactorOf({ store }, subject.candidate) : null,
  };
}

/** Who has written; null for anyone but the client or a user who works on the candidate. */
async function authorOf(
  { store }: PublicContext,
  { side, from, client, key }: { side: ThreadSide; from: string; client: ThreadClient; key: ThreadKey },
): Promise<Author | null> {
  if (from === '') return null;
  if (side === 'client') return from === client.email ? { createdBy: '', authorName: client.name } : null;
  const user = await store.users.byEmail(from);
  // The reply address was mailed to the email, so its sender has the mailbox.
  if (!user || refusalOf(user, { isEmailVerified: true }) !== null) return null;
  const actor = { uid: user.id, organizationId: user.organizationId, userRoles: user.userRoles };
  return can(actor, 'candidate:write', key.organizationId)
    ? { createdBy: user.id, authorName: user.displayName }
    : null;
}

/** Answers of machines (RFC 3834), which would answer each other without end. */
function isAutomatic({ autoSubmitted, precedence }: Pick<RequestOf<Call>, 'autoSubmitted' | 'precedence'>): boolean {
  const [kind = ''] = autoSubmitted.trim().toLowerCase().split(/[\s;]/);
  return (kind !== '' && kind !== 'no') || /^\s*(?:auto[-_]reply|bulk|junk|list)\b/i.test(precedence);
}

/** The sender's email; `''` for none. A name may hold another address, so the last one counts. */
function senderOf(from: string): string {
  const email = (/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
  return isEmail(email) ? email : '';
}
