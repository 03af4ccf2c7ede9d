import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { csvFile } from '@portal/domain/tables/csv';
import type { AtsSession } from '@portal/domain/users/user';
import { SessionEnded, SignInRefused, type ApplicantTracking } from '@portal/functions/adapters/ats/applicant-tracking';
import { createBullhorn } from '@portal/functions/adapters/bullhorn/bullhorn';
import { createCsvFolder } from '@portal/functions/adapters/csv-folder/csv-folder';
import { recordingLogger } from '@portal/functions/testing/fake-ports';
import { simulatedUser } from '../bullhorn/simulated-user';
import { createSimulator } from '../bullhorn/simulator';

/** What the portal needs of any applicant-tracking system, tried against each of its adapters with the same records. */
interface Tried {
  ats: ApplicantTracking;
  /** Notes and statuses of submissions there. */
  written: () => Promise<{ notes: string[]; statuses: string[] }>;
  stop: () => Promise<void>;
}

const jobs = Array.from({ length: 501 }, (_, index) => ({
  id: index + 1,
  title: `Job ${String(index + 1)}`,
  isOpen: index !== 1,
  dateLastModified: Date.UTC(2026, index === 500 ? 5 : 1),
}));

async function bullhorn(): Promise<Tried> {
  const server = createServer(createSimulator({ clientId: 'portal', clientSecret: 's', now: () => Date.now() }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const control = `${origin}/simulator/corporations/api`;
  const put = {
    password: 'right',
    users: [
      simulatedUser({ id: 7, name: 'Ann Lee', email: 'Ann@Agency.example', masterUserID: 7 }),
      simulatedUser({ id: 8, name: 'Gone', isDeleted: true }),
    ],
    rows: {
      ClientCorporation: [{ id: 9_001, name: 'Acme' }],
      JobOrder: jobs.map((job) => ({ ...job, isDeleted: false, clientCorporation: { id: 9_001 } })),
      Candidate: [
        { id: 51, firstName: 'Ada', lastName: 'Ng', name: 'Ada Ng', email: 'ADA@example.com', dateAdded: 1 },
        { id: 52, firstName: 'Bo', lastName: 'Li', name: 'Bo Li', dateAdded: 2 },
      ],
      Lead: [{ id: 31, firstName: 'Di', lastName: 'Poe', name: 'Di Poe', email: 'DI@lead.example' }],
      JobSubmission: [{ candidate: { id: 51 }, jobOrder: { id: 1 }, status: 'Submitted', isDeleted: false }],
      Tearsheet: [{ id: 81, name: 'Best', isPrivate: false, isDeleted: false }],
    },
    links: [['Tearsheet.candidates', [[81, 51]]]],
  };
  const headers = { 'content-type': 'application/json' };
  await fetch(control, { method: 'PUT', headers, body: JSON.stringify(put) });
  const rows = async (entity: string) =>
    ((await (await fetch(`${control}/rows/${entity}`)).json()) as { data: Record<string, unknown>[] }).data;
  const settings = { url: `${origin}/rest-services`, clientId: 'portal', clientSecret: 's' };
  return {
    ats: createBullhorn({ ...settings, log: recordingLogger() }),
    written: async () => ({
      notes: (await rows('Note')).map(({ comments }) => String(comments)),
      statuses: (await rows('JobSubmission')).map(({ status }) => String(status)),
    }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function csvFolder(): Promise<Tried> {
  const folder = await mkdtemp(join(tmpdir(), 'ats-'));
  const tables: Record<string, [string, ...string[]]> = {
    users: ['id,name,email,isDeleted', '7,Ann Lee,Ann@Agency.example,', '8,Gone,,true'],
    candidates: [
      'id,firstName,lastName,name,email,dateAdded',
      '51,Ada,Ng,Ada Ng,ADA@example.com,1',
      '52,Bo,Li,Bo Li,,2',
    ],
    leads: ['id,firstName,lastName,name,email', '31,Di,Poe,Di Poe,DI@lead.example'],
    submissions: ['candidateId,jobId,status', '51,1,Submitted'],
    tearsheets: ['id,name,candidateIds', '81,Best,51'],
  };
  for (const [name, lines] of Object.entries(tables)) await writeFile(join(folder, `${name}.csv`), lines.join('\n'));
  const columns = ['id', 'title', 'isOpen', 'company', 'dateLastModified'];
  const cells = jobs.map(({ id, title, isOpen, dateLastModified }) =>
    [id, title, isOpen, 'Acme', dateLastModified].map(String),
  );
  await writeFile(join(folder, 'jobs.csv'), csvFile(columns, cells));
  await mkdir(join(folder, 'files/51'), { recursive: true });
  const cellsOf = async (name: string) => (await readFile(join(folder, `${name}.csv`), 'utf8')).split('\r\n').slice(1);
  return {
    ats: createCsvFolder(folder),
    written: async () => ({
      notes: (await cellsOf('notes')).flatMap((line) => line.split(',')[2] ?? []),
      statuses: (await cellsOf('submissions')).flatMap((line) => line.split(',')[2] ?? []),
    }),
    stop: () => rm(folder, { recursive: true }),
  };
}

describe.each([
  ['Bullhorn', bullhorn],
  ['a folder of CSV files', csvFolder],
])('%s', (_, start) => {
  let tried: Tried;
  let ats: ApplicantTracking;
  let session: AtsSession;
  beforeAll(async () => {
    tried = await start();
    ({ ats } = tried);
    const { refresh_token: refreshToken } = await ats.signIn('api', 'right');
    const { access_token: accessToken } = await ats.renew('api', refreshToken);
    session = await ats.logIn('api', accessToken);
  });
  afterAll(() => tried.stop());

  test('lists its users without those who are gone', async () => {
    expect(await ats.users(session)).toMatchObject([{ id: '7', email: 'ann@agency.example', name: 'Ann Lee' }]);
    await expect(ats.users({ expire_time: session.expire_time })).rejects.toBeInstanceOf(SessionEnded);
  });

  test('lists jobs page by page, all of them or what has changed', async () => {
    const first = await ats.jobs(session, { since: null, after: '' });
    expect(first.rows).toHaveLength(500);
    expect(first.rows.slice(0, 2)).toMatchObject([
      { id: '1', details: { jobTitle: 'Job 1', company: 'Acme', status: 0 } },
      { id: '2', details: { status: 1 } },
    ]);
    const second = await ats.jobs(session, { since: null, after: first.next ?? '' });
    expect(second).toMatchObject({ rows: [{ id: '501' }], next: null });
    const changed = await ats.jobs(session, { since: Date.UTC(2026, 3), after: '' });
    expect(changed.rows.map(({ id }) => id)).toEqual(['501']);
    expect(await ats.jobsById(session, ['2', '9999'])).toMatchObject([{ id: '2' }]);
  });

  test('reads candidates, submissions, tearsheets and leads', async () => {
    const [ada, ...others] = await ats.candidates(session, { ids: ['51', '404'], extraFields: [] });
    expect(others).toEqual([]);
    expect(ada).toMatchObject({ id: '51', isDeleted: false, record: { candidate: { email: 'ada@example.com' } } });
    expect(await ats.submittedTo(session, '1')).toEqual([{ candidateId: '51', status: 'Submitted' }]);
    expect(await ats.newestCandidates(session, 1)).toMatchObject([{ id: '52', name: 'Bo Li' }]);
    expect((await ats.tearsheets(session, { since: null, after: '' })).rows).toMatchObject([
      { id: '81', name: 'Best', candidateIds: ['51'], isDeleted: false },
    ]);
    expect((await ats.contacts(session, { since: null, after: '', isLead: true })).rows).toMatchObject([
      { id: '31', email: 'di@lead.example', isLead: true },
    ]);
    expect(await ats.resumeOf(session, '51')).toBeNull();
    expect((await ats.fields(session, 'Candidate')).map(({ name }) => name)).toContain('lastName');
  });

  test('takes each note and each status once', async () => {
    const note = { key: 'n1', action: 'Email', comments: 'Seen', personIds: ['51'], authorId: '', jobIds: ['1'] };
    await ats.keepNote(session, note);
    await ats.keepNote(session, note);
    const submission = { candidateId: '51', jobId: '1', status: 'Interview', authorId: '' };
    await ats.saveSubmission(session, submission);
    await ats.saveSubmission(session, submission);
    const { notes, statuses } = await tried.written();
    expect(notes).toEqual([expect.stringContaining('Seen')]);
    expect(statuses).toEqual(['Interview']);
  });
});

test('a missing folder refuses the sign-in', async () => {
  await expect(createCsvFolder('/nowhere/at/all').signIn('api', '')).rejects.toBeInstanceOf(SignInRefused);
});
