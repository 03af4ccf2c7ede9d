import type { lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { webhookTexts } from '@portal/domain/texts/webhooks';
import { createWebhookCaller } from './webhook-caller';

const careful = createWebhookCaller({ mayCallPrivateAddresses: false });
const local = createWebhookCaller({ mayCallPrivateAddresses: true });
const call = { headers: { 'content-type': 'application/json' }, body: '{}' };

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A receiver on this machine. @returns its URL. */
async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

describe('addresses', () => {
  test.each([
    ['https://hooks.example.com/a', true],
    ['https://93.184.215.14/a', true],
    ['http://hooks.example.com/a', false],
    ['https://localhost/a', false],
    ['https://127.0.0.1/a', false],
    ['https://10.1.2.3/a', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://2130706433/a', false],
    ['https://[::1]/a', false],
    ['https://[::ffff:127.0.0.1]/a', false],
    ['https://[fd00::1]/a', false],
    ['https://[2606:4700:4700::1111]/a', true],
    ['https://hooks.example.com:8443/a', true],
    ['https://hooks.example.com:22/a', false],
    // Other ways to write 127.0.0.1 and 169.254.169.254, for a gateway that translates or tunnels.
    ['https://[::ffff:7f00:1]/a', false],
    ['https://[::127.0.0.1]/a', false],
    ['https://[64:ff9b::7f00:1]/a', false],
    ['https://[64:ff9b:1::a9fe:a9fe]/a', false],
    ['https://[2002:7f00:1::]/a', false],
    ['https://[2001:0:7f00:1::1]/a', false],
    ['https://[fec0::1]/a', false],
  ])('%s: %s', (url, isAccepted) => {
    expect(careful.accepts(url)).toBe(isAccepted);
  });

  test('a name that leads into the own network is refused when it is resolved', async () => {
    const resolve = ((_host: string, _options: unknown, found: (error: null, all: unknown[]) => void) => {
      found(null, [
        { address: '93.184.215.14', family: 4 },
        { address: '10.0.0.7', family: 4 },
      ]);
    }) as unknown as typeof lookup;
    const caller = createWebhookCaller({ mayCallPrivateAddresses: false }, resolve);
    expect(await caller.post({ ...call, url: 'https://hooks.example.com/a' })).toEqual({
      problem: webhookTexts.refusedAddress,
    });
  });
});

describe('calls', () => {
  test('post the body and answer the status, without following a redirect', async () => {
    const bodies: string[] = [];
    const url = await receiver((request, response) => {
      request.on('data', (chunk: Buffer) => bodies.push(chunk.toString()));
      request.on('end', () => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end());
    });
    expect(await local.post({ ...call, url, body: '{"type":"ping"}' })).toEqual({ status: 302 });
    expect(bodies).toEqual(['{"type":"ping"}']);
  });

  test('say when nobody answers', async () => {
    expect(await local.post({ ...call, url: 'http://127.0.0.1:1/' })).toEqual({ problem: webhookTexts.notReached });
  });
});
