import { PortalError } from '@portal/domain/errors/portal-error';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { Suspense, useEffect, useReducer, useState, type ReactNode } from 'react';
import { useToast } from '../components/toast';
import { lasting } from '../viewer/safe-storage';
import { FeedbackBar } from './feedback-bar';
import { feedbackReducer, initialFeedback } from './feedback-state';
import type { QuestionsProps, VoteTarget } from './feedback-target';
import type { ResumeAnswer, ResumeVote } from './resume-vote';
import { saveOwnAnswer, useOwnAnswer } from './own-answer';
import { OwnAnswerNote } from './own-answer-note';
import { readFeedback, storeSubmitted, storeVote } from './stored-feedback';

interface Props {
  target: VoteTarget;
  /** Whether the vote is remembered for later visits. */
  isOneTime: boolean;
  /** The vote was accepted, or the answer changed. */
  onVoted: () => void;
  /** Fetches the code of the questions, before it is needed. */
  loadQuestions: () => Promise<unknown>;
  renderQuestions: (props: QuestionsProps) => ReactNode;
}

/** The bar that asks for a vote, and the questions that follow it. */
export function VoteAndQuestions({ target, isOneTime, onVoted, loadQuestions, renderQuestions }: Props) {
  const toast = useToast();
  const [openedAt] = useState(() => Date.now());
  const { storageKey, change } = target;
  const own = useOwnAnswer(target.answerId);
  const [isChanging, setChanging] = useState(false);
  const [state, dispatch] = useReducer(feedbackReducer, null, () =>
    isOneTime
      ? initialFeedback(readFeedback(lasting, storageKey), own)
      : initialFeedback({ vote: null, isSubmitted: false }),
  );
  const areQuestionsLoaded = useQuestions(loadQuestions, state.isAsking, () => {
    dispatch({ type: 'questionsClosed' });
    toast({ kind: 'error', text: new PortalError('unavailable').userMessage });
  });
  const hasVoted = state.vote === 'sent';
  useEffect(() => {
    if (hasVoted) onVoted();
  }, [hasVoted, onVoted]);

  const choose = (choice: ResumeVote) => {
    dispatch({ type: 'chosen', choice });
    if (state.vote === 'sent' && isOneTime) storeVote(lasting, storageKey, choice);
    // Where the answer can be changed, the page says what staff see until it is.
    if (state.vote === 'sent' && !change) saveOwnAnswer(target.answerId, choice);
    if (state.vote !== 'none') return;
    // Only the first answer is a vote; after Maybe, the thumb changes the answer.
    const send = own && change ? change.send : target.sendVote;
    send(choice).then(
      () => {
        if (isOneTime) storeVote(lasting, storageKey, choice);
        saveOwnAnswer(target.answerId, choice);
        dispatch({ type: 'voteAccepted' });
      },
      () => {
        dispatch({ type: 'voteFailed' });
        toast({ kind: 'error', text: feedbackTexts.voteFailed });
      },
    );
  };

  const changeTo = (answer: ResumeAnswer) => {
    if (!change) return;
    setChanging(true);
    change
      .send(answer)
      .then(
        () => {
          if (isOneTime) storeVote(lasting, storageKey, answer);
          saveOwnAnswer(target.answerId, answer);
          dispatch({ type: 'changed', answer });
          onVoted();
        },
        (thrown: unknown) => {
          toast({ kind: 'error', text: PortalError.from(thrown).userMessage });
        },
      )
      .finally(() => {
        setChanging(false);
      });
  };

  return (
    <>
      <OwnAnswerNote target={target} isChanging={isChanging || state.vote === 'sending'} onChange={changeTo} />
      {state.bar !== 'gone' && (
        <FeedbackBar
          prompt={target.prompt}
          state={state}
          onChoose={choose}
          onMaybe={
            change?.offersMaybe && own === null
              ? () => {
                  changeTo('maybe');
                }
              : undefined
          }
          isChanging={isChanging}
          onNear={() => {
            // The code for the questions is fetched while the viewer decides.
            loadQuestions().catch(() => undefined);
          }}
          onClose={() => {
            dispatch({ type: 'barClosed' });
          }}
          onFaded={() => {
            dispatch({ type: 'barFaded' });
          }}
        />
      )}
      {areQuestionsLoaded && state.choice && !state.isSubmitted && (
        <Suspense fallback={null}>
          {renderQuestions({
            isOpen: state.isAsking,
            choice: state.choice,
            openedAt,
            onSwitch: choose,
            onClose: () => {
              dispatch({ type: 'questionsClosed' });
            },
            onSubmitted: (copySent) => {
              if (isOneTime) storeSubmitted(lasting, storageKey);
              dispatch({ type: 'submitted' });
              const { submitted, submittedWithCopy } = target.texts;
              toast({ kind: 'success', text: copySent ? submittedWithCopy : submitted });
            },
          })}
        </Suspense>
      )}
    </>
  );
}

/**
 * Fetches the questions with their form library when they are first needed; a failure is retried on the next need.
 * @returns whether they are loaded.
 */
function useQuestions(load: () => Promise<unknown>, isNeeded: boolean, onFailure: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const isMissing = isNeeded && !isLoaded;
  useEffect(() => {
    if (!isMissing) return;
    load().then(() => {
      setLoaded(true);
    }, onFailure);
    // The current callbacks get the outcome; other callbacks are no reason to load again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing]);
  return isLoaded;
}
