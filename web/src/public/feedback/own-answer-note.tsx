import { answerWords, feedbackTexts } from '@portal/domain/texts/feedback';
import { Icon } from '../components/icon';
import classes from './feedback-bar.module.css';
import type { VoteTarget } from './feedback-target';
import { useOwnAnswer } from './own-answer';
import { resumeAnswers, type ResumeAnswer } from './resume-vote';

interface Props {
  target: VoteTarget;
  /** A change is being sent. */
  isChanging: boolean;
  onChange: (answer: ResumeAnswer) => void;
}

const icons = { positive: 'thumbUp', maybe: 'question', negative: 'thumbDown' } as const;

/** Says above the page what the viewer has answered, and offers the other answers; nothing before an answer. */
export function OwnAnswerNote({ target: { answerId, ownAnswers, change }, isChanging, onChange }: Props) {
  const own = useOwnAnswer(answerId);
  if (!own) return null;
  const offered = resumeAnswers.filter((answer) => answer !== 'maybe' || own === 'maybe' || change?.offersMaybe);
  return (
    <div className={classes.own}>
      <Icon name={icons[own]} size={18} />
      <span>{ownAnswers[own]}</span>
      {change && (
        <span className={classes.answers} role="group" aria-label={feedbackTexts.changeAnswer}>
          {offered.map((answer) => (
            <button
              key={answer}
              type="button"
              className={classes.answer}
              aria-pressed={answer === own}
              disabled={isChanging}
              onClick={() => {
                onChange(answer);
              }}
            >
              {answerWords[answer]}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
