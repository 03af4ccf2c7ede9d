import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import type { CustomAnswer, FeedbackAnswers, FeedbackReason } from '@portal/domain/feedback/feedback';
import { feedbackSteps, sideOf } from './feedback-steps';
import type { ResumeVote } from './resume-vote';

/** Answers to the custom questions of one side, in the order of the questions. */
interface CustomValues {
  simple: string[];
  multiple: string[][];
}

/** The form's values: both sides, so that switching the vote loses nothing. */
export interface FeedbackValues {
  whyApprove: FeedbackReason | '';
  whyDecline: FeedbackReason | '';
  schedule: 'yes' | 'no' | '';
  scheduleTime: string;
  suggestion: string;
  thumbsUp: CustomValues;
  thumbsDown: CustomValues;
  email: string;
  terms: boolean;
}

/** @param email what the viewer has entered before; `''` if nothing. */
export function emptyFeedback(form: FeedbackForm, email: string): FeedbackValues {
  const custom = ({ simple, multiple }: FeedbackForm['custom']['thumbsUp']): CustomValues => ({
    simple: simple.map(() => ''),
    multiple: multiple.map(() => []),
  });
  return {
    whyApprove: '',
    whyDecline: '',
    schedule: '',
    scheduleTime: '',
    suggestion: '',
    thumbsUp: custom(form.custom.thumbsUp),
    thumbsDown: custom(form.custom.thumbsDown),
    email: form.email.show ? email : '',
    terms: false,
  };
}

/** The request: the answers to the questions of this vote, and nothing of the other side. */
export function feedbackAnswers(form: FeedbackForm, choice: ResumeVote, values: FeedbackValues): FeedbackAnswers {
  const asked = new Set(feedbackSteps(form, choice).map(({ name }) => name));
  const isUp = choice === 'positive';
  const schedule = asked.has('schedule') ? values.schedule : '';
  const asksSuggestion = asked.has('suggestion') || schedule === 'no';
  const side = sideOf(choice);
  const words = answered(
    form.custom[side].simple,
    values[side].simple.map((text) => [text]),
  );
  const choices = answered(form.custom[side].multiple, values[side].multiple);
  return {
    approve: isUp,
    whyApprove: isUp && asked.has('reason') ? values.whyApprove : '',
    whyDecline: !isUp && asked.has('reason') ? values.whyDecline : '',
    schedule,
    scheduleTime: schedule === 'yes' ? values.scheduleTime.trim() : '',
    suggestion: asksSuggestion ? values.suggestion.trim() : '',
    thumbsUpCustomQuestion: isUp ? words : [],
    thumbsDownCustomQuestion: isUp ? [] : words,
    thumbsUpCustomMultipleAnswersQuestion: isUp ? choices : [],
    thumbsDownCustomMultipleAnswersQuestion: isUp ? [] : choices,
    email: form.email.show ? values.email.trim().toLowerCase() : '',
    terms: form.terms.show && values.terms,
  };
}

/** Questions with their answers, without unanswered ones. */
function answered(questions: readonly { question: string }[], answers: readonly string[][]): CustomAnswer[] {
  return questions.flatMap(({ question }, index) => {
    const answer = (answers[index] ?? []).map((text) => text.trim()).filter(Boolean);
    return answer.length > 0 ? [{ question, answer }] : [];
  });
}
