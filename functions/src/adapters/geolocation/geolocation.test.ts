import { expect, test } from '@jest/globals';
import { createGeolocation } from './geolocation';

const paris = { country: 'France', region: '', city: 'Paris' };
const nowhere = { country: '', region: '', city: '' };

test.each([
  ['8.8.8.8', paris],
  ['2001:4860:4860::8888', paris],
  ['::ffff:8.8.8.8', paris],
  ['127.0.0.1', nowhere],
  ['10.1.2.3', nowhere],
  ['172.31.255.1', nowhere],
  ['172.32.0.1', paris],
  ['192.168.1.1', nowhere],
  ['169.254.169.254', nowhere],
  ['::1', nowhere],
  ['::ffff:10.0.0.1', nowhere],
  ['fd00::1', nowhere],
  ['fe80::1', nowhere],
  ['', nowhere],
  ['8.8.8.8, 10.0.0.1', nowhere],
  ['localhost', nowhere],
])('%s', async (address, expected) => {
  expect(await createGeolocation(() => Promise.resolve(paris)).locate(address)).toEqual(expected);
});

test('a source that fails leaves the place unknown', async () => {
  const failing = createGeolocation(() => Promise.reject(new Error('down')));
  expect(await failing.locate('8.8.8.8')).toEqual(nowhere);
});

test('a source that does not answer leaves the place unknown when its time is over', async () => {
  let isAborted = false;
  const silent = createGeolocation((_address, signal) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return new Promise(() => undefined);
  }, 20);
  expect(await silent.locate('8.8.8.8')).toEqual(nowhere);
  expect(isAborted).toBe(true);
});

test('without a source every place is unknown', async () => {
  expect(await createGeolocation().locate('8.8.8.8')).toEqual(nowhere);
});
