import { expect, test } from '@jest/globals';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientIpOf } from './client-ip';

function request(forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
}

test.each([
  ['the first entry that the platform wrote', '203.0.113.7, 198.51.100.1', 2, '203.0.113.7'],
  ['no claim before it', '192.0.2.66, 192.0.2.67, 203.0.113.7,198.51.100.1', 2, '203.0.113.7'],
  ['the only entry of a shorter list', '203.0.113.7', 2, '203.0.113.7'],
  ['the last entry behind one proxy', '192.0.2.66, 203.0.113.7', 1, '203.0.113.7'],
  ['the connection where nothing stands before the functions', '192.0.2.66', 0, '127.0.0.1'],
  ['the connection without the header', undefined, 2, '127.0.0.1'],
  ['the connection for an empty header', ' , ', 2, '127.0.0.1'],
])('takes %s', (_name, forwarded, hops, expected) => {
  expect(clientIpOf(request(forwarded), hops)).toBe(expected);
});
