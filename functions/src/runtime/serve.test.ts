import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { number, string } from 'yup';
import { get, post } from '@portal/domain/contracts/endpoint';
import { PortalError } from '@portal/domain/errors/portal-error';
import { record } from '@portal/domain/fields/model';
import { castOrganizations } from '@portal/domain/testing/cast';
import { fakePorts, recordingLogger, tokenFor } from '../testing/fake-ports';
import { FileAnswer, MessageAnswer, route } from './route';
import { serve } from './serve';

const echo = record({
  organizationId: string().required(),
  amount: number().default(1),
  note: record({ text: string().trim() }),
});
const routes = [
  route({
    endpoint: post('/echo', echo).answers<{ amount: number; by: string }>(),
    access: 'candidate:write',
    aliases: ['/echo-again'],
    handler: ({ amount }, { actor }) => ({ amount, by: actor.uid }),
  }),
  route({
    endpoint: get('/word', record({ word: string().max(5).required() })).answers<string>(),
    access: 'public',
    handler: ({ word }, { actor }) => new MessageAnswer(`${word} ${actor?.uid ?? 'nobody'}`, 'Here it is'),
  }),
  route({
    endpoint: post('/operate', record({})).answers<null>(),
    access: 'superAdmin',
    handler: () => null,
  }),
  route({
    endpoint: post('/break', record({})).answers<null>(),
    access: 'public',
    handler: () => {
      throw new TypeError('secret inside of us');
    },
  }),
  route({
    endpoint: post('/refuse', record({})).answers<null>(),
    access: 'public',
    handler: (): Promise<null> =>
      Promise.reject(new PortalError('unusableFile', { userMessage: 'This file is empty.' })),
  }),
  route({
    endpoint: post('/file', record({})).answers<never>(),
    access: 'public',
    handler: () =>
      new FileAnswer({ content: Readable.from(['abc']), fileName: 'Résumé "1".pdf', contentType: 'application/pdf' }),
  }),
  route({
    endpoint: post('/form', record({ jobId: string().required() })).answers<{ jobId: string; file: string }>(),
    access: 'public',
    body: 'multipart',
    handler: async ({ jobId }, context) => {
      const file = await context.receiveFile();
      return { jobId, file: `${file?.fileName ?? ''}:${file?.bytes.toString() ?? ''}` };
    },
  }),
  route({
    endpoint: post('/until', record({})).answers<number>(),
    access: 'public',
    handler: (_input, { deadline }) => performance.now() + deadline.remaining,
  }),
];

/** The function's timeout, and the part of it that a call reserves for itself. */
const timeoutSeconds = 60;
const ownMs = 15_000;

const lines: string[] = [];
/** Called at the beginning of each call. */
let onCall: () => void = () => undefined;
let server: Server;
let address: string;

beforeAll(async () => {
  const ports = fakePorts({ log: recordingLogger(lines) });
  const taken = () => {
    onCall();
    return ports;
  };
  server = createServer(serve({ basePath: '/api/test', routes, ports: taken, timeoutSeconds, log: ports.log }));
  address = await listen(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function listen(on: Server): Promise<string> {
  await new Promise<void>((resolve) => on.listen(0, '127.0.0.1', resolve));
  const bound = on.address();
  return typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '';
}

const invalidRequest = {
  name: 'invalidRequest',
  message: 'Invalid request provided.',
  success: false,
  code: 400,
};

async function send(path: string, body: unknown, token?: string) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer, headers: response.headers };
}

test.each(['/api/test/echo', '/echo', '/api/test/echo-again'])('answers at %s', async (path) => {
  const body = { organizationId: castOrganizations.a, amount: '7' };
  const { status, answer, headers } = await send(path, body, tokenFor('recruiter'));
  expect({ status, answer }).toEqual({ status: 200, answer: { success: true, data: { amount: 7, by: 'recruiter' } } });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).not.toBe('');
});

