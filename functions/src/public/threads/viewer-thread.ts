import { mayClientDecide } from '@portal/domain/client-connect/client-jobs';
import type { ViewerThread } from '@portal/domain/contracts/threads-api';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import { isUnread, type ThreadClient } from '@portal/domain/threads/thread';
import type { PublicContext } from '../../runtime/route';
import { threadIdOf, type ThreadKey } from '../../store/threads';
import type { LinkedResume } from '../find-by-link';

/** The viewer of a page as the client of a thread. @param stated counts only where the link names nobody. */
export function clientOfPage(
  { candidate, recipient }: Pick<LinkedResume, 'candidate' | 'recipient'>,
  stated: { name: string; email: string } = { name: '', email: '' },
): ThreadClient {
  const { linkVersion } = candidate.public;
  if (!recipient) return { ...stated, way: 'viewer', recipientId: '', linkVersion };
  const { name, email, contactId, recipientId } = recipient;
  return { name: name || email, email, way: contactId === '' ? 'recipient' : 'contact', recipientId, linkVersion };
}

/** The key of a viewer's thread. */
export function threadKeyOf(subject: LinkedResume, client: ThreadClient, viewer: PublicViewer): ThreadKey {
  const { candidate } = subject;
  const { organizationId, jobId } = candidate.public;
  const key = { organizationId, jobId, candidateId: candidate.id };
  return { ...key, threadId: threadIdOf(key, client, viewer.guid) };
}

/** Whether viewers may write: not where the job asks viewers for nothing, and no more on a closed job. */
export function threadStateOf({ job }: Pick<LinkedResume, 'job'>): ViewerThread['state'] {
  if (job.hideFeedbackQuestions) return 'off';
  return mayClientDecide(job) ? 'open' : 'closed';
}

/** A viewer's thread as the page shows it, which counts as read. Nothing else of the candidate is in it. */
export async function projectThread(
  { store }: Pick<PublicContext, 'store'>,
  subject: LinkedResume,
  key: ThreadKey,
): Promise<ViewerThread> {
  const thread = await store.threads.get(key);
  const messages = thread ? await store.threads.messages(key) : [];
  if (thread && isUnread(thread, 'client')) await store.threads.markRead(key, 'client');
  return {
    state: threadStateOf(subject),
    asksWho: !subject.recipient && !thread,
    messages: messages.map(({ id, side, authorName, text, createdAt }) => ({
      ...{ id, isOwn: side === 'client', authorName, text },
      createdAt: createdAt?.toMillis() ?? 0,
    })),
    staffReadAt: thread?.staffReadAt?.toMillis() ?? 0,
  };
}
