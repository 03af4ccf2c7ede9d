import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { lazy } from 'react';
import type { FeedbackTarget } from './feedback-target';
import { VoteAndQuestions } from './vote-and-questions';

const loadQuestions = () => import('./questions-dialog');
const QuestionsDialog = lazy(loadQuestions);

interface Props {
  target: FeedbackTarget;
  questions: FeedbackForm;
  /** The vote was accepted, or the answer changed. */
  onVoted: () => void;
}

/** The vote on a candidate, and the organization's questions. */
export function Feedback({ target, questions, onVoted }: Props) {
  return (
    <VoteAndQuestions
      target={target}
      isOneTime={questions.isOneTimeFeedback}
      onVoted={onVoted}
      loadQuestions={loadQuestions}
      renderQuestions={(props) => <QuestionsDialog {...props} questions={questions} sendAnswers={target.sendAnswers} />}
    />
  );
}
