import { Icon } from '../components/icon';
import classes from './feedback-bar.module.css';
import type { VoteTarget } from './feedback-target';
import { useOwnAnswer } from './own-answer';

/** Says above the page what the viewer has answered; nothing before an answer. */
export function OwnAnswerNote({ target: { answerId, ownAnswers } }: { target: VoteTarget }) {
  const vote = useOwnAnswer(answerId);
  if (!vote) return null;
  return (
    <p className={classes.own}>
      <Icon name={vote === 'positive' ? 'thumbUp' : 'thumbDown'} size={18} />
      {ownAnswers[vote]}
    </p>
  );
}
