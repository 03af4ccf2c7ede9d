import { createHash } from 'node:crypto';
import type { ViewerAnswer } from '@portal/domain/feedback/viewer-answer';
import type { PublicContext } from '../../runtime/route';
import type { NewItem } from '../../store/outbox';

/** Feedback within this time after the vote replaces the notice of the vote. */
export const voteNoticeDelayMs = 10 * 60 * 1_000;

type Stored = Parameters<PublicContext['store']['viewerAnswers']['add']>[0];

/**
 * Stores what a viewer answered on any page, with the notice that staff get of it. A vote waits for the viewer's
 * feedback; everything else is sent at once.
 * @param given.deliveries calls of webhooks about it.
 * @returns false when this viewer's answer is stored already, or what it is about is gone.
 */
export async function recordAnswer(
  { store, clock }: Pick<PublicContext, 'store' | 'clock'>,
  given: Pick<Stored, 'organizationId' | 'answer' | 'record'> & {
    activity?: Stored['activity'];
    deliveries?: readonly NewItem<'webhook'>[];
  },
): Promise<boolean> {
  const { organizationId, answer, record, activity = null, deliveries = [] } = given;
  const notice = noticeOf({ clock }, organizationId, answer, record.id);
  return await store.viewerAnswers.add({
    organizationId,
    answer,
    record,
    activity,
    items: [notice, ...deliveries],
  });
}

/**
 * The notice that staff get of an answer.
 * @param recordId names the answer among those about the same page.
 */
export function noticeOf(
  { clock }: Pick<PublicContext, 'clock'>,
  organizationId: string,
  answer: ViewerAnswer,
  recordId: string,
): NewItem<'viewerAnswer'> {
  return {
    kind: 'viewerAnswer',
    id: noticeId(organizationId, answer, recordId),
    organizationId,
    answer,
    dueAt: clock.now() + (answer.type === 'vote' ? voteNoticeDelayMs : 0),
    sentTo: [],
  };
}

function noticeId(organizationId: string, { type, page, jobId, candidateId }: ViewerAnswer, recordId: string): string {
  const parts = [organizationId, type, page, jobId, candidateId, recordId];
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27);
}
