import { beforeAll, expect, test } from '@jest/globals';
import { bodyVariables } from '@portal/domain/constants/mail';
import { contactSchema } from '@portal/domain/contacts/contact';
import { skillsCandidateSchema } from '@portal/domain/ats/skills-candidate';
import { isUnanswered, mailingRecipientSchema, mailingSchema, type Mailing } from '@portal/domain/mail/mailing';
import type { ImportReport } from '@portal/domain/contracts/marketing-api';
import type { MailDraft, RecipientCheck } from '@portal/domain/contracts/mailings-api';
import type { UnsubscribePage } from '@portal/domain/contracts/unsubscribe-api';
import type { ListPage } from '@portal/domain/contracts/marketing-pages-api';
import { jobSchema } from '@portal/domain/jobs/job';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { blockOf } from '@portal/domain/templates/block';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { tearsheetSchema } from '@portal/domain/tearsheets/tearsheet';
import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../store/firestore';
import {
  call,
  fetchOwn,
  freshId,
  freshWorld,
  read,
  signIn,
  stored,
  until,
  variable,
  write,
  type SignedIn,
} from '../testing/emulator';
import { linkIn, mailsTo } from '../testing/mailbox';
import { saveOrganization, viewer } from '../testing/public-page';

const world = freshWorld();
let recruiter: SignedIn;
let foreigner: SignedIn;
let tearsheetId = '';
let firstMailingId = '';
const organizationId = world.a;
const candidateId = freshId('candidate');
const address = (name: string) => `${name}-${organizationId}@clients.example`;

const post = <Data>(name: string, body: Record<string, unknown>, token = recruiter.token) =>
  call<Data>(`/api/app/${name}`, { body: { organizationId, ...body }, token });

beforeAll(async () => {
  [recruiter, foreigner] = [await signIn('recruiter', world), await signIn('foreignRecruiter', world)];
  await saveOrganization(organizationId, {
    productFeature: productFeatureSchema.cast({
      skillsMarketing: { enable: '1', checkMailOptOut: true, trackEmails: true, allowEditEmail: true },
      jobMarketing: { enable: '1' },
    }),
  });
  await write(
    documents.skillsCandidate(organizationId, candidateId),
    skillsCandidateSchema.cast({
      id: candidateId,
      organizationId,
      candidate: { id: candidateId, name: 'Ada Byron', occupation: 'Analyst', summary: 'Writes engines.' },
      selectedProfileId: 'default',
    }),
  );
});

test('a tearsheet of the portal is made, filled and imported into; every broken row is named', async () => {
  const created = await post<{ tearsheetId: string }>('createTearsheet', { name: 'Analysts' });
  ({ tearsheetId } = created.body.data);
  await post('addToTearsheet', { tearsheetId, kind: 'candidates', ids: [candidateId, 'unknown'] });
  const csv = [
    'Email;Name;Company',
    `${address('ann')};Ann Lee;Contoso`,
    `${address('bob')};Bob Ray;Fabrikam`,
    `${address('out')};Oz Out;Contoso`,
    'no email;Nobody;Contoso',
    `${address('ann')};Ann Again;Contoso`,
    'x@example.com;<script>alert(1)</script>;Contoso',
  ].join('\r\n');
  const { body } = await post<ImportReport>('importContacts', { tearsheetId, csv });
  expect(body.data).toEqual({
    created: 3,
    existing: 0,
    changed: 0,
    added: 3,
    columns: [
      { heading: 'Email', sample: address('ann'), field: 'email' },
      { heading: 'Name', sample: 'Ann Lee', field: 'name' },
      { heading: 'Company', sample: 'Contoso', field: 'companyName' },
    ],
    faultCount: 3,
    faults: [
      { line: 5, value: 'no email', reason: 'invalidEmail' },
      { line: 6, value: address('ann'), reason: 'duplicateInFile' },
      { line: 7, value: 'x@example.com', reason: 'notAllowed' },
    ],
  });
  const again = await post<ImportReport>('importContacts', { tearsheetId, csv });
  expect(again.body.data).toMatchObject({ created: 0, existing: 3, changed: 0, added: 0 });
  const tearsheet = await stored(documents.tearsheet(organizationId, tearsheetId), tearsheetSchema);
  expect(tearsheet).toMatchObject({
    name: 'Analysts',
    source: 'portal',
    numCandidates: 1,
    numContacts: 3,
    numLeads: 0,
  });
  expect(tearsheet.owner.id).toBe(recruiter.uid);
  const { id } = await contactOf('out');
  await post('saveContact', { contactId: id, email: address('out'), firstName: 'Oz', massMailOptOut: true });
});

