import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { countryDatabase } from './country-database';
import { createGeolocation } from './geolocation';
import { locationService } from './location-service';

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
  expect(await createGeolocation([() => Promise.resolve(paris)]).locate(address)).toEqual(expected);
});

test('a failing source leaves the location unknown', async () => {
  const failing = createGeolocation([() => Promise.reject(new Error('down'))]);
  expect(await failing.locate('8.8.8.8')).toEqual(nowhere);
});

test('a source that does not answer in time is followed by the next', async () => {
  let isAborted = false;
  const silent = (_address: string, signal: AbortSignal) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return new Promise<null>(() => undefined);
  };
  expect(await createGeolocation([silent], 20).locate('8.8.8.8')).toEqual(nowhere);
  expect(isAborted).toBe(true);
  expect(await createGeolocation([silent, () => Promise.resolve(paris)], 20).locate('8.8.8.8')).toEqual(paris);
});

test('without a source every location is unknown', async () => {
  expect(await createGeolocation([]).locate('8.8.8.8')).toEqual(nowhere);
});

test.each([
  ['193.0.6.139', 'Netherlands'],
  ['200.160.2.3', 'Brazil'],
  ['2a00:1450:4001::1', /./],
])('the database has the country of %s', async (address, country) => {
  const found = await createGeolocation([countryDatabase]).locate(address);
  expect(found).toEqual({ country: expect.stringMatching(country), region: '', city: '' });
});

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

/** A service of the vendor's shape with given answers; records its requests. */
async function serviceThat(answers: (path: string) => { status: number; body: string }): Promise<string> {
  server = createServer((request, response) => {
    const { status, body } = answers(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/locate/`;
}

test('calls a service with its access key and reads the location', async () => {
  const asked: string[] = [];
  const url = await serviceThat((path) => {
    asked.push(path);
    const body = { ip: '8.8.8.8', country_name: 'France', region_name: null, city: 'P'.repeat(500), extra: 1 };
    return { status: 200, body: JSON.stringify(body) };
  });
  const found = await createGeolocation([locationService({ url, accessKey: 'k&y' })]).locate('8.8.8.8');
  expect(found).toEqual({ country: 'France', region: '', city: 'P'.repeat(100) });
  expect(asked).toEqual(['/locate/8.8.8.8?access_key=k%26y']);
});

test.each([
  ['an outage', 503, '{}'],
  ['a refused key', 200, '{"success":false,"error":{"code":101}}'],
  ['something else than JSON', 200, '<html>'],
  ['a place of another kind', 200, '{"country_name":{"a":1}}'],
])('after %s of the service the next source is asked', async (_name, status, body) => {
  const url = await serviceThat(() => ({ status, body }));
  const sources = [locationService({ url, accessKey: 'k' }), () => Promise.resolve(paris)];
  expect(await createGeolocation(sources).locate('8.8.8.8')).toEqual(paris);
});
