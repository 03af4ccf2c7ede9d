import { beforeAll, describe, expect, test } from '@jest/globals';
import { atsUserSchema } from '@portal/domain/ats/ats-records';
import { skillsCandidateSchema, type SkillsCandidate } from '@portal/domain/ats/skills-candidate';
import { filterAggregationSize, filterResultSize } from '@portal/domain/constants/tearsheets';
import type { CreatedLink } from '@portal/domain/contracts/links-api';
import {
  marketingPagesApi,
  type CandidateJson,
  type ElasticAnswer,
  type GateAnswer,
  type JobProfilePage,
  type ListPage,
  type ProfilePage,
} from '@portal/domain/contracts/marketing-pages-api';
import { mailingRecipientSchema, mailingSchema } from '@portal/domain/mail/mailing';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { jobProfileSchema } from '@portal/domain/profiles/job-profile';
import { profileSchema } from '@portal/domain/profiles/profile';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../../store/firestore';
import {
  call,
  freshId,
  freshWorld,
  read,
  signIn,
  stored,
  write,
  type SignedIn,
  withoutTriggers,
  fetchOwn,
} from '../../testing/emulator';
import { mailsTo } from '../../testing/mailbox';
import { handlerContext, movableClock } from '../../testing/handler-context';
import { saveJob, saveOrganization, viewer } from '../../testing/public-page';
import { sendOutbox } from '../../testing/send-outbox';
import { ownPorts } from '../../testing/own-server';
import { recordView } from './record-view';

withoutTriggers();

const world = freshWorld();
const [ownerEmail, otherEmail] = [`${freshId('owner')}@agency.example`, `${freshId('desk')}@agency.example`];
let recruiter: SignedIn;
let jobId: string;
let list: PageLink;
let gated: PageLink;

/** A link as a browser has it. */
interface PageLink extends CreatedLink {
  /** Encoded id of what it shows. */
  id: string;
}

const post = <Data>(name: string, body: object) => call<Data>(`/api/public/${name}`, { body });
const notFound = { status: 404, body: { success: false, message: 'The page you were looking for does not exist.' } };
const built = {
  completedProfile: [
    { key: 'about', title: 'About', content: '<p>Calm at night</p><script>alert(1)</script>' },
    { key: 'inner', title: 'Internal', content: '<p>Too expensive</p>', isRecruiterOnly: true },
  ],
};

const candidate = (id: string, name: string, changes: object = {}): SkillsCandidate =>
  skillsCandidateSchema.cast({
    id,
    candidate: {
      ...{ id, name, email: `${id}@secret.example`, occupation: 'Nurse', category: { name: 'Health' } },
      ...{ address: { city: 'Austin', state: 'TX' }, salary: 50_000 + Number(id) },
    },
    selectedProfileId: 'default',
    ...changes,
  });

async function makeLink(name: string, body: object): Promise<PageLink> {
  const answer = await call<CreatedLink>(`/api/app/${name}`, {
    body: { organizationId: world.a, ...body },
    token: recruiter.token,
  });
  const path = new URL(answer.body.data.url).pathname.split('/').filter(Boolean);
  return { ...answer.body.data, id: path[name.includes('Tearsheet') ? 3 : 1] ?? '' };
}
const profileLink = (candidateId: string, body: object = {}) =>
  makeLink('generateSmProfileLink', { candidateId, recipientId: freshId('contact'), ...body });
const openList = (link: PageLink, body: object = {}) =>
  post<ListPage>('getCandidateList', { organizationId: world.a, tearsheetId: link.id, data: link.data, ...body });
