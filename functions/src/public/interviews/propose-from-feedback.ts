import { createHash } from 'node:crypto';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { KnownViewer } from '@portal/domain/events/public-viewer';
import type { FeedbackAnswers } from '@portal/domain/feedback/feedback';
import { readScheduleTimes } from '@portal/domain/interviews/read-schedule-time';
import { maxSlots } from '@portal/domain/interviews/slot-times';
import type { PublicContext } from '../../runtime/route';
import type { LinkedResume } from '../find-by-link';
import { propose } from './change-interviews';
import { clientOf } from './own-interviews';

/** Of a time that was typed without an end. */
const minutes = 60;

/**
 * Proposes an interview at the times that a viewer has typed into the feedback form, if they can be read. The feedback is
 * stored already, so a failure is only logged.
 * @param given.recordId names the feedback, so that it proposes once.
 * @param given.timeZone of the viewer's browser; without one nothing is read.
 */
export async function proposeFromFeedback(
  context: PublicContext,
  subject: LinkedResume,
  given: { answers: FeedbackAnswers; viewer: KnownViewer; recordId: string; timeZone: string },
): Promise<void> {
  const { answers, viewer, recordId, timeZone } = given;
  if (answers.schedule !== 'yes' || answers.scheduleTime === '' || timeZone === '' || viewer.email === '') return;
  const now = context.clock.now();
  const starts = readScheduleTimes(answers.scheduleTime, timeZone).filter((start) => start > now);
  if (starts.length === 0) return;
  const hash = createHash('sha256').update([subject.candidate.id, recordId].join('\n')).digest('base64url');
  const { email, guid } = viewer;
  try {
    await propose(context, subject, {
      ...{ interviewId: `feedback-${hash.slice(0, 20)}`, changeId: 'feedback', guid },
      slots: starts.slice(0, maxSlots).map((start) => ({ start, minutes })),
      message: answers.scheduleTime,
      client: clientOf(subject, { name: '', email, guid, timeZone }),
    });
  } catch (error) {
    context.log.warn('feedback proposed no interview', { detail: PortalError.from(error).message });
  }
}
