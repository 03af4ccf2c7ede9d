import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refuseSlowBodies } from './slow-bodies';

let server: Server;
let stop: () => void;
const pace = { everyMs: 300, bytesPerSecond: 10_000, leastBytesPerSecond: 1_000, patience: 3 };
beforeEach(async () => {
  stop = refuseSlowBodies(2, pace);
  server = createServer((request, response) => {
    request.resume().on('end', () => response.end('whole'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Sends so many bytes of a longer body every 20 ms, or whole when it is that long. */
async function upload(bytes: number, length: number): Promise<number> {
  const { port } = server.address() as AddressInfo;
  return await new Promise((resolve, reject) => {
    const headers = { 'content-length': length, 'content-type': 'multipart/form-data; boundary=x' };
    const call = send({ port, method: 'POST', headers }, (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    });
    let left = length;
    const timer = setInterval(() => {
      const now = Math.min(bytes, left);
      left -= now;
      call.write(Buffer.alloc(now));
      if (left === 0) {
        clearInterval(timer);
        call.end();
      }
    }, 20);
    call.on('close', () => {
      clearInterval(timer);
    });
    call.on('error', reject);
  });
}

test('a body that hardly arrives is answered and let go, also where there is room', async () => {
  expect(await upload(1, 1_000_000)).toBe(408);
});

test('a slow body is waited for while there is room, and let go when all places are taken', async () => {
  expect(await upload(100, 3_000)).toBe(200);
  const slow = upload(100, 1_000_000);
  const quick = Promise.all([upload(5_000, 300_000), upload(5_000, 300_000)]);
  expect(await slow).toBe(408);
  expect(await quick).toEqual([200, 200]);
});

test('who has been refused and goes on sending slowly keeps no connection', async () => {
  server.removeAllListeners('request').on('request', (_request, response) => {
    response.writeHead(401).end();
  });
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const call = send({ port, method: 'POST', headers: { 'content-length': 1_000_000 } });
    call.on('error', () => undefined);
    call.on('close', () => {
      resolve();
    });
    call.write('a');
  });
});

test('a body that nobody has begun to read is no slow one', async () => {
  server.removeAllListeners('request').on('request', (request, response) => {
    setTimeout(() => request.resume().on('end', () => response.end('read')), 1_500);
  });
  expect(await upload(1_000_000, 1_000_000)).toBe(200);
});

test('a handler that takes its time is no slow body', async () => {
  server.removeAllListeners('request').on('request', (request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end('late'), 1_000));
  });
  expect(await upload(500, 500)).toBe(200);
});
