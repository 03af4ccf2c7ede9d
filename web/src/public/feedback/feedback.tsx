import type { FeedbackForm, ResumePage } from '@portal/domain/contracts/public-api';
import { PortalError } from '@portal/domain/errors/portal-error';
import { feedbackTexts } from '@portal/domain/texts/feedback';
import { lazy, Suspense, useEffect, useReducer, useState } from 'react';
import { callPublic } from '../api/call';
import { useToast } from '../components/toast';
import type { ResumeAccess } from '../resume/resume-access';
import { viewer } from '../viewer/public-viewer';
import { lasting } from '../viewer/safe-storage';
import { FeedbackBar } from './feedback-bar';
import { feedbackReducer, initialFeedback } from './feedback-state';
import type { ResumeVote } from './resume-vote';
import { readFeedback, storeSubmitted, storeVote } from './stored-feedback';

const loadQuestions = () => import('./questions-dialog');
const QuestionsDialog = lazy(loadQuestions);

interface Props {
  page: ResumePage;
  questions: FeedbackForm;
  resumeKey: ResumeAccess;
  /** The vote was accepted; called once on each visit with a vote. */
  onVoted: () => void;
}

/** The bar that asks for a vote, and the questions that follow it. */
export function Feedback({ page, questions, resumeKey, onVoted }: Props) {
  const toast = useToast();
  const [openedAt] = useState(() => Date.now());
  const storageKey = resumeKey.publicToken || resumeKey.candidateId;
  const [state, dispatch] = useReducer(feedbackReducer, null, () =>
    initialFeedback(
      questions.isOneTimeFeedback ? readFeedback(lasting, storageKey) : { vote: null, isSubmitted: false },
    ),
  );
  const areQuestionsLoaded = useQuestions(state.isAsking, () => {
    dispatch({ type: 'questionsClosed' });
    toast({ kind: 'error', text: new PortalError('unavailable').userMessage });
  });
  const hasVoted = state.vote === 'sent';
  useEffect(() => {
    if (hasVoted) onVoted();
  }, [hasVoted, onVoted]);

  const choose = (choice: ResumeVote) => {
    dispatch({ type: 'chosen', choice });
    if (state.vote === 'sent' && questions.isOneTimeFeedback) storeVote(lasting, storageKey, choice);
    if (state.vote !== 'none') return;
    callPublic('sendFeedbackVote', {
      ...resumeKey,
      organizationId: page.organizationId,
      jobId: page.jobId,
      senderId: senderOf(window.location.search),
      recipentId: '',
      vote: choice,
      viewer: viewer.get(),
    }).then(
      () => {
        if (questions.isOneTimeFeedback) storeVote(lasting, storageKey, choice);
        dispatch({ type: 'voteAccepted' });
      },
      () => {
        dispatch({ type: 'voteFailed' });
        toast({ kind: 'error', text: feedbackTexts.voteFailed });
      },
    );
  };

  return (
    <>
      {state.bar !== 'gone' && (
        <FeedbackBar
          prompt={questions.title || feedbackTexts.candidatePrompt}
          state={state}
          onChoose={choose}
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
          <QuestionsDialog
            isOpen={state.isAsking}
            questions={questions}
            choice={state.choice}
            resumeKey={resumeKey}
            openedAt={openedAt}
            onSwitch={choose}
            onClose={() => {
              dispatch({ type: 'questionsClosed' });
            }}
            onSubmitted={(copySent) => {
              if (questions.isOneTimeFeedback) storeSubmitted(lasting, storageKey);
              dispatch({ type: 'submitted' });
              const { submitted, submittedWithCopy } = page.feedbackTexts;
              toast({ kind: 'success', text: copySent ? submittedWithCopy : submitted });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Fetches the questions with their form library when they are first needed; a failure is retried on the next need.
 * @returns whether they are loaded.
 */
function useQuestions(isNeeded: boolean, onFailure: () => void): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const isMissing = isNeeded && !isLoaded;
  useEffect(() => {
    if (!isMissing) return;
    loadQuestions().then(() => {
      setLoaded(true);
    }, onFailure);
    // The current callback gets the failure; another callback is no reason to load again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isMissing]);
  return isLoaded;
}

/** The query parameter `userId` is the sender of the link; an invalid one is ignored. */
function senderOf(search: string): string {
  const userId = new URLSearchParams(search).get('userId') ?? '';
  return /^[\w-]{1,128}$/.test(userId) ? userId : '';
}
