import { afterEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:net';
import { choosePorts, portNames } from './ports';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Listens on a free port, or on that one. */
async function listen(port = 0): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return address.port;
}

test('every purpose has its own port, and all ports are free', async () => {
  const { ports, taken } = await choosePorts();
  expect(taken).toEqual([]);
  expect(new Set(Object.values(ports)).size).toBe(portNames.length);
  for (const port of Object.values(ports)) await expect(listen(port)).resolves.toBe(port);
});

test('a preferred port is taken when it is free', async () => {
  const { ports: free } = await choosePorts();
  const { ports, taken } = await choosePorts({ hosting: free.hosting, auth: free.auth });
  expect({ hosting: ports.hosting, auth: ports.auth }).toEqual({ hosting: free.hosting, auth: free.auth });
  expect(taken).toEqual([]);
});

test('a preferred port that is in use is named with its program, and another one is taken', async () => {
  const port = await listen();
  const { ports, taken } = await choosePorts({ hosting: port });
  expect(ports.hosting).not.toBe(port);
  expect(taken).toEqual([
    {
      name: 'hosting',
      port,
      by: expect.stringMatching(new RegExp(`^\\S+ \\(${process.pid}\\)$`)),
      instead: ports.hosting,
    },
  ]);
});
