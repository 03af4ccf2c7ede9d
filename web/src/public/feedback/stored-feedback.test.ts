import { beforeEach, expect, test } from '@jest/globals';
import { safeStorage } from '../viewer/safe-storage';
import { readFeedback, storeSubmitted, storeVote } from './stored-feedback';

const storage = safeStorage(() => window.localStorage);

beforeEach(() => {
  window.localStorage.clear();
});

test('a vote is stored by the public token', () => {
  const key = 'voteTokenA1';
  storeVote(storage, key, 'negative');
  expect(window.localStorage.getItem(key)).toBe('negative');
  expect(readFeedback(storage, key)).toEqual({ vote: 'negative', isSubmitted: false });
});

test('submitted answers are stored with it', () => {
  const key = 'voteTokenB2';
  storeVote(storage, key, 'positive');
  storeSubmitted(storage, key);
  expect(readFeedback(storage, key)).toEqual({ vote: 'positive', isSubmitted: true });
});

test('another resume has none', () => {
  storeVote(storage, 'voteTokenC3', 'positive');
  expect(readFeedback(storage, 'voteTokenD4')).toEqual({ vote: null, isSubmitted: false });
});

test('an invalid vote counts as none', () => {
  window.localStorage.setItem('voteTokenE5', 'maybe');
  expect(readFeedback(storage, 'voteTokenE5').vote).toBeNull();
});

test('without storage it is kept until the page is left', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  storeVote(blocked, 'voteTokenF6', 'positive');
  expect(readFeedback(blocked, 'voteTokenF6').vote).toBe('positive');
});