const namesOf = async (body: object = {}) =>
  (await openList(list, body)).body.data.content?.rows.map(({ name }) => name);

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, {
    ...{ SMNotificationsToCandidateOwner: true, SMNotificationsToOther: true, SMNotificationsToOtherEmail: otherEmail },
    productFeature: productFeatureSchema.cast({
      jobMarketing: {
        ...{ enable: '1', showApply: true },
        defaultQuestions: { title: 'Is it for you?', common: { email: { show: true } } },
        thumbsUpCustom: [{ question: 'When could you start?', required: true }],
        thumbsDownCustomMultipleAnswersQuestions: [
          { question: 'Why not?', required: false, answers: ['Pay', 'Place', '', ''], allowMultiple: false },
        ],
      },
      skillsMarketing: {
        filterFields: ['address.state', 'category'],
        filterRange: [{ field: 'salary', minRange: 0, maxRange: 100_000 }],
        filterLabels: { category: 'Categoria' },
      },
    }),
  });
  await write(documents.atsUser(world.a, '77'), atsUserSchema.cast({ id: '77', email: ownerEmail }));
  const people = [
    candidate('10', 'Ann Adams'),
    candidate('11', 'Bob Brown', { candidate: { ...candidate('11', 'Bob Brown').candidate, occupation: 'Welder' } }),
    candidate('12', 'Cy Clark', { owner: { id: '77' } }),
    candidate('13', 'Without Profile', { selectedProfileId: '' }),
    candidate('14', 'Deleted', { isDeleted: true }),
    candidate('15', ' '),
    candidate('16', 'Unlisted'),
    ...Array.from({ length: 20 }, (_, index) => candidate(String(20 + index), `Many ${index}`)),
  ];
  for (const one of people) {
    await write(documents.skillsCandidate(world.a, one.id), one);
    const profile = profileSchema.cast({ id: 'default', built });
    await write(`${collections.skillsProfiles(world.a, one.id)}/default`, profile);
  }
  ({ jobId } = await saveJob(recruiter, { selectedProfileId: 'default' }));
  await write(`${collections.jobProfiles(world.a, jobId)}/default`, jobProfileSchema.cast({ id: 'default', built }));
  const listed = people.filter(({ id }) => id !== '16').map(({ id }) => ({ id, isFavorite: id === '10' }));
  const tearsheet = { id: '118', candidates: { data: listed }, jobs: { data: [{ id: jobId }] } };
  await write(documents.tearsheet(world.a, '118'), tearsheetSchema.cast(tearsheet));
  list = await makeLink('generateTearsheetLink', { tearsheetId: '118', kind: 'candidates' });
  gated = await makeLink('generateTearsheetLink', { tearsheetId: '118', kind: 'candidates', hasGateing: true });
});

