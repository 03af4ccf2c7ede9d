import type { FeedbackForm } from '../contracts/public-api';
import type { CustomQuestion, MultipleChoiceQuestion, QuestionConfiguration } from '../organizations/questions';

/** Resolved questions as a form for viewers. */
export function feedbackForm(questions: QuestionConfiguration, isOneTimeFeedback: boolean): FeedbackForm {
  const { whyApprove, schedule } = questions.thumbsUp;
  const { whyDecline, suggestion } = questions.thumbsDown;
  return {
    title: questions.title,
    sendFeedbackBoxTitle: questions.sendFeedbackBoxTitle,
    thumbsUp: { whyApprove, schedule },
    thumbsDown: { whyDecline, suggestion },
    email: { show: questions.common.email.show, required: questions.common.email.required },
    terms: { show: questions.common.terms.show, required: questions.common.terms.required },
    custom: {
      thumbsUp: {
        simple: questions.thumbsUpCustom.map(simple),
        multiple: questions.thumbsUpCustomMultipleAnswersQuestions.map(multiple),
      },
      thumbsDown: {
        simple: questions.thumbsDownCustom.map(simple),
        multiple: questions.thumbsDownCustomMultipleAnswersQuestions.map(multiple),
      },
    },
    isOneTimeFeedback,
  };
}

function simple({ question, required }: CustomQuestion) {
  return { question, required };
}

function multiple({ question, required, answers, allowMultiple }: MultipleChoiceQuestion) {
  return { question, required, answers: answers.filter(Boolean), allowMultiple };
}
