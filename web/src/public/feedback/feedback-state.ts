import type { ResumeAnswer, ResumeVote } from './resume-vote';
import type { StoredFeedback } from './stored-feedback';

/** How far a viewer's vote and answers are. */
export interface FeedbackState {
  /** The viewer's current choice; the questions follow it, and the answers carry it. */
  choice: ResumeVote | null;
  /** The vote that counts is sent once; later choices change nothing on the server. */
  vote: 'none' | 'sending' | 'sent';
  bar: 'shown' | 'fading' | 'gone';
  isAsking: boolean;
  isSubmitted: boolean;
}

export type FeedbackAction =
  | { type: 'chosen'; choice: ResumeVote }
  | { type: 'voteAccepted' }
  | { type: 'voteFailed' }
  | { type: 'changed'; answer: ResumeAnswer }
  | { type: 'questionsClosed' }
  | { type: 'submitted' }
  | { type: 'barClosed' }
  | { type: 'barFaded' };

/**
 * A vote of an earlier visit opens the questions at once and hides the bar, unless they have been answered.
 * @param own the viewer's last answer. One that was given elsewhere hides the bar and asks nothing.
 */
export function initialFeedback({ vote, isSubmitted }: StoredFeedback, own: ResumeAnswer | null = null): FeedbackState {
  const choice = own === 'maybe' ? null : (own ?? vote);
  if (isSubmitted || choice) {
    const isAsking = choice === vote && !isSubmitted;
    return { choice, vote: choice ? 'sent' : 'none', bar: 'gone', isAsking, isSubmitted };
  }
  return { choice: null, vote: 'none', bar: 'shown', isAsking: false, isSubmitted: false };
}

/** The state of the feedback dialog after an action of the viewer. */
export function feedbackReducer(state: FeedbackState, action: FeedbackAction): FeedbackState {
  switch (action.type) {
    case 'chosen':
      if (state.isSubmitted) return state;
      if (state.vote === 'none') return { ...state, choice: action.choice, vote: 'sending' };
      return { ...state, choice: action.choice, isAsking: state.vote === 'sent' };
    case 'voteAccepted':
      return { ...state, vote: 'sent', isAsking: true };
    case 'voteFailed':
      return { ...state, choice: null, vote: 'none', isAsking: false };
    case 'changed':
      // Maybe asks nothing; a vote after it is asked about as a first one.
      return action.answer === 'maybe'
        ? { ...state, choice: null, vote: 'none', isAsking: false, bar: state.bar === 'gone' ? 'gone' : 'fading' }
        : { ...state, choice: action.answer, vote: 'sent', isAsking: !state.isSubmitted };
    case 'questionsClosed':
      return { ...state, isAsking: false };
    case 'submitted':
      return { ...state, isSubmitted: true, isAsking: false, bar: 'gone' };
    case 'barClosed':
      return state.bar === 'shown' ? { ...state, bar: 'fading' } : state;
    case 'barFaded':
      return { ...state, bar: 'gone' };
  }
}
