import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { viewerName } from '@portal/domain/events/public-viewer';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { FeedbackAnswers } from '@portal/domain/feedback/feedback';
import { setStatusTexts } from '@portal/domain/texts/candidates';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { noteTexts } from '@portal/domain/texts/marketing-notes';
import { addResumeNote } from '../projections/resume-note';
import { projectQuestions } from '../projections/project-questions';
import { projectMailTheme } from '../projections/project-theme';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import type { ResumeSubject } from '../projections/resume-subject';
import { limitRate, limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { acceptAnswers } from './accept-answers';
import { raiseEvent } from '../webhooks/raise-event';
import type { LinkedResume } from './find-by-link';
import { publicLimits } from './limits';
import { notifyRecruiters } from './notify-recruiters';
import { requireDecisionOpen } from './portal-account';
import { openResume } from './open-resume';
import { identifyViewer, viewerActivity, visitFacts } from './viewer-activity';

/**
 * Stores the feedback after a vote. One-time feedback is stored once per viewer, else once per session. Mails the
 * recruiters, and a copy to the viewer if the organization has enabled it.
 * @throws PortalError `invalidRequest` for answers that do not match the questions, or without questions;
 *   `notFound`, `permissionDenied`, `tooManyRequests` as for votes.
 */
export async function submitFeedback(
  { viewer, answers: given, duration, ...input }: RequestOf<typeof publicApi.submitFeedback>,
  context: PublicContext,
): Promise<AnswerOf<typeof publicApi.submitFeedback>> {
  const subject = await openResume(context, input);
  requireDecisionOpen(subject);
  const { candidate, job } = subject;
  if (context.actor || job.hideFeedbackQuestions) {
    throw new PortalError('invalidRequest', { detail: 'nobody is asked here' });
  }
  const form = projectQuestions(subject);
  const answers = acceptAnswers(form, given);
  await limitClient(context, publicLimits.feedback, candidate.id);
  const known = identifyViewer(viewer, subject.recipient);
  const publicViewer = { ...known, email: answers.email || known.email };
  const visit = await visitFacts(context, { ...candidate.public, candidateId: candidate.id }, publicViewer);
  const isNew = await context.store.publicActivity.addFeedback(
    { ...candidate.public, candidateId: candidate.id },
    form.isOneTimeFeedback ? viewer.guid : viewer.sessionUID,
    { ...answers, type: 'approval', message: '', duration, publicViewer },
    {
      ...viewerActivity('feedbackSubmit', publicViewer, {
        approve: answers.approve,
        reason: answers.approve ? answers.whyApprove : answers.whyDecline,
        ...visit,
        duration,
      }),
      candidateName: candidate.fullName,
    },
  );
  if (!isNew) return { copySent: false };
  await context.store.voteNotices.remove({ candidateId: candidate.id }, viewer.guid);
  await followFeedback(context, subject, { approve: answers.approve, id: `feedback-${candidate.id}-${viewer.guid}` });
  const { organizationId, jobId } = candidate.public;
  await raiseEvent(context, organizationId, {
    event: 'feedback.received',
    key: `${candidate.id}~${form.isOneTimeFeedback ? viewer.guid : viewer.sessionUID}`,
    data: {
      jobId,
      candidateId: candidate.id,
      approve: answers.approve,
      reason: answers.approve ? answers.whyApprove : answers.whyDecline,
      viewer: viewerName(publicViewer),
    },
  });
  const { feedbackMail } = await import('../mail/feedback-mail');
  await notifyRecruiters(context, subject, (page) => feedbackMail({ ...page, answers, viewer: publicViewer }));
  return { copySent: await sendCopy(context, subject, answers) };
}

/** The note for the ATS, and the status of a declined candidate, where the organization wants them. */
async function followFeedback(
  { store }: PublicContext,
  subject: ResumeSubject,
  { approve, id }: { approve: boolean; id: string },
): Promise<void> {
  const { candidate, organization } = subject;
  const { author, customNotes, jobSubmission } = organization.integration.bullhorn;
  if (!approve && jobSubmission.rejectOnDisapprovedFeedback) {
    await store.candidates.setStatusDetail({ ...candidate.public, candidateId: candidate.id }, setStatusTexts.rejected);
  }
  if (!customNotes.publicFeedback.enabled) return;
  const text = noteTexts.publicFeedback;
  await addResumeNote(store, subject, { type: 'publicFeedback', author: author.feedback.note, text, id });
}

/** Mails the copy. A failure or a reached limit does not reject the feedback. */
async function sendCopy(context: PublicContext, subject: LinkedResume, answers: FeedbackAnswers): Promise<boolean> {
  const { candidate, organization, brand, contact, recipient } = subject;
  const settings = brand.publicCandidate ?? organization.publicCandidate;
  if (!settings.sendFeedbackCopyToUser || answers.email === '') return false;
  try {
    await limitRate(context, publicLimits.feedbackCopy, answers.email);
    await limitClient(context, publicLimits.feedbackCopies, candidate.id);
    const { feedbackCopyMail } = await import('../mail/feedback-mail');
    const isNameless = !recipient?.isRevealed && (await isPresentedAnonymously(context, candidate));
    const name = isNameless ? publicResumeTexts.anonymous : candidate.fullName;
    const mail = await feedbackCopyMail({
      theme: projectMailTheme(organization, brand, context.config.publicBaseUrl),
      candidateName: settings.customFeedbackCopyCandidateName || name,
      answers,
    });
    await context.mail.send({ ...mail, to: answers.email, ...(contact ? { replyTo: contact.email } : {}) });
    return true;
  } catch (error) {
    context.log.warn('feedback copy was not sent', { detail: PortalError.from(error).message });
    return false;
  }
}
