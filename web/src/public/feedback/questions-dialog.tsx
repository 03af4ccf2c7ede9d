import type { FeedbackForm } from '@portal/domain/contracts/public-api';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { sendStateTexts } from '@portal/domain/texts/states';
import { Formik, useFormikContext } from 'formik';
import { useEffect, useMemo } from 'react';
import { useSending } from '../api/use-sending';
import { Dialog } from '../components/dialog';
import { Icon } from '../components/icon';
import { viewer } from '../viewer/public-viewer';
import { feedbackErrors } from './feedback-rules';
import type { FeedbackTarget, QuestionsProps } from './feedback-target';
import { feedbackSteps } from './feedback-steps';
import { emptyFeedback, feedbackAnswers, type FeedbackValues } from './feedback-values';
import classes from './questions.module.css';
import { QuestionsForm } from './questions-form';
import type { ResumeVote } from './resume-vote';

interface Props extends QuestionsProps, Pick<FeedbackTarget, 'sendAnswers'> {
  questions: FeedbackForm;
  /** Instead of the title of the questions. */
  title?: string;
}

/** The questions that follow a vote, step by step. */
export default function QuestionsDialog(props: Props) {
  const { isOpen, questions, title, choice, sendAnswers, openedAt, onSwitch, onClose, onSubmitted } = props;
  const initialValues = useMemo(() => emptyFeedback(questions, viewer.get().email), [questions]);
  const steps = feedbackSteps(questions, choice);
  const hasSteps = steps.length > 0;
  const { state, send, takeBack } = useSending();
  // With every question disabled, the vote alone is enough.
  useEffect(() => {
    if (isOpen && !hasSteps) onClose();
  }, [isOpen, hasSteps, onClose]);
  return (
    <Dialog
      isOpen={isOpen && hasSteps}
      title={title || questions.sendFeedbackBoxTitle || questions.title || feedbackTexts.candidatePrompt}
      onClose={onClose}
    >
      {onSwitch && (
        <div className={classes.opinion} role="group" aria-label={feedbackTexts.yourOpinion}>
          <OpinionButton choice="positive" current={choice} isFixed={state === 'sending'} onSwitch={onSwitch} />
          <OpinionButton choice="negative" current={choice} isFixed={state === 'sending'} onSwitch={onSwitch} />
        </div>
      )}
      <Formik
        initialValues={initialValues}
        validate={(values) => feedbackErrors(questions, choice, values)}
        onSubmit={async (values, { setStatus }) => {
          const answers = feedbackAnswers(questions, choice, values);
          setStatus('');
          try {
            viewer.setEmail(answers.email);
            const duration = Math.round((Date.now() - openedAt) / 1000);
            const sent = await send(() => sendAnswers(answers, duration));
            if (sent) onSubmitted(sent.copySent);
          } catch {
            setStatus(feedbackTexts.failed);
          }
        }}
      >
        <>
          <TakenBack choice={choice} isOpen={isOpen} takeBack={takeBack} />
          <QuestionsForm
            key={choice}
            questions={questions}
            choice={choice}
            steps={steps}
            notice={state === 'waiting' ? sendStateTexts.notSent : ''}
          />
        </>
      </Formik>
    </Dialog>
  );
}

/** Waiting answers are not sent once they or the vote have changed, or the dialog is closed. */
function TakenBack({ choice, isOpen, takeBack }: { choice: ResumeVote; isOpen: boolean; takeBack: () => void }) {
  const { values } = useFormikContext<FeedbackValues>();
  useEffect(() => takeBack, [values, choice, isOpen, takeBack]);
  return null;
}

interface OpinionProps {
  choice: ResumeVote;
  current: ResumeVote;
  /** Whether it is being sent. */
  isFixed: boolean;
  onSwitch: (choice: ResumeVote) => void;
}

function OpinionButton({ choice, current, isFixed, onSwitch }: OpinionProps) {
  const isUp = choice === 'positive';
  return (
    <button
      type="button"
      className={classes.side}
      aria-pressed={choice === current}
      aria-disabled={isFixed || undefined}
      onClick={() => {
        if (choice !== current && !isFixed) onSwitch(choice);
      }}
    >
      <Icon name={isUp ? 'thumbUp' : 'thumbDown'} />
      {isUp ? feedbackTexts.approve : feedbackTexts.decline}
    </button>
  );
}