test('a call has one deadline that includes receiving its body', async () => {
  const begun = new Promise<void>((resolve) => (onCall = resolve));
  const sent = request(`${address}/until`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const answered = once(sent, 'response');
  sent.write('{');
  await begun;
  const half = performance.now();
  sent.end('}');
  const [response] = (await answered) as [IncomingMessage];
  const { data } = (await json(response)) as { data: number };
  expect(data).toBeLessThan(half + timeoutSeconds * 1000 - ownMs);
  expect(data).toBeGreaterThan(half);
});

test('accepts the token in the query', async () => {
  const token = Buffer.from(tokenFor('recruiter')).toString('base64');
  const { status } = await send(`/echo?user_token=${token}`, { organizationId: castOrganizations.a });
  expect(status).toBe(200);
});

test.each([
  ['nothing', ''],
  ['half a document', '{"organizationId":'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['null', 'null'],
  ['a missing field', '{}'],
  ['a wrong type', '{"organizationId":"agency-a","amount":"many"}'],
])('refuses a body that is %s', async (_name, body) => {
  const { status, answer } = await send('/echo', body, tokenFor('recruiter'));
  expect({ status, answer }).toEqual({ status: 400, answer: invalidRequest });
});

test('refuses a body that is too large', async () => {
  const { status, answer } = await send('/echo', `{"a":"${'x'.repeat(300_000)}"}`, tokenFor('recruiter'));
  expect({ status, answer }).toMatchObject({ status: 413, answer: { name: 'tooLarge', success: false } });
});

test('refuses a caller without a right in one shape', async () => {
  const body = { organizationId: castOrganizations.a };
  expect(await send('/echo', body)).toMatchObject({
    status: 401,
    answer: { name: 'unauthenticated', message: 'Permission denied.', success: false, code: 401 },
  });
  expect(await send('/echo', body, tokenFor('foreignRecruiter'))).toMatchObject({
    status: 403,
    answer: { name: 'permissionDenied', message: 'Permission denied.', success: false, code: 403 },
  });
});

test('an unauthenticated caller learns nothing about the body', async () => {
  expect(await send('/echo', '{')).toMatchObject({ status: 401 });
});

test('a caller without the right learns nothing about the body', async () => {
  expect(await send('/operate', '{"a":', tokenFor('admin'))).toMatchObject({ status: 403 });
  expect(await send('/operate', '{"a":', tokenFor('superAdmin'))).toMatchObject({ status: 400 });
});

test('reads the query of a GET and recognizes staff on a public call', async () => {
  const read = async (query: string, headers: Record<string, string> = {}) =>
    (await fetch(`${address}/word?${query}`, { headers })).json() as Promise<unknown>;
  expect(await read('word=hello')).toEqual({ success: true, data: 'hello nobody', message: 'Here it is' });
  const staff = { authorization: `Bearer ${tokenFor('admin')}` };
  expect(await read('word=hello', staff)).toMatchObject({ data: 'hello admin' });
  const altered = { authorization: 'Bearer a.nobody.c' };
  expect(await read('word=hello', altered)).toMatchObject({ data: 'hello nobody' });
  expect(await read('word=toolong')).toEqual({
    name: 'invalidQuery',
    message: 'Invalid query parameters provided.',
    success: false,
    code: 400,
  });
});

test.each([
  ['an unknown path', '/api/test/nothing', 'POST', 404],
  ['the root', '/', 'GET', 404],
  ['a wrong method', '/echo', 'DELETE', 400],
  ['a malformed address', '/%E0%A4%A', 'GET', 404],
])('answers %s with the error object', async (_name, path, method, status) => {
  const response = await fetch(`${address}${path}`, { method });
  const answer: unknown = await response.json();
  expect(response.status).toBe(status);
  expect(answer).toMatchObject({ success: false, code: status });
  expect(Object.keys(answer ?? {}).sort()).toEqual(['code', 'message', 'name', 'success']);
});

test.each([
  ['a key that means the prototype', '{"__proto__":{"organizationId":"agency-a"},"organizationId":"agency-a"}'],
  ['such a key inside', '{"organizationId":"agency-a","note":{"__proto__":{"text":1}}}'],
  ['an object that is trimmed like a text', '{"organizationId":"agency-a","note":{"text":{"a":1}}}'],
  ['a list that is trimmed like a text', '{"organizationId":"agency-a","note":{"text":[1]}}'],
  ['lists without an end', '['.repeat(100_000)],
])('answers %s as an invalid request', async (_name, body) => {
  expect(await send('/echo', body, tokenFor('recruiter'))).toMatchObject({ status: 400, answer: invalidRequest });
});

test('shows the message of a domain error and hides the cause of a bug', async () => {
  expect(await send('/refuse', {})).toMatchObject({ status: 422, answer: { message: 'This file is empty.' } });
  expect(lines.at(-1)).toMatch(/"refused".*"kind":"unusableFile"/);
  const { status, answer } = await send('/break', {});
  expect({ status, answer }).toEqual({
    status: 500,
    answer: { name: 'internal', message: 'Something wrong happened', success: false, code: 500 },
  });
  expect(lines.at(-1)).toContain('"severity":"error"');
});

test('sends a file as a download that browsers do not render', async () => {
  const response = await fetch(`${address}/file`, {
    ...{ method: 'POST', body: '{}' },
    headers: { 'content-type': 'application/json' },
  });
  expect(await response.text()).toBe('abc');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Resume _1_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%221%22.pdf`,
  );
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('receives the file of a form together with the input in the query', async () => {
  const sendForm = async (query: string, fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'string') form.set(name, value);
      else form.set(name, value, 'résumé.txt');
    }
    const response = await fetch(`${address}/form?${query}`, { method: 'POST', body: form });
    const answer: unknown = await response.json();
    return answer;
  };
  expect(await sendForm('jobId=j1', { note: 'x', file: new Blob(['text']) })).toMatchObject({
    data: { jobId: 'j1', file: 'résumé.txt:text' },
  });
  expect(await sendForm('jobId=j1', {})).toMatchObject({ data: { file: ':' } });
  expect(await sendForm('', { jobId: 'j1', file: new Blob(['text']) })).toEqual(invalidRequest);
  expect(await sendForm('jobId=j1', { other: new Blob(['text']) })).toEqual(invalidRequest);
  expect(await send('/form?jobId=j1', {})).toMatchObject({ status: 400 });
});

test('no response allows another origin', async () => {
  const response = await fetch(`${address}/word?word=hello`, { headers: { origin: 'https://elsewhere.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test('a missing configuration is reported to the log only', async () => {
  const ports = () => {
    throw new Error('The environment variable CODE_KEY is missing.');
  };
  const broken = createServer(
    serve({ basePath: '/api/test', routes, ports, timeoutSeconds, log: recordingLogger(lines) }),
  );
  try {
    const response = await fetch(`${await listen(broken)}/word?word=hello`);
    const answer: unknown = await response.json();
    expect(answer).toEqual({ name: 'internal', message: 'Something wrong happened', success: false, code: 500 });
    expect(lines.at(-1)).toContain('CODE_KEY');
  } finally {
    await new Promise((resolve) => broken.close(resolve));
  }
});
