import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { startClock, type Clock } from './clock';

let server: Server | undefined;
let clock: Clock | undefined;

afterEach(async () => {
  clock?.stop();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(null));
});

interface Trigger {
  entryPoint: string;
  schedule?: { schedule: string; timeZone?: string };
}

/** Answers as the Functions emulator does. @returns its port, and a promise of the first function that is fired. */
async function functionsEmulator(triggers: Trigger[]): Promise<{ port: number; fired: Promise<string> }> {
  const functionTriggers = triggers.map((trigger) => ({
    name: trigger.entryPoint,
    region: 'europe-west1',
    ...trigger,
  }));
  const listening = createServer();
  server = listening;
  const fired = new Promise<string>((resolve) => {
    listening.on('request', (request, response) => {
      response.end(JSON.stringify({ backends: [{ functionTriggers }] }));
      if (request.method === 'POST') resolve(request.url ?? '');
    });
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  return { port: typeof address === 'object' && address ? address.port : 0, fired };
}

test('fires each scheduled function at its time, and no other one', async () => {
  const { port, fired } = await functionsEmulator([
    { entryPoint: 'app' },
    { entryPoint: 'sweep', schedule: { schedule: '* * * * * *', timeZone: 'Europe/Berlin' } },
    { entryPoint: 'yearly', schedule: { schedule: '0 0 1 1 *' } },
  ]);
  clock = await startClock({ projectId: 'demo-clock', functionsPort: port });
  expect(clock.schedules).toEqual({ sweep: '* * * * * *', yearly: '0 0 1 1 *' });
  await expect(fired).resolves.toBe('/functions/projects/demo-clock/triggers/europe-west1-sweep-0');
});

test('an invalid cron expression is an error at start', async () => {
  const { port } = await functionsEmulator([{ entryPoint: 'sweep', schedule: { schedule: 'every now and then' } }]);
  await expect(startClock({ projectId: 'demo-clock', functionsPort: port })).rejects.toThrow();
});
