import type { marketingPagesApi } from '@portal/domain/contracts/marketing-pages-api';
import type { AnswerOf, RequestOf } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { addedAnswers, feedbackAnswersSchema } from '@portal/domain/feedback/feedback';
import { candidateWords, jobWords } from '@portal/domain/feedback/answer-words';
import { containsMarkup } from '@portal/domain/fields/markup';
import { record } from '@portal/domain/fields/model';
import { formTexts } from '@portal/domain/texts/form';
import { limitClient, limitRate } from '../../runtime/rate-limit';
import type { PublicContext } from '../../runtime/route';
import { acceptAnswers } from '../accept-answers';
import { publicLimits } from '../limits';
import { jobQuestions, jobSubject } from './get-job-profile';
import { profileQuestions, shownName } from './get-profile';
import { profileSubject } from './profile-subject';
import { openContent } from './open-page';
import { recipientOf } from './recipient';
import { recordPageAnswer } from './record-page-answer';
import { marketingMailTheme } from './page-brand';

/**
 * Stores the feedback after a vote on a marketing profile: once per viewer, or once per session where feedback is not
 * one-time. Mails the viewer a copy if that is enabled.
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
  const { approve, email } = answers;
  const isNew = await recordPageAnswer(context, page, viewer, {
    answer: {
      ...{ type: 'feedback', page: 'profile', candidateId: candidate.id, approve, email },
      ...{ reason: approve ? answers.whyApprove : answers.whyDecline, words: candidateWords(answers) },
    },
    name: candidate.candidate.name,
    record: (known) => ({
      id: form.isOneTimeFeedback ? viewer.guid : viewer.sessionUID,
      data: {
        ...answers,
        ...{ type: 'approval', message: '', duration },
        publicViewer: known,
      },
    }),
  });
  if (!isNew) return { copySent: false };
  const settings = brand?.publicCandidate ?? organization.publicCandidate;
  const wantsCopy = candidate.publicCandidate.sendFeedbackCopyToUser ?? settings.sendFeedbackCopyToUser;
  if (!wantsCopy || answers.email === '') return { copySent: false };
  try {
    await limitRate(context, publicLimits.feedbackCopy, answers.email);
    await limitClient(context, publicLimits.feedbackCopies, candidate.id);
    const { feedbackCopyMail } = await import('../../mail/viewer-answer-mail');
    const theme = marketingMailTheme(organization, brand, context.config.publicBaseUrl);
    const { id, selectedProfileId } = candidate;
    const profile = await context.store.skillsCandidates.profile(organization.id, id, selectedProfileId);
    const candidateName = settings.customFeedbackCopySMCandidateName || shownName(candidate, profile);
    const contact = await recipientOf(context, page.link);
    const isConfirmed = contact?.email === answers.email;
    const mail = await feedbackCopyMail({ theme, candidateName, answers, isConfirmed });
    await context.mail.send({ ...mail, to: answers.email });
    return { copySent: true };
  } catch (error) {
    context.log.warn('feedback copy was not sent', { detail: PortalError.from(error).message });
    return { copySent: false };
  }
}

type JobFeedbackInput = RequestOf<typeof marketingPagesApi.submitJobFeedback>;
const addedAnswersSchema = record(addedAnswers);

/**
 * Stores a viewer's answers about a job, once per viewer.
 * @throws PortalError as `openContent`; `invalidRequest` where nobody is asked, for markup, and for
 *   answers that do not match the questions.
 */
export async function submitJobFeedback(
  { jobId, data, gatePass, message, apply, duration, viewer, ...given }: JobFeedbackInput,
  context: PublicContext,
): Promise<AnswerOf<typeof marketingPagesApi.submitJobFeedback>> {
  const { approve } = given;
  const page = await openContent(context, { kind: 'job', id: jobId }, { data, gatePass });
  const { job } = await jobSubject(context, page);
  if (!job || job.hideFeedbackQuestions || context.actor) {
    throw new PortalError('invalidRequest', { detail: 'nobody is asked here' });
  }
  if (containsMarkup(message)) {
    throw new PortalError('invalidRequest', { userMessage: formTexts.markup, detail: 'markup' });
  }
  const { applyQuestion, form } = jobQuestions(page.organization);
  const added = addedAnswersSchema.cast(acceptAnswers(form, feedbackAnswersSchema.cast(given)));
  await limitClient(context, publicLimits.feedback, job.id);
  const asksToApply = approve && applyQuestion !== '';
  const answers = {
    ...added,
    approve,
    interested: approve ? message : '',
    notInterested: approve ? '' : message,
    apply: { question: asksToApply ? applyQuestion : '', answer: asksToApply ? apply : ('' as const) },
  };
  const stored = await recordPageAnswer(context, page, viewer, {
    answer: { type: 'feedback', page: 'job', jobId: job.id, approve, words: jobWords(answers), email: added.email },
    name: job.jobTitle,
    record: (publicViewer) => ({ id: viewer.guid, data: { ...answers, type: 'approval', duration, publicViewer } }),
  });
  return { stored };
}
