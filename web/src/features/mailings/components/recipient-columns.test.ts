import { expect, test } from '@jest/globals';
import { mailingRecipientSchema } from '@portal/domain/mail/mailing';
import { mailingTexts as texts } from '@portal/domain/texts/marketing';
import { recipientColumns } from './recipient-columns';

test.each([
  [false, texts.recipientStates.pending],
  [true, texts.recipientStates.skipped],
])('who waits when the mailing is over (%p): %s', (isOver, expected) => {
  const recipient = mailingRecipientSchema.cast({ id: 'r', contactId: 'c', state: 'pending' });
  const state = recipientColumns({ isTracked: true, isOver, now: 0 }).find(({ id }) => id === 'state');
  expect(state?.text(recipient)).toBe(expected);
});
