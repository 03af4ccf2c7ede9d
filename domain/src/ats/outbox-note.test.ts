import { expect, test } from '@jest/globals';
import { atsRecordsOf, retryDelayMs } from './outbox-note';

test('a note is about the recipient first, and only about records of the ATS', () => {
  expect(atsRecordsOf({ candidateId: '51', recipientId: '21', jobId: 'job-1' })).toEqual({
    personIds: ['21', '51'],
    jobIds: [],
  });
  expect(atsRecordsOf({ candidateId: '51', recipientId: 'own-contact', jobId: '7' })).toEqual({
    personIds: ['51'],
    jobIds: ['7'],
  });
});

test('a note is retried later and later for hours before it is given up', () => {
  const minutes = Array.from({ length: 10 }, (_, index) => (retryDelayMs(index + 1, false) ?? NaN) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, NaN]);
  // A used-up quota delays it, however often.
  expect(retryDelayMs(100, true)).toBe(60 * 60_000);
});
