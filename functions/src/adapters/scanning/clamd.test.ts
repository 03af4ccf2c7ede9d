import { afterEach, expect, test } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createClamd } from './clamd';

const command = 'zINSTREAM\0';
let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** The bytes of a complete stream; null before its end. */
function fileOf(received: Buffer): Buffer | null {
  if (received.subarray(0, command.length).toString() !== command) throw new Error('not INSTREAM');
  const parts: Buffer[] = [];
  for (let place = command.length; place + 4 <= received.length;) {
    const length = received.readUInt32BE(place);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(place + 4, place + 4 + length));
    place += 4 + length;
  }
  return null;
}

/** A server that speaks the protocol and answers what it is given for a file. */
async function scannerWith(answer: (file: Buffer) => string) {
  server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const file = fileOf(received);
      if (file) socket.end(answer(file));
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return createClamd(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('passes on every byte of a file, and tells clean files from others', async () => {
  const files: Buffer[] = [];
  const scanner = await scannerWith((file) => {
    files.push(file);
    return file.includes('malware') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0';
  });
  const large = Buffer.alloc(300_001, 'resume ');
  expect(await scanner.isClean(large)).toBe(true);
  expect(await scanner.isClean(Buffer.concat([large, Buffer.from('malware')]))).toBe(false);
  expect(files[0]?.equals(large)).toBe(true);
});

test.each([
  ['names an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['is cut off', 'stream: O'],
  ['ends without a word', ''],
])('an answer that %s lets no file through', async (_name, answer) => {
  const scanner = await scannerWith(() => answer);
  await expect(scanner.isClean(Buffer.from('file'))).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a scanner that is not there lets no file through', async () => {
  const scanner = await scannerWith(() => '');
  server?.close();
  await expect(scanner.isClean(Buffer.from('file'))).rejects.toMatchObject({ kind: 'unavailable' });
});
