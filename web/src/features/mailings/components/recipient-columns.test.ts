import { expect, test } from '@jest/globals';
import { mailingRecipientSchema } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { Timestamp } from 'firebase/firestore';
import { recipientColumns } from './recipient-columns';

test('an answer tells what was decided about whom', () => {
  const answers = [{ page: 'profile', targetId: '7', name: 'Ada Ng', approve: false, words: [] }];
  const recipient = mailingRecipientSchema.cast({ id: 'r', contactId: 'c', state: 'sent', answers });
  const answered = { ...recipient, answeredAt: Timestamp.now() };
  const answer = recipientColumns({ isTracked: true, isOver: true, now: 0 }).find(({ id }) => id === 'answer');
  expect(answer?.text(answered)).toBe('Thumbs down for Ada Ng');
});

test.each([
  [false, texts.recipientStates.pending],
  [true, texts.recipientStates.skipped],
])('who waits when the mailing is over (%p): %s', (isOver, expected) => {
  const recipient = mailingRecipientSchema.cast({ id: 'r', contactId: 'c', state: 'pending' });
  const state = recipientColumns({ isTracked: true, isOver, now: 0 }).find(({ id }) => id === 'state');
  expect(state?.text(recipient)).toBe(expected);
});
