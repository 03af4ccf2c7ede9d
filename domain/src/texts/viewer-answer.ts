import { viewerName } from '../events/public-viewer';
import type { ViewerAnswer } from '../feedback/viewer-answer';

/** What a viewer answered, the same in mails, in notes for the ATS and on screens. */
export const viewerAnswerTexts = {
  thumbsUp: (candidateName: string) => `thumbs up for ${candidateName || 'your candidate'}`,
  thumbsDown: (candidateName: string) => `thumbs down for ${candidateName || 'your candidate'}`,
  interested: (jobTitle: string) => `interested in ${jobTitle || 'your job'}`,
  notInterested: (jobTitle: string) => `not interested in ${jobTitle || 'your job'}`,
  wordsOf: (question: string, answer: string) => (question ? `${question} ${answer}` : answer),
} as const;

/** The names of what was answered about; `''` for none. */
export interface AnsweredNames {
  candidateName: string;
  jobTitle: string;
}

type Decided = Pick<ViewerAnswer, 'page' | 'approve'>;

/** The decision and what it is about: "thumbs up for Ada Ng, Registered Nurse". */
export function decisionText({ page, approve }: Decided, { candidateName, jobTitle }: AnsweredNames): string {
  const texts = viewerAnswerTexts;
  if (page === 'job') return approve ? texts.interested(jobTitle) : texts.notInterested(jobTitle);
  const decision = approve ? texts.thumbsUp(candidateName) : texts.thumbsDown(candidateName);
  return jobTitle === '' ? decision : `${decision}, ${jobTitle}`;
}

/** Who decided what: "Petra Klein: thumbs up for Ada Ng, Registered Nurse". */
export function answerSentence(answer: Decided & Pick<ViewerAnswer, 'viewer'>, names: AnsweredNames): string {
  return `${viewerName(answer.viewer)}: ${decisionText(answer, names)}`;
}

/** The answer as lines of text: who decided what, then each question with its answer. */
export function answerLines(answer: Decided & Pick<ViewerAnswer, 'viewer' | 'words'>, names: AnsweredNames): string[] {
  const words = answer.words.map(({ question, answer: said }) => viewerAnswerTexts.wordsOf(question, said));
  return [answerSentence(answer, names), ...words];
}