describe('a profile', () => {
  test('shows what viewers may see, sanitized', async () => {
    const link = await profileLink('10');
    const { status, body } = await post<ProfilePage>('getProfile', { candidateId: link.id, data: link.data });
    expect(status).toBe(200);
    expect(body.data.content?.profile.sections.map(({ content }) => content)).toEqual(['<p>Calm at night</p>']);
    expect(body.data.content?.feedback).toMatchObject({ isOneTimeFeedback: true });
    expect(JSON.stringify(body)).not.toMatch(/secret\.example|Too expensive|<script/);
  });

  test.each(['13', '14'])('of candidate %s, who is not published, has no content', async (id) => {
    const link = id === '13' ? await profileLink(id) : null;
    if (!link) {
      expect((await profileLinkAnswer(id)).status).toBe(404);
      return;
    }
    const { body } = await post<ProfilePage>('getProfile', { candidateId: link.id, data: link.data });
    expect(body.data.content).toBeNull();
  });

  test('that is stored broken shows the parts that can be read', async () => {
    const broken = { ...built, headerContent: { html: 'x' }, secondColumn: 'x' };
    await write(`${collections.skillsProfiles(world.a, '16')}/default`, { id: 'default', built: broken });
    const link = await profileLink('16');
    const { status, body } = await post<ProfilePage>('getProfile', { candidateId: link.id, data: link.data });
    expect(status).toBe(200);
    expect(body.data.content?.profile).toMatchObject({ headerContent: '', secondColumn: [] });
    expect(body.data.content?.profile.sections.map(({ content }) => content)).toEqual(['<p>Calm at night</p>']);
  });

  test('opens with no other link, code or id', async () => {
    const [one, other] = [await profileLink('10'), await profileLink('11')];
    const tries = [
      { candidateId: other.id, data: one.data },
      { candidateId: one.id, data: '' },
      { candidateId: one.id, data: one.data.slice(0, -2) },
      { candidateId: '10', data: one.data },
      { candidateId: list.id, data: list.data },
    ];
    for (const body of tries) expect(await post('getProfile', body)).toMatchObject(notFound);
    await call('/api/app/revokeLink', {
      body: { organizationId: world.a, linkId: one.linkId },
      token: recruiter.token,
    });
    expect(await post('getProfile', { candidateId: one.id, data: one.data })).toMatchObject(notFound);
  });

  test('counts the first vote of a viewer, a view per session and feedback once', async () => {
    const link = await profileLink('12');
    const key = { candidateId: link.id, data: link.data };
    const who = viewer();
    const votes = ['smVotePositive', 'smVoteNegative', 'smVotePositive'].map((vote) =>
      post<{ counted: boolean }>('sendProfileFeedbackVote', { ...key, vote, viewer: who }),
    );
    expect((await Promise.all(votes)).filter(({ body }) => body.data.counted)).toHaveLength(1);
    expect(await post('sendProfileFeedbackVote', { ...key, vote: 'positive', viewer: who })).toMatchObject({
      status: 400,
    });
    const see = () =>
      post('analytics/marketing-event', { kind: 'profile', id: link.id, data: link.data, viewer: who, duration: 3 });
    for (const answer of await Promise.all([see(), see(), see()])) expect(answer).toMatchObject({ status: 200 });
    const answers = { approve: true, whyApprove: 'Skills' };
    const submit = () => post('submitProfileFeedback', { ...key, answers, viewer: who, duration: 4 });
    expect(await submit()).toMatchObject({ status: 200 });
    expect(await submit()).toMatchObject({ status: 200 });
    // The people whom the notification settings name, and not the sender of the link.
    await sendOutbox(ownPorts());
    const about = 'Cy Clark';
    for (const to of [ownerEmail, otherEmail]) expect(await mailsTo(to, 1, about)).toHaveLength(1);
    expect(await mailsTo(recruiter.email, 0, about)).toEqual([]);
    const stored = await read(documents.skillsCandidate(world.a, '12'));
    const { upVotes = 0, downVotes = 0, pageViews, feedbacks } = stored!.public as Record<string, number>;
    expect({ votes: upVotes + downVotes, pageViews, feedbacks }).toEqual({ votes: 1, pageViews: 1, feedbacks: 1 });
    expect(await read(documents.sharedLink(world.a, link.linkId))).toMatchObject({ views: 1 });
    const notes = await firestore().collection(collections.atsNotes(world.a)).where('candidateId', '==', '12').get();
    expect(notes.docs.map((note) => String(note.get('noteType'))).sort()).toEqual([
      'publicFeedback',
      'smCandidateView',
    ]);
    const said = notes.docs.map((note) => String(note.get('text')));
    expect(said).toContain(
      'Anonymous viewer (Red Fox): thumbs up for Cy Clark\nWhy do you approve of this candidate? Skills',
    );
  });
});

test('an anonymous profile names nobody on its page and in the copy of the feedback', async () => {
  const publicCandidate = { sendFeedbackCopyToUser: true };
  await write(documents.skillsCandidate(world.a, '19'), candidate('19', 'Ned Nameless', { publicCandidate }));
  const path = `${collections.skillsProfiles(world.a, '19')}/default`;
  await write(path, profileSchema.cast({ id: 'default', built, isAnonymous: true }));
  const link = await profileLink('19');
  const key = { candidateId: link.id, data: link.data };
  expect(JSON.stringify((await post('getProfile', key)).body.data)).not.toContain('Nameless');
  const email = `${freshId('viewer')}@client.example`;
  const answers = { approve: true, whyApprove: 'Skills', email };
  const sent = await post('submitProfileFeedback', { ...key, answers, viewer: viewer(), duration: 4 });
  expect(sent.body.data).toEqual({ copySent: true });
  expect(await mailsTo(email, 1)).toMatchObject([{ subject: 'Your feedback on Anonymous candidate' }]);
});

