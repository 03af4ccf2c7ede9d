import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { warmFunctions, type LoadedFunction } from './emulator-calls';

const functions: LoadedFunction[] = [
  { id: 'us-1-admin', name: 'us-1-admin', entryPoint: 'admin', region: 'us-1', httpsTrigger: {} },
  {
    id: 'us-1-refuseSignIn',
    name: 'us-1-refuseSignIn',
    entryPoint: 'refuseSignIn',
    region: 'us-1',
    blockingTrigger: {},
  },
  { id: 'us-1-onJobWritten', name: 'us-1-onJobWritten', entryPoint: 'onJobWritten', region: 'us-1' },
  { id: 'us-1-app', name: 'us-1-app', entryPoint: 'app', region: 'us-1', httpsTrigger: {} },
];
let called: (string | undefined)[] = [];

/** Replaces the Functions emulator. */
const emulator = createServer(({ url }, response) => {
  if (url !== '/backends') called.push(url);
  response.end(JSON.stringify({ backends: [{ functionTriggers: functions }] }));
});
beforeEach(async () => {
  called = [];
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => emulator.close(resolve)));

test.each([
  ['signIn', ['refuseSignIn', 'app']],
  ['all', ['admin', 'refuseSignIn', 'app']],
] as const)('loads the functions for %s through their health check, without a call', async (which, names) => {
  const { port } = emulator.address() as AddressInfo;
  await warmFunctions({ projectId: 'demo-x', functionsPort: port }, which);
  expect(called).toEqual(names.map((name) => `/demo-x/us-1/${name}/__/health`));
});
