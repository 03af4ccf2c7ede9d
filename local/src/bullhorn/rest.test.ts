import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { simulatedUser } from './simulated-user';
import { createSimulator } from './simulator';

/** The simulator's REST interface as any client sees it: plain HTTP. */
const clock = { now: Date.parse('2026-03-02T10:00:00Z') };
const server = createServer(createSimulator({ clientId: 'key', clientSecret: 'secret', now: () => clock.now }));
let origin = '';
let restUrl = '';
let token = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  await control('PUT', '', {
    password: 'right',
    users: [simulatedUser({ id: 1, name: 'Ann Lee', email: 'ann@agency.example' })],
    rows: {
      Category: [{ id: 10, name: 'Engineering' }],
      Skill: [
        { id: 20, name: 'TypeScript' },
        { id: 21, name: 'Go' },
      ],
    },
  });
  ({ restUrl, token } = await signIn());
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const control = (method: string, path: string, body: unknown) =>
  fetch(`${origin}/simulator/corporations/api${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function signIn(): Promise<{ restUrl: string; token: string }> {
  const info = (await (await fetch(`${origin}/rest-services/loginInfo?username=api`)).json()) as Record<string, string>;
  const authorize = `${info.oauthUrl}/authorize?client_id=key&response_type=code&action=Login&username=api&password=right`;
  const redirect = await fetch(authorize, { redirect: 'manual' });
  const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const query = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: 'key',
    client_secret: 'secret',
  });
  const tokens = (await (await fetch(`${info.oauthUrl}/token?${query}`, { method: 'POST' })).json()) as {
    access_token: string;
  };
  const login = await fetch(`${info.restUrl}/login?version=*&access_token=${encodeURIComponent(tokens.access_token)}`, {
    method: 'POST',
  });
  const session = (await login.json()) as { BhRestToken: string; restUrl: string };
  return { restUrl: session.restUrl, token: session.BhRestToken };
}

interface Answer {
  status: number;
  body: Record<string, unknown> & { data: Record<string, unknown>[] & Record<string, unknown> };
}

async function call(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${restUrl}${path}`, {
    method,
    headers: { BhRestToken: token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Answer['body'] };
}

async function create(type: string, values: Record<string, unknown>): Promise<number> {
  const { status, body } = await call('PUT', `entity/${type}`, values);
  expect({ type, status, body }).toMatchObject({
    status: 200,
    body: { changedEntityType: type, changeType: 'INSERT' },
  });
  return body.changedEntityId as number;
}

const candidate = (firstName: string, more: Record<string, unknown> = {}) =>
  create('Candidate', { firstName, lastName: 'Reed', name: `${firstName} Reed`, ...more });

describe('a session', () => {
  test.each([
    ['no token', {}, 412],
    ['a wrong token', { BhRestToken: 'session:wrong' }, 401],
  ])('%s', async (_name, headers, status) => {
    expect((await fetch(`${restUrl}ping`, { headers })).status).toBe(status);
  });

  test('works by header, query and cookie', async () => {
    // Some clients encode it in a URL, others do not.
    const encoded = encodeURIComponent(token);
    const answers = await Promise.all([
      fetch(`${restUrl}ping`, { headers: { bhresttoken: token } }),
      fetch(`${restUrl}ping?BhRestToken=${encoded}`),
      fetch(`${restUrl}ping?BhRestToken=${token}`),
      fetch(`${restUrl}ping`, { headers: { cookie: `BhRestToken=${encoded}` } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('ends with logout', async () => {
    const other = await signIn();
    await fetch(`${other.restUrl}logout`, { headers: { BhRestToken: other.token } });
    expect((await fetch(`${other.restUrl}ping`, { headers: { BhRestToken: other.token } })).status).toBe(401);
  });
});

describe('entities', () => {
  test('are created, read with nested fields, changed and deleted softly', async () => {
    const id = await candidate('Ada', { category: { id: 10 }, address: { city: 'Boston', state: 'MA' } });
    const read = () =>
      call('GET', `entity/Candidate/${id}?fields=firstName,category(id,name),owner,address(city),isDeleted`);
    expect((await read()).body.data).toEqual({
      id,
      firstName: 'Ada',
      category: { id: 10, name: 'Engineering' },
      owner: { id: 1, firstName: 'Ann', lastName: 'Lee', _subtype: 'CorporateUser' },
      address: { city: 'Boston' },
      isDeleted: false,
      _subtype: 'Candidate',
    });
    expect(await call('POST', `entity/Candidate/${id}`, { firstName: 'Adele' })).toMatchObject({
      body: { changedEntityType: 'Candidate', changedEntityId: id, changeType: 'UPDATE', data: { firstName: 'Adele' } },
    });
    expect(await call('DELETE', `entity/Candidate/${id}`)).toMatchObject({ body: { changeType: 'DELETE' } });
    expect((await read()).body.data).toMatchObject({ firstName: 'Adele', isDeleted: true });
  });

  test.each([
    ['an unknown type', 'GET', 'entity/Nothing/1?fields=id', undefined, 404],
    ['a type in the wrong case', 'GET', 'entity/candidate/1?fields=id', undefined, 404],
    ['an unknown record', 'GET', 'entity/Candidate/99999?fields=id', undefined, 404],
    ['an unknown field in a read', 'GET', 'entity/CorporateUser/1?fields=nothing', undefined, 400],
    ['an unknown field in a write', 'PUT', 'entity/Candidate', { firstName: 'A', lastName: 'B', nothing: 1 }, 400],
    ['a missing required field', 'PUT', 'entity/Candidate', { firstName: 'A' }, 400],
    ['text that is too long', 'PUT', 'entity/Tearsheet', { name: 'x'.repeat(101) }, 400],
    [
      'an association with an unknown record',
      'PUT',
      'entity/JobOrder',
      { title: 'A', clientCorporation: { id: 9 } },
      400,
    ],
    ['a write of a read-only type', 'POST', 'entity/CorporateUser/1', { name: 'A' }, 400],
    ['an unknown call', 'GET', 'nothing/Candidate', undefined, 404],
    ['an unknown method', 'DELETE', 'ping', undefined, 404],
    ['a to-many field in a write', 'PUT', 'entity/Tearsheet', { name: 'A', candidates: [{ id: 1 }] }, 400],
  ])('%s is refused', async (_name, method, path, body, status) => {
    expect(await call(method, path, body)).toMatchObject({ status, body: { errorCode: status } });
  });

  test('associations are seen from both sides and hide softly deleted records', async () => {
    const ids = await Promise.all([candidate('Bea'), candidate('Cal'), candidate('Dan')]);
    const tearsheet = await create('Tearsheet', { name: 'Engineers' });
    await call('PUT', `entity/Tearsheet/${tearsheet}/candidates/${ids.join(',')}`);
    expect(await call('PUT', `entity/Tearsheet/${tearsheet}/candidates/${ids[0]}`)).toMatchObject({ status: 400 });
    await call('DELETE', `entity/Tearsheet/${tearsheet}/candidates/${ids[1]}`);
    await call('POST', `entity/Candidate/${ids[2]}`, { isDeleted: true });
    expect((await call('GET', `entity/Tearsheet/${tearsheet}?fields=candidates(firstName)`)).body.data).toMatchObject({
      candidates: { total: 1, data: [{ firstName: 'Bea' }] },
    });
    expect(
      (await call('GET', `entity/Candidate/${ids[0]}/tearsheets?fields=name&showTotalMatched=true`)).body,
    ).toMatchObject({
      total: 1,
      data: [{ id: tearsheet, name: 'Engineers' }],
    });
    expect((await call('POST', 'association/Tearsheet/candidates', { ids: [tearsheet] })).body.data).toEqual([
      [tearsheet, ids[0]],
    ]);
  });

  test('a note is linked to the people it names, and a change of status is kept as history', async () => {
    const person = await candidate('Eva');
    const company = await create('ClientCorporation', { name: 'Acme' });
    const job = await create('JobOrder', { title: 'Engineer', clientCorporation: { id: company } });
    await create('Note', { comments: 'Called.', action: 'Outbound Call', personReference: { id: person } });
    const submission = await create('JobSubmission', {
      candidate: { id: person },
      jobOrder: { id: job },
      status: 'Submitted',
    });
    await call('POST', `entity/JobSubmission/${submission}`, { status: 'Placed' });
    expect(
      (await call('GET', `search/JobSubmission?query=${encodeURIComponent(`jobOrder.id:${job}`)}`)).body.data,
    ).toEqual([submission]);
    const answer = await call(
      'GET',
      `entity/Candidate/${person}?fields=notes(comments),submissions(status,history[9](status))`,
    );
    expect(answer.body.data).toMatchObject({
      notes: { total: 1, data: [{ comments: 'Called.' }] },
      submissions: { data: [{ status: 'Placed', history: { data: [{ status: 'Submitted' }, { status: 'Placed' }] } }] },
    });
  });

  test('JSON is read under any content type, and a write without any is refused', async () => {
    const person = await candidate('Ivo');
    const send = (method: string, path: string, body: string) =>
      fetch(`${restUrl}${path}`, {
        method,
        headers: { BhRestToken: token, 'content-type': 'text/plain; charset=ISO-8859-1' },
        body,
      });
    const note = { comments: 'Called.', action: 'Outbound Call', personReference: { id: person } };
    expect((await send('PUT', 'entity/Note', JSON.stringify(note))).status).toBe(200);
    expect((await send('POST', `entity/Candidate/${person}`, '{"status":"Placed"}')).status).toBe(200);
    expect((await call('GET', `entity/Candidate/${person}?fields=status,notes(comments)`)).body.data).toMatchObject({
      status: 'Placed',
      notes: { data: [{ comments: 'Called.' }] },
    });
    for (const [method, path] of [
      ['PUT', 'entity/Note'],
      ['POST', `entity/Candidate/${person}`],
    ] as const) {
      expect((await send(method, path, '')).status).toBe(400);
    }
  });

  test('many are changed at once', async () => {
    const ids = await Promise.all([candidate('Fay'), candidate('Gus')]);
    const changes = { ids, status: 'Archive', primarySkills: { add: [20, 21] } };
    expect((await call('POST', 'massUpdate/Candidate', changes)).body).toEqual({ count: 2 });
    expect(
      (await call('GET', `entity/Candidate/${ids.join(',')}?fields=status,primarySkills`)).body.data,
    ).toMatchObject(ids.map((id) => ({ id, status: 'Archive', primarySkills: { total: 2 } })));
  });
});

describe('query and search', () => {
  let company = 0;
  beforeAll(async () => {
    company = await create('ClientCorporation', { name: "O'Neil & Sons" });
    const jobs: [string, boolean, string, number | null][] = [
      ['Nurse', true, 'Austin', 90_000],
      ['Senior Nurse', true, 'Boston', 120_000],
      ['Welder', false, 'Boston', null],
    ];
    for (const [title, isOpen, city, salary] of jobs) {
      clock.now += 86_400_000;
      ({ restUrl, token } = await signIn());
      await create('JobOrder', { title, isOpen, salary, address: { city }, clientCorporation: { id: company } });
    }
  });

  test.each([
    ["title='nurse'", ['Nurse']],
    ["title LIKE '%Nurse' AND isOpen=true", ['Nurse', 'Senior Nurse']],
    ["clientCorporation.name='O''Neil & Sons' AND salary IS NULL", ['Welder']],
    ['salary BETWEEN 80000 AND 100000', ['Nurse']],
    ["title IN ('Nurse','Welder')", ['Nurse', 'Welder']],
    ["NOT (title IN ('Nurse')) AND salary <> 0", ['Senior Nurse']],
    ['salary >= 120000', ['Senior Nurse']],
    ["address.city='Boston' AND isOpen=false", ['Welder']],
    [`dateAdded > ${Date.parse('2026-03-04T00:00:00Z')}`, ['Senior Nurse', 'Welder']],
  ])('where %s', async (where, titles) => {
    const scoped = `(${where}) AND clientCorporation.id=${company}`;
    const { status, body } = await call(
      'GET',
      `query/JobOrder?where=${encodeURIComponent(scoped)}&fields=title&orderBy=title`,
    );
    expect({ status, titles: body.data.map(({ title }) => title) }).toEqual({ status: 200, titles });
    expect((await call('POST', 'query/JobOrder?fields=title&orderBy=title', { where: scoped })).body).toEqual(body);
  });

  test.each([
    ['title:nurse', ['Nurse', 'Senior Nurse']],
    ['title:"senior nurse"', ['Senior Nurse']],
    ['title:weld*', ['Welder']],
    ['isOpen:1 AND address.city:Boston', ['Senior Nurse']],
    ['+isOpen:true -address.city:Boston', ['Nurse']],
    ['title:(nurse OR welder) AND NOT title:senior', ['Nurse', 'Welder']],
    ['dateAdded:[20260304 TO *]', ['Senior Nurse', 'Welder']],
    ['salary:[80000 TO 100000]', ['Nurse']],
    ['welder', ['Welder']],
  ])('search %s', async (query, titles) => {
    const scoped = `(${query}) AND clientCorporation.id:${company}`;
    const { status, body } = await call(
      'GET',
      `search/JobOrder?query=${encodeURIComponent(scoped)}&fields=title&sort=title`,
    );
    expect({ status, titles: body.data.map(({ title }) => title), total: body.total }).toEqual({
      status: 200,
      titles,
      total: titles.length,
    });
  });

  test.each([
    ['query/JobOrder?where=title%3D', 400],
    ['query/JobOrder?where=nothing%3D1', 400],
    ['query/JobOrder', 400],
    ['search/JobOrder?query=title:(', 400],
    ['search/JobSubmissionHistory?query=id:1', 404],
  ])('%s is refused', async (path, status) => {
    expect((await call('GET', path)).status).toBe(status);
  });

  test('pages hold 500 records at most and count what matches when asked', async () => {
    for (let index = 0; index < 503; index += 1) await candidate(`Row${String(index)}`, { source: 'paging' });
    const page = (more: string) => call('GET', `query/Candidate?where=source%3D%27paging%27&fields=id${more}`);
    expect((await page('')).body).toMatchObject({ start: 0, count: 15 });
    expect((await page('&count=1000&showTotalMatched=true')).body).toMatchObject({ total: 503, count: 500 });
    expect((await page('&count=1000&start=500')).body.data).toHaveLength(3);
  });

  test('search finds a write only after the lag of the index', async () => {
    await control('PUT', '/index-lag', { lagMs: 5_000 });
    const id = await candidate('Zoe');
    const found = async () => (await call('GET', `search/Candidate?query=id:${id}`)).body.data;
    expect(await found()).toEqual([]);
    clock.now += 5_001;
    expect(await found()).toEqual([id]);
    await control('PUT', '/index-lag', { lagMs: 0 });
  });
});

test('files are added, listed, read and removed', async () => {
  const id = await candidate('Hal');
  const fileContent = Buffer.from('A resume').toString('base64');
  const added = await call('PUT', `file/Candidate/${id}`, {
    name: 'hal.txt',
    type: 'Resume',
    fileContent,
    externalID: 'x',
    fileType: 'SAMPLE',
  });
  const { fileId } = added.body as unknown as { fileId: number };
  const form = new FormData();
  form.set('file', new Blob(['%PDF']), 'hal.pdf');
  const raw = await fetch(`${restUrl}file/Candidate/${id}/raw?filetype=SAMPLE&externalID=y`, {
    method: 'PUT',
    headers: { BhRestToken: token },
    body: form,
  });
  expect(await raw.json()).toMatchObject({ name: 'hal.pdf', contentSubType: 'pdf' });
  expect(
    (await call('GET', `entity/Candidate/${id}/fileAttachments?fields=name,type,fileSize`)).body.data,
  ).toMatchObject([{ name: 'hal.txt', type: 'Resume', fileSize: 8 }, { name: 'hal.pdf' }]);
  expect((await call('GET', `file/Candidate/${id}/${fileId}`)).body).toEqual({
    File: { contentType: 'text/plain', fileContent, name: 'hal.txt' },
  });
  expect((await call('DELETE', `file/Candidate/${id}/${fileId}`)).body).toEqual({ fileId, changeType: 'DELETED' });
  expect(await call('GET', `file/Candidate/${id}/${fileId}`)).toMatchObject({ status: 404 });
});

test('events are queued, taken off by reading, and read again by their number', async () => {
  await call('PUT', 'event/subscription/portal?type=entity&names=Candidate&eventTypes=INSERTED,UPDATED,DELETED');
  const read = (more = '') => call('GET', `event/subscription/portal?maxEvents=2${more}`);
  expect((await read()).body).toBeNull();
  const id = await candidate('Ida');
  await call('POST', `entity/Candidate/${id}`, { status: 'Active' });
  await call('DELETE', `entity/Candidate/${id}`);
  const first = await read();
  expect(first.body).toMatchObject({
    requestId: 1,
    events: [
      { entityName: 'Candidate', entityId: id, entityEventType: 'INSERTED' },
      { entityEventType: 'UPDATED', updatedProperties: ['status'] },
    ],
  });
  expect((await read()).body).toMatchObject({ requestId: 2, events: [{ entityEventType: 'DELETED' }] });
  expect((await read('&requestId=1')).body).toEqual(first.body);
  expect((await call('GET', 'event/subscription/portal/lastRequestId')).body).toEqual({ result: 2 });
  expect((await call('DELETE', 'event/subscription/portal')).body).toEqual({ result: true });
});

test('meta, options, settings and entitlements describe the data', async () => {
  const meta = await call('GET', 'meta/JobOrder?fields=title,status,owner&meta=full');
  expect(meta.body).toMatchObject({
    entity: 'JobOrder',
    fields: [
      { name: 'title', type: 'SCALAR', dataType: 'String', maxLength: 100, required: true },
      { name: 'status', inputType: 'SELECT' },
      { name: 'owner', type: 'TO_ONE', associatedEntity: { entity: 'CorporateUser' } },
    ],
  });
  // Also with the data itself, for the fields that are asked for.
  const read = async (path: string) => (await call('GET', path)).body;
  expect(await read('entity/CorporateUser/1?fields=firstName,address(city,state)&meta=full')).toMatchObject({
    meta: { entity: 'CorporateUser', fields: [{ name: 'firstName', hideFromSearch: false }, { name: 'address' }] },
    data: { id: 1 },
  });
  expect(await read('query/CorporateUser?where=id%3D1&fields=firstName&meta=basic')).toMatchObject({
    meta: { fields: [{ name: 'firstName', label: 'First Name' }] },
  });
  expect(await read('entity/CorporateUser/1?fields=firstName&meta=off')).not.toHaveProperty('meta');
  expect((await call('GET', 'options/Skill?filter=type')).body).toEqual({ data: [{ value: 20, label: 'TypeScript' }] });
  expect((await call('GET', 'settings/userId,corporationName')).body).toMatchObject({ userId: 1 });
  expect((await call('GET', 'entitlements/Candidate')).body).toContain('CREATE');
});

test('a resume is read into a candidate', async () => {
  const resume = 'Jane Miller\njane@example.com\n\nEXPERIENCE\nNurse, City Hospital, Boston\nJan 2020 - Present\n';
  const { body } = await call('POST', 'resume/parseToCandidateViaJson?format=text', { resume });
  expect(body).toMatchObject({ candidate: { firstName: 'Jane', lastName: 'Miller', email: 'jane@example.com' } });
});

test.each([
  ['a status', { status: 503 }, async () => (await call('GET', 'ping')).status, 503],
  ['a page', { html: true }, () => call('GET', 'ping').catch(() => 'no JSON'), 'no JSON'],
  ['half an answer', { half: true }, () => call('GET', 'ping').catch(() => 'broken off'), 'broken off'],
  ['an ended session', { ends: true }, async () => (await call('GET', 'ping')).status, 401],
])('%s is switched on for one call', async (_name, fault, act, expected) => {
  await control('POST', '/faults', [{ call: 'ping', times: 1, ...fault }]);
  expect(await act()).toEqual(expected);
  ({ restUrl, token } = await signIn());
  expect((await call('GET', 'ping')).status).toBe(200);
});
