import { describe, expect, test } from '@jest/globals';
import { feedbackReducer, initialFeedback, type FeedbackAction, type FeedbackState } from './feedback-state';

const fresh = initialFeedback({ vote: null, isSubmitted: false });
const after = (...actions: FeedbackAction[]): FeedbackState => actions.reduce(feedbackReducer, fresh);
const up: FeedbackAction = { type: 'chosen', choice: 'positive' };
const down: FeedbackAction = { type: 'chosen', choice: 'negative' };

describe('a first visit', () => {
  test('offers the bar and asks nothing', () => {
    expect(fresh).toMatchObject({ bar: 'shown', isAsking: false, vote: 'none' });
  });
  test('the first press sends the vote, and the questions open once it is accepted', () => {
    expect(after(up)).toMatchObject({ choice: 'positive', vote: 'sending', isAsking: false });
    expect(after(up, { type: 'voteAccepted' })).toMatchObject({ vote: 'sent', isAsking: true });
  });
  test('a later press switches the choice and reopens the questions, but sends no second vote', () => {
    expect(after(up, { type: 'voteAccepted' }, { type: 'questionsClosed' }, down)).toMatchObject({
      choice: 'negative',
      vote: 'sent',
      isAsking: true,
    });
  });
  test('a press while the vote is being sent only changes the choice', () => {
    expect(after(up, down)).toMatchObject({ choice: 'negative', vote: 'sending', isAsking: false });
  });
  test('a failed vote leaves none', () => {
    expect(after(up, { type: 'voteFailed' })).toEqual(fresh);
  });
  test('answers end it', () => {
    const done = after(up, { type: 'voteAccepted' }, { type: 'submitted' });
    expect(done).toMatchObject({ isSubmitted: true, isAsking: false, bar: 'gone' });
    expect(feedbackReducer(done, down)).toBe(done);
  });
  test('the closed bar fades, then is gone', () => {
    expect(after({ type: 'barClosed' }).bar).toBe('fading');
    expect(after({ type: 'barClosed' }, { type: 'barFaded' }).bar).toBe('gone');
  });
});

describe('a return', () => {
  test('after a vote opens the questions at once and hides the bar', () => {
    expect(initialFeedback({ vote: 'negative', isSubmitted: false })).toEqual({
      choice: 'negative',
      vote: 'sent',
      bar: 'gone',
      isAsking: true,
      isSubmitted: false,
    });
  });
  test('after answers asks nothing any more', () => {
    expect(initialFeedback({ vote: 'positive', isSubmitted: true })).toMatchObject({ bar: 'gone', isAsking: false });
  });
});
