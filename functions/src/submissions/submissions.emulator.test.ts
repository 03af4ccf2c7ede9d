import { beforeAll, expect, test } from '@jest/globals';
import { newBrand } from '@portal/domain/brands/brand';
import { productFeatureSchema } from '@portal/domain/organizations/product-feature';
import { publicCandidateSettingsSchema } from '@portal/domain/organizations/public-candidate';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { firestore } from '../store/firestore';
import { call, freshId, freshWorld, read, signIn, write, type SignedIn, withoutTriggers } from '../testing/emulator';
import { linkIn, mailsTo } from '../testing/mailbox';
import {
  below,
  countersOf,
  saveCandidate,
  saveJob,
  saveOrganization,
  viewer,
  type PublicPage,
} from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
let job: { jobId: string };

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, {
    publicCandidate: publicCandidateSettingsSchema.cast({ sendFeedbackCopyToUser: true }),
  });
  job = await saveJob(recruiter, { company: 'Acme' });
});

const post = <Data = unknown>(name: string, body: object, token = recruiter.token) =>
  call<Data>(`/api/app/${name}`, { body, token });
const open = (publicToken: string, candidateId: string) =>
  call('/api/public/getCandidateResume', { body: { publicToken, candidateId } });
const text = { subject: '[candidateName] for [jobTitle] at [companyName]', body: '<p>Hi [recipientName]</p>' };

test('each recipient gets a link of their own, whose views and votes carry their name until it is revoked', async () => {
  const page = await saveCandidate(recruiter, job.jobId, { fullName: 'Sue Submitted' });
  const { organizationId, jobId, candidateId } = page;
  const subject = { organizationId, jobId, candidateIds: [candidateId] };
  const [ann, bob] = [`${freshId('ann')}@example.com`, `${freshId('bob')}@example.com`];
  const recipients = [
    { name: 'Ann Client', email: ann },
    { name: '', email: bob },
  ];
  const preview = await post('previewClientSubmission', { ...subject, ...text, recipients });
  expect(preview.body.data).toMatchObject({
    subject: 'Sue Submitted for Registered Nurse at Acme',
    to: `Ann Client <${ann}>`,
  });
  expect(await below(page, 'candidateRecipients')).toEqual([]);

  const sent = await post('addClientJobSubmission', { ...subject, ...text, recipients });
  expect(sent.body.data).toEqual({ sent: 2, failed: [], notInAts: [] });
  const [mailToAnn] = await mailsTo(ann, 1);
  const [mailToBob] = await mailsTo(bob, 1);
  expect(mailToAnn).toMatchObject({ subject: 'Sue Submitted for Registered Nurse at Acme' });
  expect(mailToAnn?.replyTo).toBe(`${recruiter.uid}@example.com`);
  const tokens = [mailToAnn, mailToBob].map((mail) => linkIn(mail).pathname.split('/')[2] ?? '');
  expect(new Set([...tokens, page.publicToken]).size).toBe(3);
  expect(await read(documents.candidate(organizationId, jobId, candidateId))).toMatchObject({
    submissionStatus: { client: true },
  });

  const [own = '', other = ''] = tokens;
  const who = viewer();
  await call('/api/public/sendFeedbackVote', {
    body: { publicToken: own, candidateId, organizationId, jobId, vote: 'positive', viewer: who },
  });
  expect((await countersOf(page)).upVotes).toBe(1);
  const [vote] = await below(page, 'candidateVotes');
  expect(vote).toMatchObject({ viewer: { guid: who.guid, alias: 'Ann Client', email: ann } });
  expect(await below(page, 'candidateEvents')).toContainEqual(
    expect.objectContaining({ eventType: 'feedbackVote', actorName: 'Ann Client' }),
  );

  const stored = await below(page, 'candidateRecipients');
  const recipientId = String(stored.find(({ email }) => email === ann)?.id);
  const revoked = await post('revokeRecipientLink', { organizationId, jobId, candidateId, recipientId });
  expect(revoked.body.data).toEqual({ revoked: true });
  expect((await open(own, candidateId)).status).toBe(404);
  expect((await open(other, candidateId)).status).toBe(200);
  expect((await open(page.publicToken, candidateId)).status).toBe(200);
});

