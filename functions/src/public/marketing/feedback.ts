import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { containsMarkup } from '@portal/domain/fields/markup';
import { formTexts } from '@portal/domain/texts/form';
import { mailTexts } from '@portal/domain/texts/mail';
import { viewerMailTexts } from '@portal/domain/texts/viewer-mail';
import { limitClient, limitRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { acceptAnswers } from '../accept-answers';
import { publicLimits } from '../limits';
import { addNote } from './add-note';
import { jobQuestions, jobSubject } from './get-job-profile';
import { profileQuestions, profileSubject, shownName } from './get-profile';
import { mailStaff } from './mail-staff';
import { openContent } from './open-page';
import { marketingTheme } from './page-brand';
import { knownViewer, viewerLabel } from './recipient';

/**
 * Stores the feedback after a vote on a marketing profile: once per viewer, or once per session where feedback is not
 * one-time. Mails staff, and mails the viewer a copy if that is enabled.
 * @throws PortalError as `openContent`; `invalidRequest` for answers that do not match the questions.
 */
export async function submitProfileFeedback(
  { viewer, answers: given, duration, ...input }: RequestOf<typeof marketingPagesApi.submitProfileFeedback>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.submitProfileFeedback>> {
  const page = await openContent(context, { kind: 'profile', id: input.candidateId }, input);
  const { candidate, brand } = await profileSubject(context, page);
  if (!candidate || context.actor) throw new PortalError('invalidRequest', { detail: 'nobody is asked here' });
  const { organization } = page;
  const form = profileQuestions(organization, brand, candidate);
  const answers = acceptAnswers(form, given);
  await limitClient(context, publicLimits.feedback, candidate.id);
  const publicViewer = await knownViewer(context, page, { ...viewer, email: answers.email || viewer.email });
  const isNew = await context.store.marketingActivity.addFeedback(
    { organizationId: organization.id, kind: 'profile', id: candidate.id },
    form.isOneTimeFeedback ? viewer.guid : viewer.sessionUID,
    { ...answers, type: 'approval', message: '', duration, publicViewer },
  );
  if (!isNew) return { copySent: false };
  const label = await viewerLabel(context, page, '');
  const noteId = `feedback-${candidate.id}-${viewer.sessionUID}`;
  await addNote(context, page, { event: 'publicFeedback', kind: 'profile', label, id: noteId });
  await mailStaff(context, page, brand, {
    sentence: viewerMailTexts.feedback(candidate.candidate.name),
    facts: [[mailTexts.viewer, publicViewer.email || publicViewer.alias || viewerMailTexts.unknownViewer]],
    candidateOwnerId: candidate.owner.id,
  });
  const settings = brand?.publicCandidate ?? organization.publicCandidate;
  const wantsCopy = candidate.publicCandidate.sendFeedbackCopyToUser ?? settings.sendFeedbackCopyToUser;
  if (!wantsCopy || answers.email === '') return { copySent: false };
  try {
    await limitRate(context, publicLimits.feedbackCopy, answers.email);
    await limitClient(context, publicLimits.feedbackCopies, candidate.id);
    const { feedbackCopyMail } = await import('../../mail/feedback-mail');
    const theme = marketingTheme(organization, brand);
    const { id, selectedProfileId } = candidate;
    const profile = await context.store.skillsCandidates.profile(organization.id, id, selectedProfileId);
    const candidateName = settings.customFeedbackCopySMCandidateName || shownName(candidate, profile);
    const mail = await feedbackCopyMail({ theme, candidateName, answers });
    await context.mail.send({ ...mail, to: answers.email });
    return { copySent: true };
  } catch (error) {
    context.log.warn('feedback copy was not sent', { detail: PortalError.from(error).message });
    return { copySent: false };
  }
}

/**
 * Stores a viewer's answers about a job, once per viewer.
 * @throws PortalError as `openContent`; `invalidRequest` where nobody is asked, and for markup.
 */
export async function submitJobFeedback(
  input: RequestOf<typeof marketingPagesApi.submitJobFeedback>,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.submitJobFeedback>> {
  const { approve, message, apply, duration, viewer } = input;
  const page = await openContent(context, { kind: 'job', id: input.jobId }, input);
  const { job, brand } = await jobSubject(context, page);
  if (!job || job.hideFeedbackQuestions || context.actor) {
    throw new PortalError('invalidRequest', { detail: 'nobody is asked here' });
  }
  if (containsMarkup(message)) {
    throw new PortalError('invalidRequest', { userMessage: formTexts.markup, detail: 'markup' });
  }
  await limitClient(context, publicLimits.feedback, job.id);
  const { applyQuestion } = jobQuestions(page.organization);
  const publicViewer = await knownViewer(context, page, viewer);
  const asksToApply = approve && applyQuestion !== '';
  const stored = await context.store.marketingActivity.addFeedback(
    { organizationId: page.link.organizationId, kind: 'job', id: job.id },
    viewer.guid,
    {
      type: 'approval',
      approve,
      interested: approve ? message : '',
      notInterested: approve ? '' : message,
      apply: { question: asksToApply ? applyQuestion : '', answer: asksToApply ? apply : '' },
      duration,
      publicViewer,
    },
  );
  if (stored) {
    await mailStaff(context, page, brand, {
      sentence: viewerMailTexts.feedback(job.jobTitle),
      facts: [[mailTexts.viewer, publicViewer.email || publicViewer.alias || viewerMailTexts.unknownViewer]],
      candidateOwnerId: null,
    });
  }
  return { stored };
}
