import { expect, test } from '@jest/globals';
import { maxMessageLength } from '@portal/domain/constants/threads';
import { writtenReply } from './written-reply';

test.each([
  ['Gmail', 'Yes.\n\nOn Mon, Nov 30, 2026 at 10:00 AM Portal <reply+c0@p.example>\nwrote:\n\n> old\n', 'Yes.'],
  [
    'Outlook',
    'Yes.\r\n\r\nFrom: Portal <p@p.example>\r\nSent: Monday\r\nTo: Ann\r\nSubject: About Sue\r\n\r\nold',
    'Yes.',
  ],
  ['a German program', 'Ja.\n\nAm Mo., 30. Nov. 2026 um 10:00 Uhr schrieb Portal <p@p.example>:\n\n> old', 'Ja.'],
  ['an iPhone', 'Yes.\n\nSent from my iPhone', 'Yes.'],
  ['a signature', 'Yes.\n-- \nAnn\nAcme', 'Yes.'],
  ['markup', '<b>Yes</b> & no', '<b>Yes</b> & no'],
  ['two paragraphs', 'Yes.\n\nOn Monday.', 'Yes.\n\nOn Monday.'],
  ['control characters', 'Ye\u0000s\u001b[31m.\tOK', 'Yes[31m.\tOK'],
  ['only a quote', '> old', ''],
])('what %s adds', (_program, text, written) => {
  expect(writtenReply(text)).toBe(written);
});

test('a long text is cut', () => {
  expect(writtenReply('word,'.repeat(20_000))).toHaveLength(maxMessageLength);
});
