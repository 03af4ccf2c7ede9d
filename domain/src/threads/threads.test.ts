import { expect, test } from '@jest/globals';
import { timestampOf } from '../testing/timestamp-of';
import { textParts } from './text-links';
import { isUnread } from './thread';

test.each([
  ['Call me', [{ text: 'Call me', url: null }]],
  [
    'See https://a.example/x?y=1, please.',
    [
      { text: 'See ', url: null },
      { text: 'https://a.example/x?y=1', url: 'https://a.example/x?y=1' },
      { text: ', please.', url: null },
    ],
  ],
  [
    'javascript:alert(1) data:text/html,x ftp://x',
    [{ text: 'javascript:alert(1) data:text/html,x ftp://x', url: null }],
  ],
  ['<b>bold</b>', [{ text: '<b>bold</b>', url: null }]],
  ['http://[', [{ text: 'http://[', url: null }]],
  ['', []],
])('the parts of %j', (text, parts) => {
  expect(textParts(text)).toEqual(parts);
});

test.each([
  ['client', 'client', null, false],
  ['client', 'staff', null, true],
  ['staff', 'client', 5, true],
  ['staff', 'client', 10, false],
  ['staff', 'staff', null, false],
] as const)('the last message of %s, read by %s at %p: unread %p', (lastSide, side, readAt, expected) => {
  const at = readAt === null ? null : timestampOf(readAt);
  const thread = { lastSide, lastMessageAt: timestampOf(10), clientReadAt: at, staffReadAt: at };
  expect(isUnread(thread, side)).toBe(expected);
});
