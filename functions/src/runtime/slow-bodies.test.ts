import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refuseSlowBodies } from './slow-bodies';

let server: Server;
let stop: () => void;
beforeEach(async () => {
  stop = refuseSlowBodies({ everyMs: 100, bytesPerSecond: 10_000 });
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
      clearInterval(timer);
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
    call.on('error', reject);
  });
}

test('a body that hardly arrives is answered and let go; others are served meanwhile, also slower ones', async () => {
  const held = upload(1, 1_000_000);
  expect(await upload(500, 500)).toBe(200);
  expect(await upload(1_000, 15_000)).toBe(200);
  expect(await held).toBe(408);
});

test('a handler that takes its time is no slow body', async () => {
  server.removeAllListeners('request').on('request', (request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end('late'), 350));
  });
  expect(await upload(500, 500)).toBe(200);
});
