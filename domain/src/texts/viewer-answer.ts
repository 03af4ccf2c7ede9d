import { viewerName } from '../events/public-viewer';
import type { ViewerAnswer } from '../feedback/viewer-answer';
import { answerWords } from './feedback';

/** What a viewer answered, the same in mails, in notes for the ATS and on screens. */
export const viewerAnswerTexts = {
  thumbsUp: (candidateName: string) => `thumbs up for ${candidateName || 'your candidate'}`,
  thumbsDown: (candidateName: string) => `thumbs down for ${candidateName || 'your candidate'}`,
  maybe: (candidateName: string) => `maybe for ${candidateName || 'your candidate'}`,
  changed: (from: string, to: string, candidateName: string) =>
    `changed from ${from} to ${to} for ${candidateName || 'your candidate'}`,
  interested: (jobTitle: string) => `interested in ${jobTitle || 'your job'}`,
  notInterested: (jobTitle: string) => `not interested in ${jobTitle || 'your job'}`,
  wordsOf: (question: string, answer: string) => (question ? `${question} ${answer}` : answer),
} as const;

/** The names of what was answered about; `''` for none. */
export interface AnsweredNames {
  candidateName: string;
  jobTitle: string;
}

type Decided = Pick<ViewerAnswer, 'page' | 'approve'> & Partial<Pick<ViewerAnswer, 'vote' | 'previousVote'>>;

/** The decision and what it is about: "thumbs up for Ada Ng, Registered Nurse". */
export function decisionText(answer: Decided, { candidateName, jobTitle }: AnsweredNames): string {
  const texts = viewerAnswerTexts;
  if (answer.page === 'job') return answer.approve ? texts.interested(jobTitle) : texts.notInterested(jobTitle);
  const decision = candidateDecision(answer, candidateName);
  return jobTitle === '' ? decision : `${decision}, ${jobTitle}`;
}

function candidateDecision({ approve, vote, previousVote }: Decided, candidateName: string): string {
  const texts = viewerAnswerTexts;
  if (vote && previousVote) return texts.changed(answerWords[previousVote], answerWords[vote], candidateName);
  if (vote === 'maybe') return texts.maybe(candidateName);
  return approve ? texts.thumbsUp(candidateName) : texts.thumbsDown(candidateName);
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
