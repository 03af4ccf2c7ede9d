import { expect, test } from '@jest/globals';
import { redactionMark } from '@portal/domain/redaction/redaction';
import { anonymousText, recordRedactor, requireAnonymousTexts } from './client-texts';

const ned = recordRedactor({
  fullName: 'Ned Nameless',
  firstName: 'Ned',
  lastName: 'Nameless',
  email: 'ned.nameless@example.com',
  phone: '',
});

test.each([
  ['Ned Nameless and Nameless, Ned are back.', `${redactionMark} and ${redactionMark} are back.`],
  ['Write to ned.nameless@example.com', `Write to ${redactionMark}`],
  ['The candidate is back.', 'The candidate is back.'],
])('%s', (text, expected) => {
  expect(anonymousText(text, ned)).toBe(expected);
});

test('nothing is blacked out, and nothing refused, about a candidate who is named', () => {
  expect(anonymousText('Ned Nameless', null)).toBe('Ned Nameless');
  requireAnonymousTexts([null], [['the message', 'Ned Nameless']]);
});

test('the refusal says what was found and where', () => {
  const attempt = () => {
    requireAnonymousTexts(
      [null, ned],
      [
        ['the place', 'Room 4'],
        ['the message', 'Ask for Ned Nameless'],
      ],
    );
  };
  expect(attempt).toThrow(
    expect.objectContaining({
      kind: 'conflict',
      userMessage: expect.stringMatching(/“Ned Nameless” \(person\) is in the message/),
    }),
  );
});
