import { afterEach, expect, test } from '@jest/globals';
import { startClamd, type ClamdServer } from '../../testing/clamd-server';

let server: ClamdServer | undefined;
afterEach(() => {
  server?.stop();
});

test('passes on every byte of a file, and tells clean files from others', async () => {
  server = await startClamd();
  const large = Buffer.alloc(300_001, 'resume ');
  expect(await server.scanner.isClean(large)).toBe(true);
  expect(await server.scanner.isClean(Buffer.concat([large, Buffer.from('malware')]))).toBe(false);
  expect(server.files[0]?.equals(large)).toBe(true);
});

test.each([
  ['names an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['is cut off', 'stream: O'],
  ['ends without a word', ''],
])('an answer that %s lets no file through', async (_name, answer) => {
  server = await startClamd(() => answer);
  await expect(server.scanner.isClean(Buffer.from('file'))).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a scanner that is not there lets no file through', async () => {
  server = await startClamd();
  server.stop();
  await expect(server.scanner.isClean(Buffer.from('file'))).rejects.toMatchObject({ kind: 'unavailable' });
});