test('an anonymous candidate is revealed to one recipient, until it is taken back', async () => {
  const page = await saveCandidate(recruiter, job.jobId, {
    fullName: 'Ned Nameless',
    occupation: 'Nurse at Mercy Hospital',
  });
  const { organizationId, jobId, candidateId } = page;
  const key = { organizationId, jobId, candidateId };
  const created = await post<{ profileId: string }>('createProfile', { ...key, isDefault: true });
  const { profileId } = created.body.data;
  const copied = await post<{ profileId: string }>('createAnonymousProfile', { ...key, profileId });
  await post('chooseProfile', { ...key, profileId: copied.body.data.profileId });

  const [ann, bob] = [`${freshId('ann')}@example.com`, `${freshId('bob')}@example.com`];
  const recipients = [ann, bob].map((email) => ({ name: '', email }));
  await post('addClientJobSubmission', { organizationId, jobId, candidateIds: [candidateId], ...text, recipients });
  const [mailToAnn] = await mailsTo(ann, 1);
  const [mailToBob] = await mailsTo(bob, 1);
  expect(JSON.stringify(mailToAnn)).not.toMatch(/Nameless|Mercy/);
  const [own = '', other = ''] = [mailToAnn, mailToBob].map((mail) => linkIn(mail).pathname.split('/')[2] ?? '');
  const file = (publicToken: string) => call('/api/public/resumeDocument', { body: { publicToken, candidateId } });
  const pageOf = async (token: string) => JSON.stringify((await open(token, candidateId)).body.data);
  expect(await pageOf(own)).not.toMatch(/Nameless|Mercy/);
  expect((await file(own)).status).toBe(403);
  const answers = { approve: true, whyApprove: 'Skills', email: bob };
  await call('/api/public/submitFeedback', {
    body: { ...key, publicToken: other, answers, duration: 1, viewer: viewer() },
  });
  expect(JSON.stringify(await mailsTo(bob, 2))).not.toMatch(/Nameless|Mercy/);

  const found = await below(page, 'candidateRecipients');
  const recipientId = String(found.find(({ email }) => email === ann)?.id);
  const reveal = (isRevealed: boolean) => post('revealProfile', { ...key, recipientId, isRevealed });
  expect((await reveal(true)).body.data).toEqual({ isRevealed: true });
  expect(await pageOf(own)).toMatch(/Ned Nameless.*Mercy Hospital/);
  for (const token of [other, page.publicToken]) {
    expect(await pageOf(token)).not.toMatch(/Nameless|Mercy/);
    expect((await file(token)).status).toBe(403);
  }

  expect((await reveal(false)).body.data).toEqual({ isRevealed: false });
  expect(await pageOf(own)).not.toMatch(/Nameless|Mercy/);
  const events = await below(page, 'candidateEvents');
  const told = events.filter(({ eventType }) => String(eventType).startsWith('profile'));
  expect(told.map(({ eventType }) => eventType).sort()).toEqual(['profileHidden', 'profileRevealed']);
  expect(told).toContainEqual(expect.objectContaining({ userId: recruiter.uid, data: { detail: ann } }));
  // A profile that is stored broken stays anonymous.
  const anonymousId = copied.body.data.profileId;
  const anonymous = `${collections.profiles(organizationId, jobId, candidateId)}/${anonymousId}`;
  await write(anonymous, { ...(await read(anonymous)), built: { secondColumn: 'x' } });
  expect(await pageOf(own)).toMatch(/Anonymous candidate/);
  expect(await pageOf(own)).not.toMatch(/Nameless|Mercy/);
  await post('revokeRecipientLink', { ...key, recipientId });
  expect((await reveal(true)).status).toBe(404);
});

test('a recipient token of one candidate opens no other', async () => {
  const [first, second] = [await saveCandidate(recruiter, job.jobId), await saveCandidate(recruiter, job.jobId)];
  const email = `${freshId('eve')}@example.com`;
  const { organizationId, jobId } = first;
  const recipients = [{ name: 'Eve', email }];
  await post('addClientJobSubmission', {
    organizationId,
    jobId,
    candidateIds: [first.candidateId],
    ...text,
    recipients,
  });
  const token = linkIn((await mailsTo(email, 1))[0]).pathname.split('/')[2] ?? '';
  expect((await open(token, second.candidateId)).status).toBe(404);
});

