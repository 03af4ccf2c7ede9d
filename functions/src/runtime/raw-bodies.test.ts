import { Agent, createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import express, { type Request } from 'express';
import { number, string } from 'yup';
import { post } from '@portal/domain/contracts/endpoint';
import { record } from '@portal/domain/fields/model';
import { fakePorts } from '../testing/fake-ports';
import { keepBodiesRaw } from './raw-bodies';
import { readJson, type BodyLimit } from './read-body';
import { readForm } from './read-form';
import { route } from './route';
import { serve } from './serve';

/** Called when a handler asks for the file of a form, and when it has it or never will. */
let handling: () => void = () => undefined;
let handled: () => void = () => undefined;

const routes = [
  route({
    endpoint: post('/add', record({ a: number().required() })).answers<number>(),
    access: 'public',
    handler: ({ a }) => a + 1,
  }),
  route({
    endpoint: post('/closed', record({})).answers<null>(),
    access: 'staff',
    handler: () => null,
  }),
  route({
    endpoint: post('/take', record({ key: string().oneOf(['right']).required() })).answers<string>(),
    access: 'public',
    body: 'multipart',
    handler: async (_input, context) => {
      handling();
      try {
        return (await context.receiveFile())?.fileName ?? 'none';
      } finally {
        handled();
      }
    },
  }),
];

let server: Server;
let stop: () => void;
beforeEach(async () => {
  stop = keepBodiesRaw();
  const ports = fakePorts();
  const runtime = express();
  // The parsers that the functions runtime puts in front of a handler.
  runtime.use(express.json(), express.text(), express.urlencoded({ extended: true }), express.raw({ type: '*/*' }));
  runtime.use(serve({ basePath: '/api/test', routes, ports: () => ports, timeoutSeconds: 60, log: ports.log }));
  server = createServer(runtime);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends headers and the beginning of a body that never ends. */
async function begin(path: string, contentType: string): Promise<{ status: number; body: string }> {
  const { port } = server.address() as AddressInfo;
  return await new Promise((resolve, reject) => {
    const headers = { 'content-length': 20_000_000, 'content-type': contentType };
    const call = send({ port, path, method: 'POST', headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body });
        call.destroy();
      });
    });
    call.on('error', reject);
    call.write('--x\r\n');
  });
}

test('a caller without a right gets an answer before the body arrives', async () => {
  expect(await begin('/closed', 'application/json')).toMatchObject({ status: 401 });
  expect(await begin('/take?key=wrong', 'multipart/form-data; boundary=x')).toMatchObject({ status: 400 });
  expect(await begin('/nowhere', 'application/json')).toMatchObject({ status: 404 });
});

test('an upload that breaks off ends its call', async () => {
  const begun = new Promise<void>((resolve) => (handling = resolve));
  const over = new Promise<void>((resolve) => (handled = resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { 'content-length': 20_000_000, 'content-type': 'multipart/form-data; boundary=x' };
  const call = send({ port, path: '/take?key=right', method: 'POST', headers });
  call.on('error', () => undefined);
  call.write('--x\r\n');
  await begun;
  call.destroy();
  await over;
});

test('reads JSON and forms itself and refuses malformed, compressed and oversize bodies', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
    return { status: response.status, answer: (await response.json()) as unknown };
  };
  const json = { 'content-type': 'application/json' };
  expect(await ask('/add', '{"a":1}', json)).toEqual({ status: 200, answer: { success: true, data: 2 } });
  expect(await ask('/add', '{"a":', json)).toMatchObject({ status: 400, answer: { name: 'invalidRequest' } });
  const packed = { ...json, 'content-encoding': 'gzip' };
  expect(await ask('/add', 'no gzip', packed)).toMatchObject({ status: 400, answer: { name: 'invalidRequest' } });
  expect(await ask('/add', 'x'.repeat(300_000), json)).toMatchObject({ status: 413, answer: { name: 'tooLarge' } });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    const other = { 'content-type': type };
    expect(await ask('/add', '{"a":1}', other)).toMatchObject({ status: 400, answer: { name: 'invalidRequest' } });
  }
  const scim = { 'content-type': 'application/scim+json; charset=utf-8' };
  expect(await ask('/add', '{"a":1}', scim)).toMatchObject({ status: 200 });
  const form = new FormData();
  form.set('file', new Blob(['text']), 'a.txt');
  expect(await ask('/take?key=right', form)).toEqual({ status: 200, answer: { success: true, data: 'a.txt' } });
});

/** Sends a body over a connection that the server closes after its answer, as a proxy does. */
async function sendAll(path: string, body: Buffer): Promise<{ status: number; name: unknown }> {
  const { port } = server.address() as AddressInfo;
  return await new Promise((resolve, reject) => {
    const headers = { 'content-length': body.length, 'content-type': 'application/json' };
    const agent = new Agent({ keepAlive: false });
    const call = send({ port, path, method: 'POST', headers, agent }, (response) => {
      let answer = '';
      response.on('data', (chunk: Buffer) => (answer += chunk.toString()));
      response.on('error', reject);
      // The whole body was sent: a reset in between would have been an error of the call.
      call.on('close', () => {
        const { name } = JSON.parse(answer) as { name: unknown };
        resolve({ status: response.statusCode ?? 0, name });
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

test('twelve bodies of 31 MB at a time are all answered and no connection is reset', async () => {
  const body = Buffer.alloc(31_000_000, 'x');
  const calls = Array.from({ length: 12 }, (_, index) => sendAll(index % 2 === 0 ? '/closed' : '/add', body));
  expect(await Promise.all(calls)).toEqual(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? { status: 401, name: 'unauthenticated' } : { status: 413, name: 'tooLarge' },
    ),
  );
}, 60_000);

test.each([
  ['JSON', { maxBytes: 1_000, maxMs: 0 }, (request: Request, limit: BodyLimit) => readJson(request, limit)],
  ['a form', { maxBytes: 1_000, maxMs: 0 }, (request: Request, limit: BodyLimit) => readForm(request, limit.maxMs)],
])('gives up %s that does not arrive in time', async (_name, limit, read) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const request = Object.assign(new PassThrough(), { headers }) as unknown as Request;
  await expect(read(request, limit)).rejects.toMatchObject({ kind: 'invalidRequest' });
});

test.each([
  ['the first half of a character', String.raw`{"text":"cut \ud83d"}`, { text: 'cut \ufffd' }],
  ['the second half of a character', String.raw`{"text":"\uDE00 cut"}`, { text: '\ufffd cut' }],
  ['a half in a name', String.raw`{"\ud83d":1}`, { '\ufffd': 1 }],
  ['a whole character', String.raw`{"text":"\ud83d\ude00"}`, { text: '😀' }],
  ['an escaped backslash before such letters', String.raw`{"text":"\\ud83d"}`, { text: String.raw`\ud83d` }],
])('a body with %s is read', async (_what, body, expected) => {
  const request = Object.assign(new PassThrough(), { headers: {} });
  request.end(body);
  expect(await readJson(request as unknown as Request, { maxBytes: 1_000, maxMs: 10_000 })).toEqual(expected);
});
