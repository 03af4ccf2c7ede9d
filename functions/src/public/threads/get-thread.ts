import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { publicThreadsApi, ViewerThread } from '@portal/domain/contracts/threads-api';
import type { PublicViewer } from '@portal/domain/events/public-viewer';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';
import { openResume } from '../open-resume';
import { clientOfPage, projectThread, threadKeyOf } from './viewer-thread';

/**
 * The viewer's thread about a candidate: that of the link's recipient, else that of this browser. Staff have none.
 * @throws PortalError as `openResume`.
 */
export async function getThread(
  { viewer, ...input }: RequestOf<typeof publicThreadsApi.getThread>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicThreadsApi.getThread>> {
  return await threadOf(context, await openResume(context, input), viewer);
}

/** The thread of a viewer to whom the resume is open; it counts as read. */
export async function threadOf(
  context: PublicContext,
  subject: LinkedResume,
  viewer: PublicViewer,
): Promise<ViewerThread> {
  if (context.actor) return { state: 'off', asksWho: false, messages: [], staffReadAt: 0 };
  return await projectThread(context, subject, threadKeyOf(subject, clientOfPage(subject), viewer));
}