test('recipients see the chosen brand, else that of the sender', async () => {
  const brand = newBrand(freshId('brand'));
  await write(`${collections.brands(world.a)}/${brand.id}`, {
    ...brand,
    name: 'Acme Talent',
    companyName: 'Acme Talent Ltd',
  });
  const { organizationId, jobId, candidateId } = await saveCandidate(recruiter, job.jobId);
  const request = { organizationId, jobId, candidateIds: [candidateId], ...text };
  const pageOf = async (chosen: object) => {
    const email = `${freshId('brand')}@example.com`;
    await post('addClientJobSubmission', { ...request, ...chosen, recipients: [{ name: '', email }] });
    const [mail] = await mailsTo(email, 1);
    const token = linkIn(mail).pathname.split('/')[2] ?? '';
    return { mail, token, page: (await open(token, candidateId)).body.data };
  };
  const chosen = await pageOf({ brand: 'acme talent' });
  expect(chosen.mail?.text).toContain('Acme Talent Ltd');
  expect(JSON.stringify(chosen.page)).toContain('Acme Talent Ltd');
  // A link that was sent keeps it under another name.
  await firestore().doc(documents.brand(world.a, brand.id)).update({ name: 'Acme People' });
  expect(JSON.stringify((await open(chosen.token, candidateId)).body.data)).toContain('Acme Talent Ltd');
  const own = await pageOf({});
  expect(own.mail?.text).not.toContain('Acme Talent Ltd');
  expect(JSON.stringify(own.page)).not.toContain('Acme Talent Ltd');
});

test('the draft has the section for emails of the profile, and says when a profile has none', async () => {
  const { organizationId, jobId, candidateId } = await saveCandidate(recruiter, job.jobId);
  const key = { organizationId, jobId, candidateId };
  const draft = async () => {
    const request = { organizationId, jobId, candidateIds: [candidateId] };
    return (await post<{ body: string; isSectionMissing: boolean }>('clientSubmissionDraft', request)).body.data;
  };
  expect(await draft()).toEqual(expect.objectContaining({ isSectionMissing: false }));
  await post('createProfile', { ...key, isDefault: true });
  expect((await draft()).body).toMatch(/\[candidateLinks\]<\/p>Calm at night<p>/);

  const template = profileTemplateSchema.cast({ id: freshId('template'), name: 'No notes', isCore: true });
  await write(`${collections.profileTemplates(organizationId)}/${template.id}`, template);
  const created = await post<{ profileId: string }>('createProfile', { ...key, templateId: template.id });
  await post('chooseProfile', { ...key, profileId: created.body.data.profileId });
  expect(await draft()).toMatchObject({ body: expect.not.stringContaining('Calm'), isSectionMissing: true });
});

test('several candidates are submitted in one mail only where the organization has it', async () => {
  const candidates = [await saveCandidate(recruiter, job.jobId), await saveCandidate(recruiter, job.jobId)];
  const candidateIds = candidates.map(({ candidateId }) => candidateId);
  const request = { organizationId: world.a, jobId: job.jobId, candidateIds };
  expect((await post('clientSubmissionDraft', request)).status).toBe(400);
  await saveOrganization(world.a, {
    productFeature: productFeatureSchema.cast({ job: { multipleCandidatesClientSubmission: '1' } }),
  });
  const email = `${freshId('all')}@example.com`;
  const sent = await post('addClientJobSubmission', { ...request, ...text, recipients: [{ name: 'All', email }] });
  expect(sent.body.data).toEqual({ sent: 1, failed: [], notInAts: [] });
  const [mail] = await mailsTo(email, 1);
  expect(mail?.text.match(/https?:\S+/g)).toEqual([expect.stringMatching(/\/resumes\/shortlist\/[\w-]{32}$/)]);
});

test('staff of another organization submit nothing', async () => {
  const page = await saveCandidate(recruiter, job.jobId);
  const stranger = await signIn('foreignRecruiter', world);
  const { organizationId, jobId, candidateId } = page;
  const request = { organizationId, jobId, candidateIds: [candidateId], ...text };
  const recipients = [{ name: '', email: 'eve@example.com' }];
  expect((await post('addClientJobSubmission', { ...request, recipients }, stranger.token)).status).toBe(403);
});

test('a submission says of whom the applicant-tracking system of the job knows nothing', async () => {
  const { jobId } = await saveJob(recruiter, { entityId: '41' });
  const [known, unknown] = [
    await saveCandidate(recruiter, jobId, { fullName: 'Kay Known', candidateBHId: '51' }),
    await saveCandidate(recruiter, jobId, { fullName: 'Una Unknown' }),
  ];
  const submit = async ({ organizationId, candidateId }: PublicPage) => {
    const recipients = [{ name: '', email: `${freshId('client')}@example.com` }];
    const request = { organizationId, jobId, candidateIds: [candidateId], ...text, recipients };
    return (await post('addClientJobSubmission', request)).body.data;
  };
  expect(await submit(known)).toEqual({ sent: 1, failed: [], notInAts: [] });
  expect(await submit(unknown)).toEqual({ sent: 1, failed: [], notInAts: ['Una Unknown'] });
});
