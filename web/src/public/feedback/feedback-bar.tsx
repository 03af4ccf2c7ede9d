import { feedbackBarFadeMs } from '@portal/domain/constants/public-pages';
import { answerWords, feedbackTexts } from '@portal/domain/texts/feedback';
import { useEffect } from 'react';
import { Icon } from '../components/icon';
import classes from './feedback-bar.module.css';
import type { FeedbackState } from './feedback-state';
import type { ResumeVote } from './resume-vote';

interface Props {
  prompt: string;
  state: Pick<FeedbackState, 'bar' | 'choice' | 'vote'>;
  onChoose: (choice: ResumeVote) => void;
  /** Absent where Maybe is not offered. */
  onMaybe?: (() => void) | undefined;
  isChanging: boolean;
  /** A thumb is hovered or focused. */
  onNear: () => void;
  onClose: () => void;
  /** The closed bar has faded out. */
  onFaded: () => void;
}

/** The prompt, two thumbs, and a close button. */
export function FeedbackBar({ prompt, state, onChoose, onMaybe, isChanging, onNear, onClose, onFaded }: Props) {
  const isFading = state.bar === 'fading';
  useEffect(() => {
    if (!isFading) return undefined;
    const timer = setTimeout(onFaded, feedbackBarFadeMs);
    return () => {
      clearTimeout(timer);
    };
    // The timer runs once from the closing, across renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFading]);
  const thumb = (choice: ResumeVote, label: string, icon: 'thumbUp' | 'thumbDown') => (
    <button
      type="button"
      className={classes.thumb}
      aria-label={label}
      title={label}
      aria-pressed={state.choice === choice}
      aria-busy={state.vote === 'sending' && state.choice === choice}
      disabled={isFading}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => {
        onChoose(choice);
      }}
    >
      <Icon name={icon} size={22} />
    </button>
  );
  return (
    <>
      <section
        className={classes.bar}
        data-tour="feedback"
        data-fading={isFading || undefined}
        style={{ transitionDuration: `${feedbackBarFadeMs}ms` }}
        aria-label={prompt}
      >
        <p className={classes.prompt} dir="auto">
          {prompt}
        </p>
        <div className={classes.thumbs}>
          {thumb('positive', feedbackTexts.approve, 'thumbUp')}
          {onMaybe && (
            <button
              type="button"
              className={`${classes.thumb} ${classes.maybe}`}
              disabled={isFading || isChanging || state.vote === 'sending'}
              onClick={onMaybe}
            >
              {answerWords.maybe}
            </button>
          )}
          {thumb('negative', feedbackTexts.decline, 'thumbDown')}
        </div>
        <button type="button" className={classes.close} aria-label={feedbackTexts.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </section>
    </>
  );
}
