import { beforeAll, expect, test } from '@jest/globals';
import { freshWorld, functionUrl, signIn, type SignedIn } from '../../testing/emulator';
import { below, saveCandidate, saveJob, saveOrganization, viewer } from '../../testing/public-page';

const world = freshWorld();
let recruiter: SignedIn;

beforeAll(async () => {
  recruiter = await signIn('recruiter', world);
  await saveOrganization(world.a);
});

test('the built functions find the database: a view has its country', async () => {
  const page = await saveCandidate(recruiter, (await saveJob(recruiter)).jobId);
  const response = await fetch(functionUrl('/publicApi/analytics/public-event'), {
    method: 'POST',
    // A claim of the client, then what the platform's front end adds.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1, 193.0.6.139' },
    body: JSON.stringify({ ...page, event: 'viewResume', viewer: viewer(), duration: 0 }),
  });
  expect(response.status).toBe(200);
  const [view] = await below(page, 'candidateViews');
  expect(view).toMatchObject({ location: { country: 'Netherlands', region: '', city: '' } });
});