test('a list stays anonymous, with its profile, when a named profile replaces the anonymous one in new links', async () => {
  const id = '17';
  await write(documents.skillsCandidate(world.a, id), candidate(id, 'Ned Nameless', { selectedProfileId: '' }));
  const profiles = collections.skillsProfiles(world.a, id);
  await write(`${profiles}/named`, profileSchema.cast({ id: 'named', built }));
  const redactions = [{ kind: 'person', text: 'Ned Nameless', forms: ['Ned Nameless'] }];
  await write(`${profiles}/blind`, profileSchema.cast({ id: 'blind', built, isAnonymous: true, redactions }));
  const tearsheet = { id: '119', candidates: { data: [{ id }] } };
  await write(documents.tearsheet(world.a, '119'), tearsheetSchema.cast(tearsheet));
  const shared = await makeLink('generateTearsheetLink', { tearsheetId: '119', kind: 'candidates' });
  const token = recruiter.token;
  const select = (profileId: string) =>
    call('/api/app/chooseProfile', {
      body: { organizationId: world.a, jobId: '', candidateId: id, profileId, closesLinks: true },
      token,
    });
  const rowOf = async () => (await openList(shared)).body.data.content?.rows[0];
  const isOpened = async (row: Awaited<ReturnType<typeof rowOf>>) => {
    const answer = await post<ProfilePage>('getProfile', { candidateId: row?.id ?? '', data: shared.data });
    expect(JSON.stringify(answer.body.data)).not.toContain('Nameless');
    return answer.body.data.content?.name;
  };
  await select('blind');
  const before = await rowOf();
  expect(before).toMatchObject({ name: 'Anonymous candidate' });
  expect(before?.slots).toContain('Anonymous candidate');
  expect((await select('named')).status).toBe(200);
  const link = await profileLink(id);
  expect(
    (await post<ProfilePage>('getProfile', { candidateId: link.id, data: link.data })).body.data.content?.name,
  ).toBe('Ned Nameless');
  const row = await rowOf();
  expect(row).toEqual(before);
  expect(await isOpened(row)).toBe('Anonymous candidate');
  const deleted = { organizationId: world.a, jobId: '', candidateId: id, profileId: 'blind' };
  expect((await call('/api/app/deleteProfile', { body: deleted, token })).status).toBe(200);
  expect(await rowOf()).toBeUndefined();
  expect(await isOpened(row)).toBeUndefined();
});

test('the time on a page is added for the recipient whom a mailing has sent the link', async () => {
  const link = await profileLink('10');
  const mailing = { id: freshId('mailing'), organizationId: world.a };
  const path = documents.mailing(world.a, mailing.id);
  await write(path, mailingSchema.cast({ ...mailing, kind: 'profile', targetId: '10', state: 'done' }));
  const recipient = { id: 'ann', mailingId: mailing.id, organizationId: world.a, contactId: 'ann', state: 'sent' };
  const recipientPath = `${collections.mailingRecipients(world.a, mailing.id)}/ann`;
  const sent = { ...recipient, linkId: link.linkId, sentAt: Timestamp.now() };
  await write(recipientPath, mailingRecipientSchema.cast(sent));
  const clock = movableClock();
  const geolocation = { locate: () => Promise.resolve({ country: '', region: '', city: '' }) };
  const who = viewer();
  for (const duration of [0, 5, 4]) {
    const view = { kind: 'profile', id: link.id, data: link.data, viewer: who, duration };
    const input = marketingPagesApi.marketingEvent.request.validateSync(view);
    await recordView(input, handlerContext(null, { clock, geolocation }));
    clock.pass(5_000);
  }
  expect(await read(path)).toMatchObject({ viewed: 1, answered: 0 });
  expect((await stored(recipientPath, mailingRecipientSchema)).viewSeconds).toBeCloseTo(9, 1);
});

