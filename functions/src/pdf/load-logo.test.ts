import { expect, test } from '@jest/globals';
import type { Files } from '../store/files';
import { fakePorts } from '../testing/fake-ports';
import { pngHeader, pngOf, pngPixels } from '../testing/png';
import { loadLogo, logoPathOf } from './load-logo';

const address = (path: string, bucket = 'bucket') =>
  `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media&token=x`;
const logoPath = 'images/brands/agency-a/1/logo.png';

test.each([
  [address(logoPath), logoPath],
  [`http://127.0.0.1:9199/v0/b/bucket/o/${encodeURIComponent(logoPath)}?alt=media`, logoPath],
  [address('images/organizations/u/1/l.jpg'), 'images/organizations/u/1/l.jpg'],
  [address(logoPath, 'other'), null],
  [address('organizations/a/jobs/j/candidates/c/resume/cv.pdf'), null],
  [address('images/brands/../../organizations/a/secret'), null],
  ['https://evil.example/logo.png', null],
  ['https://evil.example/v0/b/bucket/o/%E0%A4%A', null],
  ['file:///etc/passwd', null],
  ['', null],
])('%s', (url, path) => {
  expect(logoPathOf(url, 'bucket')).toBe(path);
});

/** A bucket with one file. */
function bucketWith(bytes: Uint8Array, size = bytes.length): Pick<Files, 'facts' | 'read'> {
  return {
    facts: (path) =>
      Promise.resolve(path === logoPath ? { path, size, contentType: 'image/png', createdAt: 0, labels: {} } : null),
    read: () => Promise.resolve(Buffer.from(bytes)),
  };
}
const load = (files: Pick<Files, 'facts' | 'read'>, url = address(logoPath)) =>
  loadLogo(fakePorts({ files: { ...fakePorts().files, ...files } }), url);

const png = (width: number, height: number, bytes = 10) => pngOf(pngHeader(width, height), pngPixels(bytes));
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 50, 1, 44, 3, 0, 0, 0]);

test('reads a PNG and a JPEG', async () => {
  expect(await load(bucketWith(png(300, 50)))).toMatchObject({ format: 'png', width: 300, height: 50 });
  expect(await load(bucketWith(jpeg))).toMatchObject({ format: 'jpg', width: 300, height: 50 });
});

test.each([
  ['what is no image', bucketWith(Buffer.from('<svg onload=alert(1)>'))],
  ['an empty file', bucketWith(new Uint8Array())],
  ['a picture that would fill the memory', bucketWith(png(60_000, 60_000))],
  ['a picture that unpacks to more than its header says', bucketWith(png(1, 1, 100_000_000))],
  ['a picture without an extent', bucketWith(png(0, 50))],
  ['a file that is too large', bucketWith(png(300, 50), 50_000_000)],
  ['a bucket that does not answer', { ...bucketWith(png(1, 1)), read: () => Promise.reject(new Error('down')) }],
])('omits the logo for %s', async (_, files) => {
  expect(await load(files)).toBeNull();
});
