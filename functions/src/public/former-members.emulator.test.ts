import { beforeAll, expect, test } from '@jest/globals';
import type { JobPage, ResumePage } from '@portal/domain/contracts/public-api';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from '../store/firestore';
import { call, freshWorld, signIn, type SignedIn, withoutTriggers } from '../testing/emulator';
import { sendOutbox } from '../testing/send-outbox';
import { ownPorts } from '../testing/own-server';
import { mailsTo } from '../testing/mailbox';
import { saveCandidate, saveJob, saveOrganization, viewer } from '../testing/public-page';

withoutTriggers();

const world = freshWorld();
const office = `${world.a}@example.com`;
let owner: SignedIn;
let recruiter: SignedIn;
let job: { jobId: string; publicToken: string };

/** Settings of a job that show its recruiter as the contact. */
const asksRecruiter = {
  bullhorn: { publicResume: { contactPerson: 'jobRecruiter', hasAccessCode: false, accessCode: '' } },
} as const;

beforeAll(async () => {
  owner = await signIn('otherRecruiter', world);
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a, { email: office, notificationsToCandidateRecruiter: true });
  job = await saveJob(owner, { recruiterId: recruiter.uid, integration: asksRecruiter });
});

const answers = { approve: true, whyApprove: 'Skills' };
const move = (person: SignedIn, organizationId: string | null) =>
  firestore().doc(documents.user(person.uid)).update({ organizationId });

/** For a new candidate of the recruiter: the contact that viewers see, and who is notified of their feedback. */
async function seen(fullName: string) {
  const page = await saveCandidate(recruiter, job.jobId, { fullName });
  const resume = await call<ResumePage>('/api/public/getCandidateResume', { body: page });
  const uploader = await call<JobPage>('/api/public/getCandidateUploader', { body: job });
  const answered = await call('/api/public/submitFeedback', { body: { ...page, answers, viewer: viewer() } });
  expect(answered.status).toBe(200);
  await sendOutbox(ownPorts());
  const notified: string[] = [];
  for (const address of [recruiter.email, owner.email, office]) {
    if ((await mailsTo(address, 0, fullName)).length > 0) notified.push(address);
  }
  return { contact: resume.body.data.contact?.email ?? null, uploader: uploader.body.data.contact.email, notified };
}

test('a recruiter who has left is neither shown nor notified: the job owner is, else the organization', async () => {
  expect(await seen('Ida Before')).toEqual({
    contact: recruiter.email,
    uploader: owner.email,
    notified: [recruiter.email],
  });

  const instead = { contact: owner.email, uploader: owner.email, notified: [owner.email] };
  await move(recruiter, null);
  expect(await seen('Ida Removed')).toEqual(instead);
  await move(recruiter, world.b);
  expect(await seen('Ida Elsewhere')).toEqual(instead);

  await move(owner, world.b);
  expect(await seen('Ida Alone')).toEqual({ contact: null, uploader: '', notified: [office] });
});

test('a recruiter of another organization is neither shown nor notified', async () => {
  const maya = await signIn('recruiter', world);
  const stranger = await signIn('foreignRecruiter', world);
  const { jobId } = await saveJob(maya, { recruiterId: stranger.uid, integration: asksRecruiter });
  const page = await saveCandidate(maya, jobId, { fullName: 'Sid Strange', recruiterId: stranger.uid });
  const { body } = await call<ResumePage>('/api/public/getCandidateResume', { body: page });
  expect(body.data.contact?.email).toBe(maya.email);
  expect(JSON.stringify(body)).not.toContain(stranger.uid);
  await call('/api/public/submitFeedback', { body: { ...page, answers, viewer: viewer() } });
  await sendOutbox(ownPorts());
  expect(await mailsTo(maya.email, 1, 'Sid Strange')).toHaveLength(1);
  expect(await mailsTo(stranger.email, 0, 'Sid Strange')).toEqual([]);
});
