import { expect, test } from '@jest/globals';
import { PortalError } from '@portal/domain/errors/portal-error';
import { jobSchema } from '@portal/domain/jobs/job';
import { documents } from '@portal/domain/paths/firestore-paths';
import { firestore } from './store/firestore';
import { cast } from '@portal/domain/testing/cast';
import { freshWorld, jobOf, stored, withoutTriggers, write } from './testing/emulator';
import { handlerContext } from './testing/handler-context';
import { jobWritten } from './triggers';

withoutTriggers();

const world = freshWorld();

test('a job gets its link while the search service is down, and the event is retried', async () => {
  const owner = { ...cast.recruiter, uid: cast.recruiter.id, password: '', token: '', organizationId: world.a };
  const job = jobOf(owner, { jobDescription: '' });
  const reference = firestore().doc(documents.job(world.a, job.id));
  const before = await reference.get();
  await write(reference.path, { ...job });
  const event = {
    id: 'event',
    time: new Date().toISOString(),
    params: { organizationId: world.a, jobId: job.id },
    data: { before, after: await reference.get() },
  } as unknown as Parameters<typeof jobWritten>[0];

  const isDown = () => Promise.reject(new PortalError('unavailable'));
  const ports = handlerContext(null, { search: { find: isDown, findListed: null, put: isDown, remove: isDown } });
  await expect(jobWritten(event, ports)).rejects.toMatchObject({ kind: 'unavailable' });
  const { public: published } = await stored(reference.path, jobSchema);
  expect(published?.jobLink).toBe(`/organization/${String(published?.publicToken)}/${job.id}`);
});