test('a file with other headings is previewed, mapped, and changes existing contacts where that is wanted', async () => {
  await post('importContacts', { csv: `Email,Name,Company\n${address('eve')},Eve Oak,Contoso\n` });
  const csv = `sep=|\nAdresse|Firma\n${address('eve')}|Northwind\n${address('new')}|Northwind\n`;
  const unknown = await post<ImportReport>('importContacts', { csv, isPreview: true });
  expect(unknown.body.data).toMatchObject({
    created: 0,
    columns: [
      { heading: 'Adresse', sample: address('eve'), field: null },
      { heading: 'Firma', sample: 'Northwind', field: null },
    ],
  });
  expect((await post('importContacts', { csv })).status).toBe(422);
  const mapped = { csv, columns: ['email', 'companyName'], changesExisting: true };
  const plan = { created: 1, existing: 1, changed: 1, added: 0, faultCount: 0 };
  expect((await post('importContacts', { ...mapped, isPreview: true })).body.data).toMatchObject(plan);
  expect(await contactOf('eve')).toMatchObject({ companyName: 'Contoso' });
  expect((await post('importContacts', mapped)).body.data).toMatchObject(plan);
  expect(await contactOf('eve')).toMatchObject({ companyName: 'Northwind', firstName: 'Eve' });
  expect((await post('importContacts', mapped)).body.data).toMatchObject({ created: 0, existing: 2, changed: 0 });
});

test('strangers change nothing, and records of the ATS stay as they are', async () => {
  const { status } = await post('renameTearsheet', { tearsheetId, name: 'Mine' }, foreigner.token);
  expect(status).toBe(403);
  const atsTearsheet = { id: 'ats-1', organizationId, name: 'From the ATS' };
  await write(documents.tearsheet(organizationId, 'ats-1'), tearsheetSchema.cast(atsTearsheet));
  expect((await post('renameTearsheet', { tearsheetId: 'ats-1', name: 'Mine' })).status).toBe(409);
  expect((await post('deleteTearsheet', { tearsheetId: 'ats-1' })).status).toBe(409);
});

test('the draft names the candidates and jobs that recipients would not see', async () => {
  const of = (kind: string, targetId: string) => post<MailDraft>('mailDraft', { kind, targetId });
  const { body } = await of('tearsheet', tearsheetId);
  expect(body.data.profiles).toEqual({ kind: 'candidates', checked: 1, missing: [] });
  const jobId = freshId('job');
  await write(
    documents.job(organizationId, jobId),
    jobSchema.cast({ id: jobId, organizationId, jobTitle: 'Analyst' }, { assert: false }),
  );
  expect((await of('jobProfile', jobId)).body.data.profiles).toEqual({
    kind: 'jobs',
    checked: 1,
    missing: [{ id: jobId, name: 'Analyst' }],
  });
});

