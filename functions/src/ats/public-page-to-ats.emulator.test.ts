import { expect, test } from '@jest/globals';
import { jobCandidateSchema } from '@portal/domain/candidates/job-candidate';
import type { middlewareApi } from '@portal/domain/contracts/middleware-api';
import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import { newOrganization } from '@portal/domain/organizations/organization';
import { collections, documents } from '@portal/domain/paths/firestore-paths';
import { noteTexts } from '@portal/domain/texts/marketing-notes';
import { firestore } from '../store/firestore';
import { callThroughHosting, freshWorld, read, signIn, until, write } from '../testing/emulator';
import { viewer } from '../testing/public-page';
import { connectCorporation, type ToldRecords } from '../testing/simulated-bullhorn';

type Refreshed = AnswerOf<typeof middlewareApi.refreshJobCandidates>;
type Newest = AnswerOf<typeof middlewareApi.newestCandidates>;

const records: ToldRecords = {
  rows: {
    ClientCorporation: [{ id: 11, name: 'Acme' }],
    JobOrder: [
      {
        id: 41,
        title: 'Welder',
        status: 'Accepting Candidates',
        isOpen: true,
        clientCorporation: { id: 11 },
        owner: { id: 9 },
      },
    ],
    Candidate: [
      { id: 51, firstName: 'Ada', lastName: 'Ng', name: 'Ada Ng', email: 'ada@example.com', dateAdded: 1 },
      { id: 52, firstName: 'Bo', lastName: 'Li', name: 'Bo Li', dateAdded: 2 },
    ],
    JobSubmission: [{ candidate: { id: 51 }, jobOrder: { id: 41 }, status: 'Submitted' }],
  },
};

/** From the import of a job to what the viewer of a resume makes of it, over HTTP and with all triggers. */
test('a viewer’s visit and refusal reach the ATS as notes and as the status of the submission', async () => {
  const world = freshWorld();
  const organizationId = world.a;
  const admin = await signIn('admin', world);
  await write(documents.organization(organizationId), newOrganization({ id: organizationId, name: 'A' }));
  const ats = await connectCorporation(admin.email, [{ id: 9, name: 'Owner', email: 'o@agency.example' }], records);
  const staff = { token: admin.token };

  await callThroughHosting(`/app/${organizationId}/bullhorn/refresh/jobs`, staff);
  const jobs = firestore().collection(collections.jobs(organizationId)).where('entityId', '==', '41');
  const jobId = await until(async () => (await jobs.get()).docs[0]?.id, 'the imported job');
  const refresh = await callThroughHosting<Refreshed>(
    `/app/${organizationId}/jobs/${jobId}/bullhorn/refreshCandidates`,
    {
      ...staff,
      body: { candidateEntityIds: ['51'] },
    },
  );
  expect(refresh).toMatchObject({ status: 200, body: { data: { added: 1, refreshed: 0, remaining: 0 } } });
  const newest = await callThroughHosting<Newest>(`/app/${organizationId}/bullhorn/getNewestCandidates/`, staff);
  expect(newest.body.data.candidates).toMatchObject([{ id: '52', name: 'Bo Li' }, { id: '51' }]);

  const { docs } = await firestore().collection(collections.candidates(organizationId, jobId)).get();
  const [candidate] = docs.map((snapshot) => jobCandidateSchema.cast(snapshot.data(), { assert: false }));
  if (!candidate) throw new Error('no candidate was added');
  const page = { organizationId, jobId, candidateId: candidate.id, publicToken: candidate.public.publicToken };
  const post = (name: string, body: object) =>
    callThroughHosting(`/api/public/${name}`, { body: { ...page, ...body } });
  const decline = (who: ReturnType<typeof viewer>) =>
    post('submitFeedback', { answers: { approve: false, whyDecline: 'Other', email: '' }, duration: 3, viewer: who });

  const who = viewer();
  expect(await post('analytics/public-event', { event: 'viewResume', viewer: who, duration: 0 })).toMatchObject({
    body: { data: { recorded: true } },
  });
  const path = `/public/bullhorn/note/resumes/${page.publicToken}`;
  const note = (candidateId: string) => callThroughHosting(`${path}/${candidateId}`, { body: { viewer: viewer() } });
  expect(await note(candidate.id)).toMatchObject({ body: { data: { recorded: true } } });
  expect(await note('another')).toMatchObject({ status: 404 });
  expect(await decline(who)).toMatchObject({ status: 200 });
  const actions = async () => (await ats.rows('Note')).map(({ comments }) => String(comments));
  const notes = await until(async () => ((await actions()).length === 3 ? await actions() : null), 'all notes');
  expect(notes.toSorted()).toEqual([
    'Anonymous viewer (Red Fox): thumbs down for Ada Ng, Welder\nWhy do you decline this candidate? Other',
    noteTexts.publicView,
    noteTexts.publicView,
  ]);
  const status = async () => (await ats.rows('JobSubmission')).map((row) => row.status);
  const stored = documents.candidate(organizationId, jobId, candidate.id);
  expect(await status()).toEqual(['Submitted']);
  expect(await read(stored)).toMatchObject({ submissionStatus: { detail: '' } });

  await firestore()
    .doc(documents.organization(organizationId))
    .update({ 'integration.bullhorn.jobSubmission.rejectOnDisapprovedFeedback': true });
  expect(await decline(viewer())).toMatchObject({ status: 200 });
  await until(async () => (await status()).includes('Not Moving Forward'), 'the rejected submission');
  expect(await status()).toEqual(['Not Moving Forward']);
});
