import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { noteTexts } from '@portal/domain/texts/marketing-notes';
import { addResumeNote } from '../projections/resume-note';
import { limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { findCandidateKey } from './find-by-link';
import { publicLimits } from './limits';
import { openResume } from './open-resume';
import { identifyViewer, placeFacts, viewerActivity } from './viewer-activity';

/**
 * Begins or extends a view: one document per session, counted once. Staff are not tracked, nor are viewers of jobs without
 * tracking. Locating the viewer takes at most 5 seconds, and the page does not wait for it.
 * @throws PortalError `notFound`, `permissionDenied` for a resume that is not open to the viewer, `tooManyRequests`.
 */
export async function publicEvent(
  { duration, ...input }: RequestOf<typeof publicApi.publicEvent>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicApi.publicEvent>> {
  const { store, clock } = context;
  const key = await findCandidateKey(context, input);
  if (context.actor) return { recorded: false };
  const { sessionUID } = input.viewer;
  const now = clock.now();
  // Pages call every few seconds. The full check runs only when the candidate alone does not show that the link is open.
  const candidate = await store.candidates.get(key);
  const expiry = candidate?.public.linkExpiry?.toMillis() ?? null;
  const isSurelyOpen = candidate !== null && !candidate.isDeleted && (expiry === null || expiry > now);
  const looked = isSurelyOpen ? null : await openResume(context, input);
  if (await store.publicActivity.prolongView(key, { sessionUID, seconds: duration, now })) return { recorded: true };

  const subject = looked ?? (await openResume(context, input));
  const { job, recipient } = subject;
  if (job.hideFeedbackQuestions) return { recorded: false };
  await limitClient(context, publicLimits.view, key.candidateId);
  const location = await context.geolocation.locate(context.clientIp);
  const viewer = identifyViewer(input.viewer, recipient);
  const view = { viewer, location, startedAt: now, lastSeenAt: clock.now(), duration: 0 };
  const isNew = await store.publicActivity.openView(
    key,
    view,
    viewerActivity('viewResume', viewer, { ...placeFacts(location), duration: 0 }),
  );
  if (isNew && recipient) await store.clientWaits.viewed(key, now);
  const { author, customNotes } = subject.organization.integration.bullhorn;
  if (isNew && customNotes.publicView.enabled) {
    const id = `view-${key.candidateId}-${sessionUID}`;
    await addResumeNote(store, subject, {
      type: 'publicView',
      author: author.view.note,
      text: noteTexts.publicView,
      id,
    });
  }
  return { recorded: true };
}
