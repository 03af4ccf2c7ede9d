import { expect, test } from '@jest/globals';
import { privacyTexts } from '@portal/domain/texts/privacy';
import { personTextsOf } from './person-texts';

const texts = personTextsOf({
  names: ['Jane Doe'],
  emails: ['jane.doe@example.com'],
  phones: ['617-555-0134'],
  skillsCandidateIds: ['7'],
});
const mark = privacyTexts.erasedMark;

test.each([
  ['Ask Jane Doe first', `Ask ${mark} first`],
  ['ask DOE, JANE', `ask ${mark}`],
  ['Write to Jane.Doe@Example.com.', `Write to ${mark}.`],
  ['Call +1 (617) 555 0134 now', `Call ${mark} now`],
  ['<p>Jane  Doe</p>', `<p>${mark}</p>`],
])('%j becomes %j', (text, expected) => {
  expect(texts.changesOf({ text })).toEqual({ text: expected });
});

test.each(['Ask Jane first', 'Mr. Doe', 'jane.doerr@example.com', '617-555-0135', 'Jane Doering'])(
  '%j names somebody else',
  (text) => {
    expect(texts.changesOf({ text })).toBeNull();
  },
);

test('only the fields that name the person change, and answers of the same list stay', () => {
  const answer = (targetId: string) => ({ page: 'profile', targetId, name: 'x' });
  expect(texts.changesOf({ sent: 12, title: 'Nurses', answers: [answer('7'), answer('8')] })).toEqual({
    answers: [{ ...answer('7'), targetId: mark }, answer('8')],
  });
});
