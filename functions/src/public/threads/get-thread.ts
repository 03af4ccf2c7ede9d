import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { publicThreadsApi } from '@portal/domain/contracts/threads-api';
import type { PublicContext } from '../../runtime/route';
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
  const subject = await openResume(context, input);
  if (context.actor) return { state: 'off', asksWho: false, messages: [], staffReadAt: 0 };
  return await projectThread(context, subject, threadKeyOf(subject, clientOfPage(subject), viewer));
}
