import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { resolveQuestions } from '@portal/domain/organizations/resolve-questions';
import type {
  CustomQuestion,
  MultipleChoiceQuestion,
  QuestionConfiguration,
} from '@portal/domain/organizations/questions';
import type { ResumeSubject } from './resume-subject';

/** The questions for a viewer after a vote on a resume. */
export function projectQuestions({ organization, brand }: Pick<ResumeSubject, 'organization' | 'brand'>): FeedbackForm {
  const { isOneTimeFeedback } = brand.publicCandidate ?? organization.publicCandidate;
  return feedbackForm(resolveQuestions(brand, organization), isOneTimeFeedback);
}

/** Whether viewers of a resume may answer Maybe: neither the organization nor the brand has switched it off. */
export function offersMaybe({ organization, brand }: Pick<ResumeSubject, 'organization' | 'brand'>): boolean {
  return organization.publicCandidate.offerMaybe && (brand.publicCandidate?.offerMaybe ?? true);
}

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
