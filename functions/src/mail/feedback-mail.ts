import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { viewerName, type KnownViewer } from '@portal/domain/events/public-viewer';
import type { FeedbackAnswers } from '@portal/domain/feedback/feedback';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { mailTexts } from '@portal/domain/texts/mail';
import { layOutMail, type MailContent } from './mail-layout';
import { recruiterMail, type RecruiterMail } from './recruiter-mail';

/** Sends a viewer's vote and feedback to a recruiter, the decision and its reason first; replies go to the viewer if they left an email. */
export async function feedbackMail(
  page: RecruiterMail & { answers: FeedbackAnswers; viewer: KnownViewer },
): Promise<MailContent & { replyTo?: string }> {
  const { answers, viewer, candidateName } = page;
  const decision = mailTexts.voted[answers.approve ? 'positive' : 'negative'](candidateName);
  const reason = answers.approve ? answers.whyApprove : answers.whyDecline;
  const heading = reason ? mailTexts.withReason(decision, reason) : decision;
  const mail = await recruiterMail(page, {
    subject: heading,
    heading,
    paragraphs: [],
    facts: [...answerFacts(answers), [mailTexts.viewer, viewerName(viewer)]],
  });
  return answers.email ? { ...mail, replyTo: answers.email } : mail;
}

/** The viewer's copy of their own feedback. */
export async function feedbackCopyMail(options: {
  theme: PublicTheme;
  candidateName: string;
  answers: FeedbackAnswers;
}): Promise<MailContent> {
  const subject = mailTexts.feedbackCopy(options.candidateName);
  return await layOutMail(options.theme, {
    subject,
    heading: subject,
    paragraphs: [mailTexts.feedbackCopyIntroduction],
    facts: answerFacts(options.answers),
    reason: mailTexts.feedbackCopyReason,
  });
}

function answerFacts(answers: FeedbackAnswers): (readonly [string, string])[] {
  const own = [
    ...answers.thumbsUpCustomQuestion,
    ...answers.thumbsDownCustomQuestion,
    ...answers.thumbsUpCustomMultipleAnswersQuestion,
    ...answers.thumbsDownCustomMultipleAnswersQuestion,
  ];
  const facts: (readonly [string, string])[] = [
    [mailTexts.vote, answers.approve ? feedbackTexts.approve : feedbackTexts.decline],
    [feedbackTexts.whyApprove, answers.whyApprove],
    [feedbackTexts.whyDecline, answers.whyDecline],
    [feedbackTexts.schedule, answers.schedule && feedbackTexts[answers.schedule === 'yes' ? 'yes' : 'no']],
    [feedbackTexts.scheduleTime, answers.scheduleTime],
    [feedbackTexts.suggestion, answers.suggestion],
    ...own.map(({ question, answer }) => [question, answer.join(', ')] as const),
    [mailTexts.email, answers.email],
  ];
  return facts.filter(([, value]) => value !== '');
}
