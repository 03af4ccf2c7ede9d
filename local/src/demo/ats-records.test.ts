import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { createSimulator } from '../bullhorn/simulator';
import { simulatedUser } from '../bullhorn/simulated-user';
import { makeAtsRecords } from './ats-records';

test('the demo agency’s ATS has connected records that the simulator accepts', async () => {
  const server = createServer(createSimulator({ clientId: 'key', clientSecret: 'secret' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const body = { password: 'right', users: [simulatedUser({ id: 101, name: 'Ann Lee' })] };
  const records = await makeAtsRecords([101], Date.parse('2026-03-02'));
  const made = await fetch(`${origin}/simulator/corporations/demo`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...records }),
  });
  expect(made.status).toBe(200);
  const read = async (type: string, query = '') =>
    (await (
      await fetch(`${origin}/simulator/corporations/demo/rows/${type}?query=${encodeURIComponent(query)}`)
    ).json()) as {
      total: number;
      data: Record<string, unknown>[];
    };
  expect(await read('Candidate')).toMatchObject({ total: 40 });
  expect(await read('Candidate', 'tearsheets.id:8000')).toMatchObject({ total: 10 });
  expect((await read('JobSubmission')).data[0]).toMatchObject({
    candidate: { firstName: expect.any(String) },
    jobOrder: { title: expect.any(String) },
  });
  expect(await read('CandidateFileAttachment', 'type:Resume')).toMatchObject({ total: 6 });
  server.closeAllConnections();
  server.close();
}, 60_000);
