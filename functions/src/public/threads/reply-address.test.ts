import { expect, test } from '@jest/globals';
import { dayMs } from '@portal/domain/constants/time';
import { isEmail } from '@portal/domain/fields/email-address';
import { readReplyAddress, replyAddressFor } from './reply-address';

const config = {
  codeKey: 'k'.repeat(32),
  previousCodeKeys: [],
  mailReplies: { domain: 'reply.portal.test', key: 'r'.repeat(32) },
};
const threadId = '0123456789abcdef01234567';
const now = Date.UTC(2026, 10, 29, 12);
const addressOf = (side: 'client' | 'staff') => replyAddressFor(config, { side, threadId }, now) ?? '';

test.each(['client', 'staff'] as const)('the address of %s is an email that names thread and side', (side) => {
  const address = addressOf(side);
  expect(isEmail(address)).toBe(true);
  expect(address).toMatch(/^reply\+[0-9a-z]+@reply\.portal\.test$/);
  const expected = { kind: 'good', side, threadId };
  for (const given of [address, `Portal <${address}>`, address.toUpperCase()]) {
    expect(readReplyAddress(config, ['someone@else.example', given], now)).toEqual(expected);
  }
});

test('it still opens after a change of the key, and no longer when the key is gone', () => {
  const next = { ...config, codeKey: 'n'.repeat(32), previousCodeKeys: [config.codeKey] };
  expect(readReplyAddress(next, [addressOf('client')], now)).toMatchObject({ kind: 'good' });
  expect(readReplyAddress({ ...next, previousCodeKeys: [] }, [addressOf('client')], now)).toEqual({ kind: 'forged' });
});

test('it expires', () => {
  expect(readReplyAddress(config, [addressOf('client')], now + 90 * dayMs)).toMatchObject({ kind: 'good' });
  expect(readReplyAddress(config, [addressOf('client')], now + 91 * dayMs)).toEqual({ kind: 'expired' });
});

test('a change of any character is a forgery: another side, thread, day or signature', () => {
  const address = addressOf('client');
  const [start, end] = [address.indexOf('+') + 1, address.indexOf('@')];
  for (let at = start; at < end; at += 1) {
    const other = address[at] === 'c' ? 's' : address[at] === '0' ? '1' : '0';
    if (other === address[at]) continue;
    const forged = address.slice(0, at) + other + address.slice(at + 1);
    expect([at, readReplyAddress(config, [forged], now)]).toEqual([at, { kind: 'forged' }]);
  }
  for (const forged of [
    address.replace('portal.test', 'evil.test'),
    'reply+@reply.portal.test',
    '',
    address.slice(0, -18),
  ]) {
    expect(readReplyAddress(config, [forged], now)).toEqual({ kind: 'forged' });
  }
});

test('without a domain mails have no reply address', () => {
  expect(replyAddressFor({ ...config, mailReplies: null }, { side: 'client', threadId }, now)).toBeNull();
});