const profileLinkAnswer = (candidateId: string) =>
  call('/api/app/generateSmProfileLink', { body: { organizationId: world.a, candidateId }, token: recruiter.token });

describe('a list of candidates', () => {
  test('lists the published ones, favorites first, ten at a time', async () => {
    const { body } = await openList(list);
    expect(body.data.content).toMatchObject({ total: 23, totalOfAll: 23, title: 'Candidates' });
    expect(body.data.content?.rows[0]).toMatchObject({ name: 'Ann Adams', isFavorite: true });
    expect(body.data.content?.rows).toHaveLength(10);
    const last = ['Many 0', 'Cy Clark', 'Bob Brown'];
    expect((await openList(list, { page: 3 })).body.data.content?.rows.map(({ name }) => name)).toEqual(last);
    expect((await openList(list, { page: 9 })).body.data.content?.rows.map(({ name }) => name)).toEqual(last);
    expect(JSON.stringify(body)).not.toContain('secret.example');
  });

  test('is not found in the path of another organization', async () => {
    expect(await openList(list, { organizationId: world.b })).toMatchObject(notFound);
  });

  test('searches words, filters and ranges together; a query is never syntax', async () => {
    expect(await namesOf({ text: 'weld' })).toEqual(['Bob Brown']);
    for (const text of ['*', 'name:*', '" OR "1', 'secret.example'])
      expect(await namesOf({ text })).not.toContain('Unlisted');
    expect(await namesOf({ text: 'secret' })).toEqual([]);
    const texas = { field: 'address.state', values: ['TX'] };
    expect(await namesOf({ text: 'ann', filters: [texas] })).toEqual(['Ann Adams']);
    expect(await namesOf({ filters: [texas, { field: 'category', values: ['Retail'] }] })).toEqual([]);
    expect(await namesOf({ ranges: [{ field: 'salary', min: 50_010, max: 50_011 }] })).toEqual([
      'Ann Adams',
      'Bob Brown',
    ]);
    const { filters } = (await openList(list)).body.data.content ?? {};
    expect(filters).toEqual([
      { field: 'address.state', label: 'State', options: [{ value: 'TX', label: 'Texas' }] },
      { field: 'category', label: 'Categoria', options: [{ value: 'Health', label: 'Health' }] },
    ]);
  });

  test('leaves one note a day that a recipient has opened it', async () => {
    const recipientId = freshId('contact');
    const link = await makeLink('generateTearsheetLink', { tearsheetId: '118', kind: 'candidates', recipientId });
    const opened = { organizationId: world.a, tearsheetId: link.id, data: link.data };
    for (const answer of [await post('sendTearsheetViewed', opened), await post('sendTearsheetViewed', opened)])
      expect(answer).toMatchObject({ status: 200 });
    const view = { kind: 'candidates', id: link.id, data: link.data, viewer: viewer() };
    expect(await post('analytics/marketing-event', view)).toMatchObject({ status: 200 });
    const notes = await firestore()
      .collection(collections.atsNotes(world.a))
      .where('recipientId', '==', recipientId)
      .get();
    expect(notes.docs.map((note) => note.data())).toMatchObject([{ noteType: 'smTearsheetView', tearsheetId: '118' }]);
  });

  test('leads to the profiles of its entries and to no others', async () => {
    const href = (await openList(list)).body.data.content?.rows[0]?.href ?? '';
    const candidateId = new URL(href, 'http://x').pathname.split('/')[2];
    const { body } = await post<ProfilePage>('getProfile', { candidateId, data: list.data });
    expect(body.data.content?.name).toBe('Ann Adams');
    const unlisted = await profileLink('16');
    expect(await post('getProfile', { candidateId: unlisted.id, data: list.data })).toMatchObject(notFound);
  });

  test('has only the listed fields in JSON mode', async () => {
    const { body } = await post<CandidateJson[]>('getCandidateListJson', {
      ...{ organizationId: world.a, tearsheetId: list.id, data: list.data },
    });
    expect(Object.keys(body.data[0] ?? {}).sort()).toEqual(['city', 'fullName', 'occupation', 'profileUrl', 'state']);
    expect(body.data).toHaveLength(23);
  });

  test('answers a search in the form of a search server', async () => {
    const search = (must: object[], aggs: object = {}) =>
      post<{ body: ElasticAnswer }>('bullhorn/elasticquery/searchCandidates', {
        ...{ data: list.data, index: 'candidates', body: { query: { bool: { must } }, aggs } },
      });
    const found = await search(
      [
        { terms: { field: 'organizationid', values: [world.a] } },
        { terms: { field: 'candidateid', values: ['10', '16'] } },
      ],
      { uniq_data: { terms: { field: 'category', size: filterAggregationSize } } },
    );
    expect(found.body.data.body.hits.hits).toEqual([{ _source: { candidateid: '10' } }]);
    expect(found.body.data.body.aggregations.uniq_data.buckets).toEqual([{ key: 'Health', doc_count: 1 }]);
    const byOtherName = await post<{ body: ElasticAnswer }>('bullhorn/elasticquery/searchCandidates', {
      ...{ data: list.data, index: 'candidates' },
      body: { query: { bool: { must: [] } }, aggregations: { uniq_data: { terms: { field: 'category' } } } },
    });
    expect(byOtherName.body.data.body.aggregations.uniq_data.buckets).not.toEqual([]);
    const foreign = await search([{ terms: { field: 'organizationid', values: [world.b] } }]);
    expect(foreign.body.data.body.hits.hits).toEqual([]);
    expect(await search([{ terms: { field: 'email', values: ['x'] } }])).toMatchObject({ status: 400 });
    // Fields that this list neither shows nor filters by.
    for (const field of ['dateOfBirth', 'address.zipCode', 'customText1']) {
      expect(await search([], { uniq_data: { terms: { field, size: filterAggregationSize } } })).toMatchObject({
        status: 400,
      });
    }
    const atRoot = await call<{ body: ElasticAnswer }>('/bullhorn/elasticquery/searchCandidates', {
      body: { data: list.data, body: { query: { bool: { must: [{ term: { candidateid: '10' } }] } } } },
    });
    expect(atRoot.body.data.body.hits.hits).toEqual([{ _source: { candidateid: '10' } }]);
    const sized = (size: number) => post('bullhorn/elasticquery/searchCandidates', { data: list.data, body: { size } });
    expect(await sized(filterResultSize)).toMatchObject({ status: 200 });
    expect(await sized(filterResultSize + 1)).toMatchObject({ status: 400 });
  });
});

