import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { warmFunctions, type LoadedFunction } from './emulator-calls';

const functions: LoadedFunction[] = [
  { name: 'us-1-admin', entryPoint: 'admin', region: 'us-1', httpsTrigger: {} },
  { name: 'us-1-refuseSignIn', entryPoint: 'refuseSignIn', region: 'us-1', blockingTrigger: {} },
  { name: 'us-1-onJobWritten', entryPoint: 'onJobWritten', region: 'us-1' },
  { name: 'us-1-app', entryPoint: 'app', region: 'us-1', httpsTrigger: {} },
];
let called: (string | undefined)[] = [];

/** Stands in for the Functions emulator. */
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
] as const)('of the functions that can be called those for %s are loaded, and none is called', async (which, names) => {
  const { port } = emulator.address() as AddressInfo;
  await warmFunctions({ projectId: 'demo-x', functionsPort: port }, which);
  expect(called).toEqual(names.map((name) => `/demo-x/us-1/${name}/__/health`));
});
