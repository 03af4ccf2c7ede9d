import { expect, test } from '@jest/globals';
import { documents } from '@portal/domain/paths/firestore-paths';
import { jobsStore } from '../store/jobs';
import { call, freshWorld, read, savedAgencies, savedJob, signIn } from '../testing/emulator';

const world = freshWorld();

test('the code of a job is stored out of reach, replaced and removed', async () => {
  await savedAgencies(world);
  const recruiter = await signIn('recruiter', world);
  const job = await savedJob(recruiter);
  const set = (accessCode: string) =>
    call('/api/app/setJobAccessCode', {
      body: { organizationId: world.a, jobId: job.id, accessCode },
      token: recruiter.token,
    });
  expect(await set('1234')).toMatchObject({ status: 400 });
  expect(await set('open sesame')).toMatchObject({ status: 200, body: { data: { hasAccessCode: true } } });
  const stored = await read(documents.job(world.a, job.id));
  expect(stored).toMatchObject({ integration: { bullhorn: { publicResume: { hasAccessCode: true } } } });
  expect(JSON.stringify(stored)).not.toContain('open sesame');
  expect(await jobsStore.accessCode(world.a, job.id)).toBe('open sesame');
  expect(await set('')).toMatchObject({ status: 200 });
  expect(await read(documents.job(world.a, job.id))).not.toHaveProperty('integration');
  expect(await jobsStore.accessCode(world.a, job.id)).toBe('');
});