describe('behind a gate', () => {
  const form = (name: string, fields: Record<string, string>) =>
    fetchOwn(`/api/public/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ companyName: 'Acme', data: gated.data, organizationId: world.a, ...fields }),
    }).then(async (response) => ({
      status: response.status,
      body: (await response.json()) as { data: GateAnswer | null },
    }));

  test('nothing can be read before it is passed, and everything after', async () => {
    const before = await openList(gated);
    expect(before.body.data).toMatchObject({ content: null, gate: { title: 'Please enter your information' } });
    expect(JSON.stringify(before.body)).not.toMatch(/Adams|Austin|Nurse/);
    const body = { organizationId: world.a, tearsheetId: gated.id, data: gated.data };
    expect(await post('getCandidateListJson', body)).toMatchObject({ status: 403 });
    expect(await post('bullhorn/elasticquery/searchCandidates', { data: gated.data, body: {} })).toMatchObject({
      status: 403,
    });

    const email = `${freshId('viewer')}@client.example`;
    // As the page calls it; forms of other sites are URL-encoded.
    const identity = { email, companyName: 'Acme', data: gated.data, organizationId: world.a };
    expect(await post('validateEmailContactGate', identity)).toMatchObject({ status: 200, body: { data: null } });
    expect((await form('validateEmailContactGate', { email })).body.data).toBeNull();
    const made = (await form('createContact', { email, firstName: 'Vi', lastName: 'Ewer' })).body.data;
    const known = (await form('validateEmailContactGate', { email })).body.data;
    expect(known?.id).toBe(made?.id);
    expect((await openList(gated, { gatePass: known?.gatePass })).body.data.content?.total).toBe(23);
    expect(await post('sendNewContact', { data: gated.data, gatePass: made?.gatePass })).toMatchObject({ status: 200 });
  });

  test('a pass of another link, and wrong fields, let nobody in', async () => {
    const email = `${freshId('viewer')}@client.example`;
    const { body } = await form('createContact', { email, firstName: 'Vi', lastName: 'Ewer' });
    const other = await makeLink('generateTearsheetLink', {
      ...{ tearsheetId: '118', kind: 'candidates', hasGateing: true, recipientId: 'other' },
    });
    expect((await openList(other, { gatePass: body.data?.gatePass })).body.data.content).toBeNull();
    const wrongFields: Record<string, string>[] = [
      { email: 'no email' },
      { email: '' },
      { email, companyName: '<b onclick=x>' },
    ];
    for (const wrong of wrongFields) {
      expect((await form('validateEmailContactGate', wrong)).status).toBe(400);
    }
    expect((await form('validateEmailContactGate', { email, data: 'v1.x' })).status).toBe(404);
  });
});

test('a job profile asks its own questions, and counts one vote', async () => {
  const link = await makeLink('generateJobProfileLink', { jobId });
  const { body } = await post<JobProfilePage>('getJobProfile', { jobId: link.id, data: link.data });
  expect(body.data.content).toMatchObject({
    title: 'Registered Nurse',
    questions: {
      applyQuestion: 'Would you like to Apply for this job?',
      form: {
        title: 'Is it for you?',
        ...{ thumbsUp: { whyApprove: false, schedule: false }, thumbsDown: { whyDecline: false, suggestion: false } },
        ...{ email: { show: true, required: false }, terms: { show: false, required: false } },
        custom: { thumbsUp: { simple: [{ question: 'When could you start?', required: true }] } },
      },
    },
  });
  const key = { jobId: link.id, data: link.data, viewer: viewer() };
  for (const counted of [true, false]) {
    expect(await post('sendJobFeedbackVote', { ...key, vote: 'jmInterested' })).toMatchObject({
      body: { data: { counted } },
    });
  }
  const required = { ...key, approve: true, message: 'From May', apply: 'yes' };
  const started = (answer: string) => [{ question: 'When could you start?', answer: [answer] }];
  const notOffered = [{ question: 'Why not?', answer: ['Boss'] }];
  for (const wrong of [
    required,
    { ...required, thumbsUpCustomQuestion: started('<b onclick=x>') },
    { ...required, approve: false, thumbsDownCustomMultipleAnswersQuestion: notOffered },
  ]) {
    expect([wrong, (await post('submitJobFeedback', wrong)).status]).toEqual([wrong, 400]);
  }
  const email = `${freshId('viewer')}@client.example`;
  const unasked = { terms: true, thumbsDownCustomQuestion: started('never') };
  const answers = { ...required, ...unasked, email, thumbsUpCustomQuestion: started('In May') };
  expect(await post('submitJobFeedback', answers)).toMatchObject({ body: { data: { stored: true } } });
  const [stored] = (await firestore().collection(collections.jobFeedback(world.a, jobId)).get()).docs;
  expect(stored?.data()).toMatchObject({
    ...{ type: 'approval', interested: 'From May', notInterested: '' },
    apply: { question: 'Would you like to Apply for this job?', answer: 'yes' },
    ...{ email, terms: false, thumbsUpCustomQuestion: started('In May'), thumbsDownCustomQuestion: [] },
  });
  const { docs } = await firestore().collection(collections.outbox()).get();
  const told = docs.map((item) => JSON.stringify(item.data())).filter((item) => item.includes(email));
  expect(told.join()).toContain('{"question":"When could you start?","answer":"In May"}');
});
