import type { publicApi } from '@portal/domain/contracts/public-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { viewerName } from '@portal/domain/events/public-viewer';
import { PortalError } from '@portal/domain/errors/portal-error';
import { candidateWords } from '@portal/domain/feedback/answer-words';
import { viewerAnswerSchema } from '@portal/domain/feedback/viewer-answer';
import type { FeedbackAnswers } from '@portal/domain/feedback/feedback';
import { publicResumeTexts } from '@portal/domain/texts/public-resume';
import { projectQuestions } from '../projections/project-questions';
import { projectMailTheme } from '../projections/project-theme';
import { isPresentedAnonymously } from '../projections/anonymous-presentation';
import { limitRate, limitClient } from '../runtime/rate-limit';
import type { PublicContext } from '../runtime/route';
import { acceptAnswers } from './accept-answers';
import { deliveriesOf } from '../webhooks/raise-event';
import { formerAnswer } from './answers/former-answer';
import { noteClientAnswer } from './answers/note-client-answer';
import { recordAnswer } from './answers/record-answer';
import type { LinkedResume } from './find-by-link';
import { proposeFromFeedback } from './interviews/propose-from-feedback';
import { publicLimits } from './limits';
import { requireDecisionOpen } from './portal-account';
import { openResume } from './open-resume';
import { identifyViewer, viewerActivity, visitFacts } from './viewer-activity';

/**
 * Stores the feedback after a vote. One-time feedback is stored once per viewer, else once per session. Mails a copy to
 * the viewer if the organization has enabled it.
 * @throws PortalError `invalidRequest` for answers that do not match the questions, or without questions;
 *   `notFound`, `permissionDenied`, `tooManyRequests` as for votes.
 */
export async function submitFeedback(
  { viewer, answers: given, duration, timeZone = '', ...input }: RequestOf<typeof publicApi.submitFeedback>,
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
  const former = await formerAnswer(context, subject, viewer);
  const known = identifyViewer(former.viewer, subject.recipient);
  const publicViewer = { ...known, email: answers.email || known.email };
  const { organizationId, jobId } = candidate.public;
  const key = { organizationId, jobId, candidateId: candidate.id };
  const visit = await visitFacts(context, key, publicViewer);
  const { approve } = answers;
  const reason = approve ? answers.whyApprove : answers.whyDecline;
  const id = form.isOneTimeFeedback ? viewer.guid : viewer.sessionUID;
  const isNew = await recordAnswer(context, {
    organizationId,
    answer: viewerAnswerSchema.cast({
      ...{ type: 'feedback', page: 'resume', jobId, candidateId: candidate.id },
      ...{ approve, reason, words: candidateWords(answers), email: answers.email },
      viewer: { ...known, email: known.email || answers.email },
    }),
    record: { id, data: { ...answers, type: 'approval', message: '', duration, publicViewer } },
    activity: {
      // Whom the link names counts more than the email that was typed.
      ...viewerActivity(
        'feedbackSubmit',
        { ...publicViewer, email: known.email || answers.email },
        { approve, reason, ...visit, duration },
      ),
      candidateName: candidate.fullName,
    },
    deliveries: await deliveriesOf(context, organizationId, {
      event: 'feedback.received',
      key: `${candidate.id}~${id}`,
      data: { jobId, candidateId: candidate.id, approve, reason, viewer: viewerName(publicViewer) },
    }),
  });
  if (isNew) await proposeFromFeedback(context, subject, { answers, viewer: publicViewer, recordId: id, timeZone });
  if (isNew) await noteClientAnswer(context, subject, approve ? 'positive' : 'negative');
  return { copySent: isNew && (await sendCopy(context, subject, answers)) };
}

/** Mails the copy. A failure or a reached limit does not reject the feedback. */
async function sendCopy(context: PublicContext, subject: LinkedResume, answers: FeedbackAnswers): Promise<boolean> {
  const { candidate, organization, brand, contact, recipient } = subject;
  const settings = brand.publicCandidate ?? organization.publicCandidate;
  if (!settings.sendFeedbackCopyToUser || answers.email === '') return false;
  try {
    await limitRate(context, publicLimits.feedbackCopy, answers.email);
    await limitClient(context, publicLimits.feedbackCopies, candidate.id);
    const { feedbackCopyMail } = await import('../mail/viewer-answer-mail');
    const isNameless = !recipient?.isRevealed && (await isPresentedAnonymously(context, candidate));
    const name = isNameless ? publicResumeTexts.anonymous : candidate.fullName;
    const mail = await feedbackCopyMail({
      theme: projectMailTheme(organization, brand, context.config.publicBaseUrl),
      candidateName: settings.customFeedbackCopyCandidateName || name,
      answers,
      isConfirmed: recipient?.email === answers.email,
    });
    await context.mail.send({ ...mail, to: answers.email, ...(contact ? { replyTo: contact.email } : {}) });
    return true;
  } catch (error) {
    context.log.warn('feedback copy was not sent', { detail: PortalError.from(error).message });
    return false;
  }
}
