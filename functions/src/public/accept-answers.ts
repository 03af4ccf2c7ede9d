import type { FeedbackForm, MultipleChoiceQuestion } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import type { CustomAnswer, FeedbackAnswers } from '@portal/domain/feedback/feedback';
import { isEmail } from '@portal/domain/fields/email-address';
import { containsMarkup } from '@portal/domain/fields/markup';
import { formTexts } from '@portal/domain/texts/form';

/**
 * Keeps only the answers to the questions of the form. Drops answers for the other vote, and to questions that are off or
 * unknown.
 * @throws PortalError `invalidRequest` with the field's message, for a missing required answer, an unknown choice, an
 *   invalid email, or markup in a text.
 */
export function acceptAnswers(form: FeedbackForm, given: FeedbackAnswers): FeedbackAnswers {
  const { approve } = given;
  const asks = {
    whyApprove: approve && form.thumbsUp.whyApprove,
    schedule: approve && form.thumbsUp.schedule,
    whyDecline: !approve && form.thumbsDown.whyDecline,
  };
  const schedule = asks.schedule ? given.schedule : '';
  const asksSuggestion = schedule === 'no' || (!approve && form.thumbsDown.suggestion);
  const own = form.custom[approve ? 'thumbsUp' : 'thumbsDown'];
  const simple = approve ? given.thumbsUpCustomQuestion : given.thumbsDownCustomQuestion;
  const multiple = approve
    ? given.thumbsUpCustomMultipleAnswersQuestion
    : given.thumbsDownCustomMultipleAnswersQuestion;
  const simpleAnswers = answersTo(own.simple, simple, (answer) => answer.slice(0, 1));
  const multipleAnswers = answersTo(own.multiple, multiple, chosen);

  const accepted: FeedbackAnswers = {
    approve,
    whyApprove: asks.whyApprove ? required(given.whyApprove) : '',
    whyDecline: asks.whyDecline ? required(given.whyDecline) : '',
    schedule,
    scheduleTime: schedule === 'yes' ? plain(given.scheduleTime) : '',
    suggestion: asksSuggestion ? plain(given.suggestion) : '',
    thumbsUpCustomQuestion: approve ? simpleAnswers : [],
    thumbsDownCustomQuestion: approve ? [] : simpleAnswers,
    thumbsUpCustomMultipleAnswersQuestion: approve ? multipleAnswers : [],
    thumbsDownCustomMultipleAnswersQuestion: approve ? [] : multipleAnswers,
    email: form.email.show ? acceptEmail(given.email, form.email.required) : '',
    terms: form.terms.show && given.terms,
  };
  if (form.terms.show && form.terms.required && !accepted.terms) throw refused(formTexts.required);
  return accepted;
}

function answersTo<Question extends { question: string; required: boolean }>(
  questions: readonly Question[],
  given: readonly CustomAnswer[],
  accept: (answer: string[], question: Question) => string[],
): CustomAnswer[] {
  return questions.flatMap((question) => {
    const raw = given.find((answer) => answer.question === question.question)?.answer ?? [];
    const answer = accept(raw.map((text) => text.trim()).filter(Boolean), question).map(plain);
    if (question.required && answer.length === 0) throw refused(formTexts.required);
    return answer.length === 0 ? [] : [{ question: question.question, answer }];
  });
}

function chosen(answer: string[], { answers, allowMultiple }: MultipleChoiceQuestion): string[] {
  const choices = [...new Set(answer)];
  const isOffered = choices.every((choice) => answers.includes(choice));
  if (!isOffered || (!allowMultiple && choices.length > 1)) throw refused();
  return choices;
}

function acceptEmail(given: string, isRequired: boolean): string {
  const email = isRequired ? required(given) : given;
  if (email !== '' && !isEmail(email)) throw refused(formTexts.notAnEmail(email));
  return email;
}

function required<Text extends string>(answer: Text): Text {
  if (answer === '') throw refused(formTexts.required);
  return answer;
}

function plain(text: string): string {
  if (containsMarkup(text)) throw refused(formTexts.markup);
  return text;
}

function refused(userMessage?: string): PortalError {
  return new PortalError('invalidRequest', { detail: 'feedback answers', ...(userMessage ? { userMessage } : {}) });
}
