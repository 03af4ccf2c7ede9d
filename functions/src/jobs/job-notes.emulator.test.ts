import { beforeAll, expect, test } from '@jest/globals';
import { customLabelsSchema } from '@portal/domain/organizations/custom-labels';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { saveContact, signInContact, withClientConnect } from '../testing/client-browser';
import { call, freshId, freshWorld, read, signIn, withoutTriggers, type SignedIn } from '../testing/emulator';
import { saveCandidate, saveJob, saveOrganization, viewer } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
let recruiter: SignedIn;
const off = { productFeature: withClientConnect(), showJobNotes: false };
const on = { ...off, showJobNotes: true, customLabels: customLabelsSchema.cast({ jobNotes: 'Good to know' }) };

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
});

const placeOf = ({ organizationId, contactId }: { organizationId: string; contactId: string }) => ({
  organizationId,
  contactId,
});
const ask = (name: string, body: object, { token } = recruiter) => call(`/api/app/${name}`, { body, token });
const noteOn = (jobId: string, text: string, isForClient: boolean, noteId = freshId('note')) => ({
  ...{ organizationId: world.a, jobId, noteId, text, isForClient },
});

test('notes for the client are in Client Connect, internal ones nowhere outside', async () => {
  await saveOrganization(world.a, on);
  const ann = await saveContact(world.a, { companyName: 'Acme' });
  const contact = { name: 'Ann', email: ann.email, phone: '' };
  const { jobId, publicToken } = await saveJob(recruiter, { company: 'Acme', contact });
  const submissionStatus = { accountManager: false, client: true, portal: true, submittedDate: null, detail: '' };
  const candidate = await saveCandidate(recruiter, jobId, { submissionStatus });
  const forClient = noteOn(jobId, 'Parking is free', true);
  const internal = noteOn(jobId, 'Client pays late', false);
  for (const note of [forClient, forClient, internal]) {
    expect((await ask('addJobNote', note)).body.data).toEqual({ noteId: note.noteId });
  }
  const browser = await signInContact(recruiter, ann, 'ownJobs');
  const place = { ...placeOf(ann), jobId };
  const job = (await browser.call('job', place)).body.data;
  expect(job.notes).toEqual({
    label: 'Good to know',
    items: [{ id: forClient.noteId, text: 'Parking is free', createdAt: expect.any(Number) }],
  });
  const { candidateId } = candidate;
  const outside = [
    job,
    (await browser.call('jobs', placeOf(ann))).body,
    (await call('/api/public/getCandidateResume', { body: candidate })).body,
    (await call('/api/public/getCandidateUploader', { body: { publicToken, jobId, candidateId, viewer: viewer() } }))
      .body,
  ];
  expect(JSON.stringify(outside)).not.toContain('pays late');
  expect((await ask('removeJobNote', forClient)).body.data).toEqual({ removed: true });
  const after = (await browser.call('job', place)).body.data;
  expect(after.notes?.items).toEqual([]);
  expect((await browser.call('jobVersion', place)).body.data.version).not.toBe(job.version);
});

test('notes are refused where they are switched off, from outside the organization, and with markup', async () => {
  await saveOrganization(world.a, on);
  const { jobId } = await saveJob(recruiter);
  const note = noteOn(jobId, 'A note', false);
  const foreign = await signIn('foreignRecruiter', world);
  expect((await ask('addJobNote', note, foreign)).status).toBe(403);
  expect((await ask('addJobNote', { ...note, text: '<script>alert(1)</script>' })).status).toBe(400);
  expect((await ask('addJobNote', { ...note, jobId: freshId('job') })).status).toBe(404);
  await saveOrganization(world.a, off);
  expect((await ask('addJobNote', note)).status).toBe(403);
  expect(await read(`${collections.jobNotes(world.a, jobId)}/${note.noteId}`)).toBeNull();
});

test('a note for the client does not name a candidate whom the client reads about without a name', async () => {
  await saveOrganization(world.a, on);
  const { jobId } = await saveJob(recruiter);
  const submissionStatus = { accountManager: false, client: true, portal: true, submittedDate: null, detail: '' };
  const { candidateId } = await saveCandidate(recruiter, jobId, { fullName: 'Ned Nameless', submissionStatus });
  await firestore()
    .doc(documents.candidate(world.a, jobId, candidateId))
    .update({ 'public.isAnonymous': true });
  expect((await ask('addJobNote', noteOn(jobId, 'Nameless likes early shifts', true))).status).toBe(409);
  expect((await ask('addJobNote', noteOn(jobId, 'Nameless likes early shifts', false))).status).toBe(200);
  expect((await ask('addJobNote', noteOn(jobId, 'One likes early shifts', true))).status).toBe(200);
});
