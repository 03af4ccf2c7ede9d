import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import type { publicThreadsApi } from '@portal/domain/contracts/threads-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { formTexts } from '@portal/domain/texts/form';
import { threadTexts } from '@portal/domain/texts/threads';
import type { ThreadClient } from '@portal/domain/threads/thread';
import { limitClient } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { publicLimits } from '../limits';
import { openResume } from '../open-resume';
import { clientOfPage, projectThread, threadKeyOf, threadStateOf } from './viewer-thread';

/**
 * Adds a viewer's message to their thread and has it mailed to the recruiter. A repeated one changes nothing.
 * @throws PortalError `permissionDenied` with a sentence on a closed job, where viewers are asked for nothing, and for
 *   staff; `invalidRequest` without name and email where the link names nobody; `tooManyRequests`; as `openResume`.
 */
export async function askQuestion(
  { messageId, text, name, email, viewer, ...input }: RequestOf<typeof publicThreadsApi.askQuestion>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicThreadsApi.askQuestion>> {
  const subject = await openResume(context, input);
  const state = threadStateOf(subject);
  if (state !== 'open' || context.actor) {
    const userMessage = state === 'closed' ? threadTexts.isClosed : threadTexts.isOff;
    throw new PortalError('permissionDenied', { userMessage, detail: `thread ${state}` });
  }
  await limitClient(context, publicLimits.message, subject.candidate.id);
  const key = threadKeyOf(subject, clientOfPage(subject), viewer);
  // Who has written before keeps the name and the email of then.
  const known = await context.store.threads.get(key);
  const client = clientOfPage(subject, known?.client ?? { name, email });
  requireWho(client);
  const { store, clock } = context;
  await store.threads.add(key, {
    message: { id: messageId, side: 'client', text, authorName: client.name, createdBy: '', source: 'page' },
    client,
    now: clock.now(),
  });
  if (client.way !== 'viewer') {
    await store.clientWaits.responded(key, clock.now());
    await store.clientAccess.noteChange(key, client.email, false);
  }
  return await projectThread(context, subject, key);
}

/** Other links name their recipient. */
function requireWho({ way, name, email }: ThreadClient): void {
  if (way !== 'viewer') return;
  if (name === '') throw new PortalError('invalidRequest', { userMessage: threadTexts.needsName });
  if (email === '') throw new PortalError('invalidRequest', { userMessage: formTexts.notAnEmail('') });
}
