import { beforeAll, expect, test } from '@jest/globals';
import { outboxNoteSchema } from '@portal/domain/ats/outbox-note';
import { contactSchema } from '@portal/domain/contacts/contact';
import { collections } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { sectionRoutes } from '../profiles/section-routes';
import { call, freshWorld, read, signIn, write, withoutTriggers } from '../testing/emulator';
import { saveOrganization } from '../testing/public-page';
import { middlewareRoutes } from './middleware-routes';

withoutTriggers();

/** Who is refused by each right, and how. */
const refusals = {
  'candidate:write': { nobody: 401, foreign: 403, client: 403, disabled: 403, unverified: 403 },
  'organization:edit': { nobody: 401, foreign: 403, client: 403, disabled: 403, unverified: 403, recruiter: 403 },
} as const;

const world = freshWorld();
const tokens: Record<string, string | undefined> = {};
const params: Readonly<Record<string, string>> = {
  orgId: world.a,
  jobId: 'none',
  candidateId: '1',
  fileUuid: 'none',
  kind: 'jobs',
  entity: 'Candidate',
};

beforeAll(async () => {
  await saveOrganization(world.a);
  const cast = {
    foreign: 'foreignAdmin',
    client: 'recruiterClient',
    disabled: 'disabled',
    unverified: 'unverified',
    recruiter: 'recruiter',
  } as const;
  for (const [actor, name] of Object.entries(cast)) tokens[actor] = (await signIn(name, world)).token;
});

const guarded = [...middlewareRoutes, ...sectionRoutes].flatMap(({ endpoint, access }) =>
  access === 'candidate:write' || access === 'organization:edit' ? [{ ...endpoint, access }] : [],
);

test('few calls are public, and all others name a right of staff', () => {
  const open = middlewareRoutes.filter(({ access }) => access === 'public').map(({ endpoint }) => endpoint.path);
  expect(open.toSorted()).toEqual([
    '/bullhorn/:orgId/refreshTearsheets',
    '/oauth2/bullhorn-user',
    '/oauth2/bullhorn-user/callback',
  ]);
  expect(guarded).toHaveLength(middlewareRoutes.length + sectionRoutes.length - open.length);
});

test.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s refuses all without its right',
  async (_, { method, path, access }) => {
    const type = path.includes('/candidates/') ? 'resume' : 'aiSummaryJob';
    const url = path.replaceAll(/:(\w+)/g, (_found, name: string) => (name === 'type' ? type : (params[name] ?? '')));
    const noteType = path.includes('jmNote') ? 'jmView' : 'smCandidateView';
    const ids = { candidateIds: ['1'], candidates: ['1'], clientContacts: ['1'], candidate: '1', clientContact: '1' };
    const body = method === 'POST' ? { ...ids, noteType } : undefined;
    const outcomes: Record<string, number> = {};
    for (const actor of Object.keys(refusals[access])) {
      const token = tokens[actor];
      outcomes[actor] = (await call(url, { method, body, ...(token === undefined ? {} : { token }) })).status;
    }
    expect(outcomes).toEqual(refusals[access]);
  },
);

test('notes that staff leave wait for the ATS, each about its person', async () => {
  const token = tokens.recruiter ?? '';
  const note = async (path: string, body: object) =>
    await call<{ queued: number }>(`/bullhorn/organizations/${world.a}/${path}`, { token, body });
  const { uid: sender } = await signIn('recruiter', world);
  await write(`${collections.clientContacts(world.a)}/21`, contactSchema.cast({ id: '21', organizationId: world.a }));
  const queued = await Promise.all([
    note('jobs/jmNote', { candidates: ['51', '52'], noteType: 'jmView', jobId: '41', senderId: sender }),
    note('jobs/jmNote', { candidates: ['51'], noteType: 'jmInterested' }),
    note('candidates/smNote', {
      clientContacts: ['22'],
      noteType: 'publicFeedback',
      isFeedbackPositive: true,
      feedback: 'Soon, please.',
      candidateId: '53',
    }),
    note('job-unsubscribe', { candidate: '54', senderId: '', jobId: '' }),
    note('unsubscribe', { clientContact: '21', senderId: '', isLead: false, candidateId: '' }),
  ]);
  // Interest in a job is not noted unless the organization wants it.
  expect(queued.map(({ body }) => body.data.queued)).toEqual([2, 0, 1, 1, 1]);
  const { docs } = await firestore().collection(collections.atsNotes(world.a)).get();
  const notes = docs.map((one) => outboxNoteSchema.cast(one.data(), { assert: false }));
  const told = notes.map(({ noteType, subject, candidateId, jobId, author, state }) =>
    [noteType, subject, candidateId, jobId, author, state].join(' '),
  );
  expect(told.toSorted()).toEqual([
    'jmUnsubscribe 54 54   waiting',
    `jmView 51 51 41 ${sender} waiting`,
    `jmView 52 52 41 ${sender} waiting`,
    'publicFeedback 22 53   waiting',
    'smUnsubscribe 21    waiting',
  ]);
  expect(notes.find(({ noteType }) => noteType === 'publicFeedback')?.text).toContain('Soon, please.');
  expect(await read(`${collections.clientContacts(world.a)}/21`)).toMatchObject({ smEmailsUnsubscribe: true });
  expect((await note('jobs/jmNote', { candidates: ['51'], noteType: 'submissionStatus' })).status).toBe(400);
});

test('nobody leaves a note in the name of a user of another organization', async () => {
  const token = tokens.recruiter ?? '';
  const { uid: senderId } = await signIn('foreignAdmin', world);
  const subjects = {
    candidates: ['61'],
    clientContacts: ['61'],
    candidate: '61',
    clientContact: '61',
    candidateId: '61',
  };
  const notes: readonly (readonly [path: string, noteType: string])[] = [
    ['jobs/jmNote', 'jmView'],
    ['candidates/smNote', 'smCandidateView'],
    ['job-unsubscribe', ''],
    ['unsubscribe', ''],
  ];
  for (const [path, noteType] of notes) {
    const body = { ...subjects, senderId, isLead: false, jobId: '', ...(noteType ? { noteType } : {}) };
    const { status } = await call(`/bullhorn/organizations/${world.a}/${path}`, { token, body });
    expect([path, status]).toEqual([path, 403]);
  }
});
