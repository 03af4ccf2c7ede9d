import { feedbackTexts } from '../texts/feedback';
import type { CustomAnswer, FeedbackAnswers, JobFeedback } from './feedback';
import type { ViewerWords } from './viewer-answer';

/** The questions about a candidate that were answered, with the answers: what was chosen first, then what was typed. */
export function candidateWords(answers: FeedbackAnswers): ViewerWords {
  return [
    ...chosenWords(answers),
    ...answered([
      [feedbackTexts.scheduleTime, answers.scheduleTime],
      [feedbackTexts.suggestion, answers.suggestion],
      ...customWords([...answers.thumbsUpCustomQuestion, ...answers.thumbsDownCustomQuestion]),
    ]),
  ];
}

/** Answers that were chosen among those offered, without anything that the viewer typed. */
export function chosenWords(answers: FeedbackAnswers): ViewerWords {
  return answered([
    [feedbackTexts.whyApprove, answers.whyApprove],
    [feedbackTexts.whyDecline, answers.whyDecline],
    [feedbackTexts.schedule, answers.schedule === '' ? '' : feedbackTexts[answers.schedule]],
    ...customWords([
      ...answers.thumbsUpCustomMultipleAnswersQuestion,
      ...answers.thumbsDownCustomMultipleAnswersQuestion,
    ]),
  ]);
}

/** The questions about a job that were answered, with the answers. */
export function jobWords({
  approve,
  interested,
  notInterested,
  apply,
  ...added
}: Omit<JobFeedback, 'type' | 'duration' | 'publicViewer' | 'createdAt'>): ViewerWords {
  return answered([
    approve ? [feedbackTexts.approvePrompt, interested] : [feedbackTexts.declinePrompt, notInterested],
    [apply.question, apply.answer === '' ? '' : feedbackTexts[apply.answer]],
    ...customWords([
      ...added.thumbsUpCustomMultipleAnswersQuestion,
      ...added.thumbsDownCustomMultipleAnswersQuestion,
      ...added.thumbsUpCustomQuestion,
      ...added.thumbsDownCustomQuestion,
    ]),
  ]);
}

type Pair = readonly [question: string, answer: string];

function customWords(answers: readonly CustomAnswer[]): Pair[] {
  return answers.map(({ question, answer }) => [question, answer.join(', ')]);
}

function answered(pairs: readonly Pair[]): ViewerWords {
  return pairs.flatMap(([question, answer]) => (answer === '' ? [] : [{ question, answer }]));
}