test('a mailing reaches everybody who may get it, once, with a page, an unsubscribe link and records', async () => {
  const target = { kind: 'tearsheet', targetId: tearsheetId, audience: 'tearsheet' };
  const check = await post<RecipientCheck>('checkRecipients', target);
  expect(check.body.data).toMatchObject({ sendable: 2, suppressed: { optedOut: 1 } });
  const contacts = [await contactOf('out'), await contactOf('ann')];
  const preview = await post<{ html: string; subject: string }>('previewTearsheet', {
    tearsheetId,
    recipients: contacts.map(({ id, email, isLead }) => ({ id, email, isLead })),
    subject: 'For [clientFirstName]',
  });
  expect(preview.body.data.subject).toBe('For Ann');

  const { mailing } = await sent({ subject: 'For [clientFirstName] <3', body: '<p>See <b>[tearsheetName]</b></p>' });
  expect(mailing).toMatchObject({ total: 3, sent: 2, skipped: 1, failed: 0, uncertain: 0 });
  firstMailingId = mailing.id;
  const [mail] = await mailsTo(address('ann'), 1, 'For Ann <3');
  expect(mail?.html).toContain('<b>Analysts</b>');
  expect(mail?.replyTo).toBe(recruiter.email);
  expect(mail?.text).toContain(`/unsubscribe/sm/${organizationId}/`);
  const page = await fetch(linkIn(mail), { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0 (Windows)' } });
  expect(page.headers.get('location')).toContain(`/tearsheet/candidates/${organizationId}/`);
  const records = await firestore().collection(collections.sendoutRecords(organizationId)).get();
  const delivered = records.docs.filter((record) => record.get('event') === 'delivered');
  expect(delivered).toHaveLength(2);
  expect(delivered[0]?.data()).toMatchObject({ tearsheetId, sender: recruiter.uid, isLead: false });
  const notes = await firestore().collection(collections.atsNotes(organizationId)).get();
  expect(notes.docs.map((note) => note.get('text') as unknown).sort()).toEqual(['For Ann <3', 'For Bob <3']);
  expect((await mailsTo(address('bob'), 1, 'For Bob <3')).length).toBe(1);
});

test('mails fill every variable of their body, and end with a link to unsubscribe', async () => {
  const body = bodyVariables.map((name) => `<p>${name}=[${name}];</p>`).join('');
  const recipients = [{ id: (await contactOf('ann')).id, email: address('ann') }];
  const textOf = async (name: string, target: object) => {
    const preview = await post<{ html: string }>(name, { ...target, recipients, body, comments: 'Soon' });
    return preview.body.data.html.replace(/<[^>]+>/g, '');
  };
  const profile = await textOf('previewProfile', { candidateId });
  const tearsheet = await textOf('previewTearsheet', { tearsheetId });
  for (const [field, value] of [
    ['clientName', 'Ann Lee'],
    ['clientFirstName', 'Ann'],
    ['clientLastName', 'Lee'],
    ['companyName', 'Contoso'],
    ['profileText', 'Writes engines.'],
    ['candidateName', 'Ada Byron'],
    ['candidateJobTitle', 'Analyst'],
    ['comments', 'Soon'],
  ]) {
    expect(profile).toContain(`${field}=${value};`);
  }
  expect(tearsheet).toContain('tearsheetName=Analysts;');
  expect(profile).toMatch(/emailSignature=.*@example\.com;/);
  expect(profile).toMatch(/senderName=[^;]+;/);
  expect(profile).toMatch(/resumeLink=[^;]+;/);
  expect(tearsheet).toMatch(/tearsheetLink=[^;]+;/);
  for (const text of [profile, tearsheet]) {
    expect(text).not.toMatch(/\[[A-Za-z]+\]/);
    expect(text).toContain('Unsubscribe');
  }
});

test('a mail with an anonymous profile does not tell who it is', async () => {
  const path = documents.skillsCandidate(organizationId, candidateId);
  await firestore().doc(path).update({ isAnonymous: true });
  const recipients = [{ id: (await contactOf('ann')).id, email: address('ann') }];
  const written = { subject: 'Meet [candidateName]', body: '<p>[candidateName]: [profileText]</p>' };
  const preview = await post<{ html: string; subject: string; text: string }>('previewProfile', {
    ...{ candidateId, recipients },
    ...written,
  });
  await firestore().doc(path).update({ isAnonymous: false });
  expect(preview.body.data.subject).toBe('Meet Anonymous candidate');
  expect(JSON.stringify(preview.body.data)).not.toMatch(/Ada|Byron|engines/);
});

test('mails have the section for emails of the chosen profile, anonymous or not', async () => {
  const id = freshId('candidate');
  const key = { organizationId, jobId: '', candidateId: id };
  const candidate = { id, name: 'Grace Hopper', firstName: 'Grace', lastName: 'Hopper', occupation: 'Admiral' };
  await write(
    documents.skillsCandidate(organizationId, id),
    skillsCandidateSchema.cast({ id, organizationId, candidate: { ...candidate, summary: 'Old words.' } }),
  );
  const template = profileTemplateSchema.cast({
    id: freshId('template'),
    name: 'For emails',
    isCore: false,
    template: [
      blockOf({ key: 'hidden', content: '<p>Too expensive</p>', isRecruiterOnly: true, mailToSection: true }),
      blockOf({ key: 'pitch', content: '<p>[candidate.firstName] writes compilers.</p>', mailToSection: true }),
    ],
  });
  await write(`${collections.profileTemplates(organizationId)}/${template.id}`, template);
  const choose = async (name: string, body: object) => {
    const { profileId } = (await post<{ profileId: string }>(name, { ...key, ...body })).body.data;
    await post('chooseProfile', { ...key, profileId });
    return profileId;
  };
  const preview = async () => {
    const body = '<p>[candidateName]/[candidateJobTitle]: [profileText]</p>';
    const answer = await post<{ html: string }>('previewProfile', { candidateId: id, recipients: [], body });
    return answer.body.data.html;
  };
  const profileId = await choose('createProfile', { templateId: template.id });
  const named = await preview();
  expect(named.replace(/<[^>]+>/g, '')).toContain('Grace Hopper/Admiral: Grace writes compilers.');
  expect(named).not.toMatch(/Too expensive|Old words/);
  await choose('createAnonymousProfile', { profileId });
  const anonymous = await preview();
  expect(anonymous.replace(/<[^>]+>/g, '')).toContain('Anonymous candidate/Admiral: █████ writes compilers.');
  expect(anonymous).not.toMatch(/Grace|Hopper/);
});

test('the page of a mail tells the mailing who has looked and who has answered', async () => {
  const [mail] = await mailsTo(address('ann'), 1, 'For Ann <3');
  const response = await fetch(linkIn(mail), {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows)' },
  });
  const url = new URL(response.headers.get('location') ?? '', 'http://portal.example');
  const data = url.searchParams.get('data') ?? '';
  const list = { organizationId, tearsheetId: url.pathname.split('/')[4], data };
  const shown = await call<ListPage>('/api/public/getCandidateList', { body: list });
  const ada = shown.body.data.content?.rows[0]?.id ?? '';

  const looker = viewer();
  const view = { kind: 'profile', id: ada, data, viewer: looker };
  expect((await call('/api/public/analytics/marketing-event', { body: view })).body.data).toEqual({ recorded: true });
  const vote = { candidateId: ada, data, viewer: looker, vote: 'smVotePositive' };
  expect((await call('/api/public/sendProfileFeedbackVote', { body: vote })).body.data).toEqual({ counted: true });

  expect(await stored(documents.mailing(organizationId, firstMailingId), mailingSchema)).toMatchObject({
    viewed: 1,
    answered: 1,
  });
  const { docs } = await firestore()
    .collection(collections.mailingRecipients(organizationId, firstMailingId))
    .where('state', '==', 'sent')
    .get();
  const recipients = docs.map((recipient) => mailingRecipientSchema.cast(recipient.data(), { assert: false }));
  const waiting = recipients.filter((recipient) => isUnanswered(recipient, Date.now() + 60_000));
  expect(waiting.map(({ email }) => email)).toEqual([address('bob').toLowerCase()]);
});

test('only a POST unsubscribes: by the header of the mail and by the page; nobody gets another mail', async () => {
  const [mail] = await mailsTo(address('ann'), 1, 'For Ann');
  const header = await headerOf(address('ann'), 'list-unsubscribe');
  const url = /<([^>]+)>/.exec(header)?.[1] ?? '';
  expect(await headerOf(address('ann'), 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const opened = await fetch(url, { redirect: 'manual' });
  expect(opened.status).toBe(302);
  expect(opened.headers.get('location')).toContain(`/unsubscribe/sm/${organizationId}/`);
  expect((await contactOf('ann')).smEmailsUnsubscribe).toBe(false);
  const clicked = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect(await contactOf('ann')).toMatchObject({ smEmailsUnsubscribe: true, jmEmailsUnsubscribe: false });

  const [other] = await mailsTo(address('bob'), 1, 'For Bob');
  const link = new URL(/https?:\S+unsubscribe\S+/.exec(other?.text ?? '')?.[0] ?? '');
  const [, , unsubType, , recipientId, senderId] = link.pathname.split('/');
  const path = { unsubType, organizationId, recipientId, senderId, code: link.searchParams.get('code') ?? '' };
  const shown = await call<UnsubscribePage>('/api/public/getUnsubscribePage', { body: path });
  expect(shown.body.data).toMatchObject({
    question: 'Are you sure you want to unsubscribe?',
    about: 'You will get no more emails from Northwind Staffing about candidates.',
    all: 'Also no other emails of Northwind Staffing',
  });
  const { id: contactId, smEmailsUnsubscribe } = await contactOf('bob');
  expect(smEmailsUnsubscribe).toBe(false);
  // Later mails are not the one whose link was pressed.
  const job = { id: 'about-job', organizationId, kind: 'jobProfile', targetId: 'job', state: 'done' };
  const profile = { ...job, id: 'about-another', kind: 'profile', targetId: candidateId };
  for (const later of [job, profile]) {
    await write(documents.mailing(organizationId, later.id), mailingSchema.cast(later));
    await write(
      `${collections.mailingRecipients(organizationId, later.id)}/bob`,
      mailingRecipientSchema.cast({
        ...{ id: 'bob', mailingId: later.id, organizationId, contactId, email: address('bob'), state: 'sent' },
        sentAt: Timestamp.now(),
      }),
    );
  }
  expect((await call('/api/public/unsubscribe', { body: path })).body.data).toEqual({ isConfirmed: true });
  expect(await contactOf('bob')).toMatchObject({ smEmailsUnsubscribe: true, jmEmailsUnsubscribe: false });
  const [told] = await mailsTo(recruiter.email, 1, `Bob Ray has unsubscribed`);
  expect(told?.text).toContain('No more emails about: Candidates');
  expect(told?.text).toContain('In answer to: For [clientFirstName]');
  expect((await call('/api/public/unsubscribe', { body: { ...path, isAll: true } })).status).toBe(200);
  expect((await contactOf('bob')).jmEmailsUnsubscribe).toBe(true);
  for (const changed of [{ organizationId: world.b }, { recipientId: `${recipientId}x` }, { unsubType: 'jm' }]) {
    const refused = await call('/api/public/unsubscribe', { body: { ...path, ...changed } });
    expect(refused.status).toBe(404);
  }
  const records = await firestore()
    .collection(collections.sendoutRecords(organizationId))
    .where('event', '==', 'unsubscribe')
    .get();
  expect(records.docs.map((record) => record.get('tearsheetId') as unknown)).toEqual([1, 2, 3].map(() => tearsheetId));
  const notes = await firestore().collection(collections.atsNotes(organizationId)).get();
  expect(notes.docs.filter((note) => note.get('noteType') === 'smUnsubscribe')).toHaveLength(2);

  const { mailing } = await sent({ subject: 'Second' });
  expect(mailing).toMatchObject({ total: 3, sent: 0, skipped: 3 });
  expect(mail?.subject).toBe('For Ann <3');
});

test('bounces and complaints need the key and stop further mails', async () => {
  const events = [{ event: 'hardBounce', email: address('bob') }];
  expect((await call('/api/public/mailEvents', { body: { key: 'wrong', events } })).status).toBe(403);
  const key = variable('MAIL_EVENTS_KEY');
  expect((await call('/api/public/mailEvents', { body: { key, events } })).body.data).toEqual({ recorded: 1 });
  expect((await contactOf('bob')).hasBounced).toBe(true);
});

async function sent(text: { subject: string; body?: string }): Promise<{ mailing: Mailing }> {
  const started = await post<{ mailingId: string }>('sendTearsheetEmail', {
    tearsheetId,
    audience: 'tearsheet',
    ...text,
  });
  const path = documents.mailing(organizationId, started.body.data.mailingId);
  await until(async () => (await read(path))?.state === 'done', 'the end of the mailing');
  return { mailing: await stored(path, mailingSchema) };
}

async function contactOf(name: string) {
  const { docs } = await firestore()
    .collection(collections.clientContacts(organizationId))
    .where('email', '==', address(name))
    .get();
  return contactSchema.cast(docs[0]?.data(), { assert: false });
}

/** A header of the first mail to an email. */
async function headerOf(email: string, name: string): Promise<string> {
  const mails = (await (await fetch(`${variable('PORTAL_MAILBOX_URL')}/email`)).json()) as {
    to: { address: string }[];
    headers: Record<string, string>;
  }[];
  return mails.find((mail) => mail.to[0]?.address.toLowerCase() === email.toLowerCase())?.headers[name] ?? '';
}

test.each(['mailClicked', 'unsubscribeByHeader'])(
  'a damaged code of %s leads to a page, never to JSON',
  async (name) => {
    for (const code of ['', 'v1.damaged', 'x'.repeat(3_000)]) {
      const answer = await fetchOwn(`/api/public/${name}?code=${code}`, { redirect: 'manual' });
      expect({ code: code.length, status: answer.status, location: answer.headers.get('location') }).toEqual({
        ...{ code: code.length, status: 302, location: '/error404#link' },
      });
    }
    const missing = await fetchOwn(`/api/public/${name}`, { redirect: 'manual' });
    expect(missing.headers.get('location')).toBe('/error404#link');
  },
);

test('nobody sends in the name of a super admin or of a stranger; members and the caller may be named', async () => {
  const operator = await signIn('superAdmin', world);
  const member = await signIn('otherRecruiter', world);
  const named = (senderId: string) =>
    post<{ from: string }>('previewProfile', { candidateId, senderId, recipients: [] });
  for (const { uid } of [operator, foreigner]) {
    expect((await named(uid)).status).toBe(403);
    const mailing = { candidateId, senderId: uid, audience: 'everyone' };
    expect((await post('sendProfileEmail', mailing)).status).toBe(403);
    expect((await post('generateSmProfileLink', { candidateId, senderId: uid })).status).toBe(403);
  }
  for (const senderId of ['', recruiter.uid, member.uid]) expect((await named(senderId)).status).toBe(200);
  // The preview names the sender that recipients see: these tests' server may send for no user's domain.
  const [mail] = await mailsTo(address('ann'), 1, 'For Ann');
  expect(mail).toBeDefined();
  expect((await named('')).body.data.from).not.toContain(recruiter.email);
});
