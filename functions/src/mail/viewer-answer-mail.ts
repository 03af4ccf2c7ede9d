import type { PublicTheme } from '@portal/domain/contracts/public-api';
import { viewerName } from '@portal/domain/events/public-viewer';
import { candidateWords, chosenWords } from '@portal/domain/feedback/answer-words';
import type { FeedbackAnswers } from '@portal/domain/feedback/feedback';
import type { ViewerAnswer, ViewerWords } from '@portal/domain/feedback/viewer-answer';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { mailTexts } from '@portal/domain/texts/mail';
import { answerSentence, type AnsweredNames } from '@portal/domain/texts/viewer-answer';
import { layOutMail, type MailContent, type MailParts } from './mail-layout';

type Fact = readonly [string, string];

/**
 * Tells staff what a viewer answered on a resume, a marketing profile or a job: who decided what, then the viewer's words,
 * then what it is about.
 */
export async function viewerAnswerMail(
  page: AnsweredNames & { theme: PublicTheme } & Pick<MailParts, 'reason'> & { action: { label: string; url: string } },
  answer: ViewerAnswer,
): Promise<MailContent> {
  const { viewer, words, email } = answer;
  const isRequest = answer.type === 'accessRequest';
  const sentence = isRequest ? mailTexts.accessRequested(page.candidateName) : answerSentence(answer, page);
  const facts: Fact[] = [
    ...factsOf(words),
    [mailTexts.job, page.jobTitle],
    [mailTexts.viewer, viewerName(viewer)],
    [mailTexts.email, email],
  ];
  return await layOutMail(page.theme, {
    subject: sentence,
    heading: sentence,
    preview: words.map(({ answer: said }) => said).join(' · '),
    paragraphs: [],
    facts: facts.filter(([, value]) => value !== ''),
    action: page.action,
    reason: page.reason,
  });
}

/**
 * The viewer's copy of their own feedback.
 * @param options.isConfirmed whether the email is known to be the viewer's: a copy to any other address, which is free to
 *   choose, repeats nothing that was typed.
 */
export async function feedbackCopyMail(options: {
  theme: PublicTheme;
  candidateName: string;
  answers: FeedbackAnswers;
  isConfirmed: boolean;
}): Promise<MailContent> {
  const { theme, candidateName, answers, isConfirmed } = options;
  const subject = mailTexts.feedbackCopy(candidateName);
  const words = candidateWords(answers);
  const shown = isConfirmed ? words : chosenWords(answers);
  return await layOutMail(theme, {
    subject,
    heading: subject,
    paragraphs: [
      mailTexts.feedbackCopyIntroduction,
      ...(shown.length < words.length ? [mailTexts.feedbackCopyWithoutText] : []),
    ],
    facts: [[mailTexts.vote, answers.approve ? feedbackTexts.approve : feedbackTexts.decline], ...factsOf(shown)],
    reason: mailTexts.feedbackCopyReason,
  });
}

function factsOf(words: ViewerWords): Fact[] {
  return words.map(({ question, answer }) => [question, answer]);
}
