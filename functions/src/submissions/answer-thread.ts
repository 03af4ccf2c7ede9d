import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { threadsApi } from '@portal/domain/contracts/threads-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { redactionTexts } from '@portal/domain/texts/redaction';
import { threadTexts } from '@portal/domain/texts/threads';
import { clientRedactorOf, requireAnonymousTexts } from '../projections/client-texts';
import { loadResumeSubject } from '../projections/resume-subject';
import { limitRate } from '../runtime/rate-limit';
import type { StaffContext } from '../runtime/route';
import { openWayOf } from '../users/open-ways';

type Api = typeof threadsApi;

/** Answers of one user. */
const answerLimit = { name: 'threadAnswer', max: 300, windowSeconds: 60 * 60 } as const;

/**
 * Answers a client on the page and by mail. A repeated answer changes nothing.
 * @throws PortalError `notFound`; `permissionDenied` with a sentence on a closed job, and when the client can no longer open
 *   the candidate; `conflict` with a sentence for a text that tells who an anonymous candidate is; `tooManyRequests`.
 */
export async function answerThread(
  { messageId, text, ...key }: RequestOf<Api['answerThread']>,
  context: StaffContext,
): Promise<AnswerOf<Api['answerThread']>> {
  const { store, actor, clock } = context;
  const [thread, subject] = await Promise.all([store.threads.get(key), loadResumeSubject(store, key)]);
  if (!thread || !subject) throw new PortalError('notFound', { detail: 'thread' });
  if (!mayClientDecide(subject.job)) throw refused(threadTexts.isClosed);
  const way = await openWayOf(store, key, thread.client, subject.candidate.public);
  if (!way) throw refused(threadTexts.isRevoked);
  const redactor = way.isRevealed ? null : await clientRedactorOf(context, subject.candidate);
  requireAnonymousTexts([redactor], [[redactionTexts.message, text]]);
  await limitRate(context, answerLimit, actor.uid);
  const author = { createdBy: actor.uid, authorName: actor.displayName };
  const message = { id: messageId, side: 'staff', text, source: 'page', ...author } as const;
  const added = await store.threads.add(key, { message, now: clock.now() });
  if (added) await store.clientAccess.noteChange(key, thread.client.email, true);
  return { added };
}

/** Notes that staff have seen all messages of a thread. */
export async function markThreadRead(
  key: RequestOf<Api['markThreadRead']>,
  { store }: StaffContext,
): Promise<AnswerOf<Api['markThreadRead']>> {
  await store.threads.markRead(key, 'staff');
  return { marked: true };
}

function refused(userMessage: string): PortalError {
  return new PortalError('permissionDenied', { userMessage, detail: 'thread' });
}
