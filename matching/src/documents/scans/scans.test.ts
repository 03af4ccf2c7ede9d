import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from '@jest/globals';
import { parseResume } from '../../resume/parse-resume';
import { DocumentError } from '../document-text';
import { defaultLimits } from '../limits';
import { readDocument, type ReadOptions } from '../read-document';
import { makePdf, writeLines } from '../testing/make-pdf';
import { drawnPages, scanned, scanPdf } from '../testing/make-scan';
import { makeTiff } from '../testing/make-tiff';
import { recognizePages } from './recognize-pages';

const first = [
  'Rosalind Okafor',
  'rosalind.okafor@example.com',
  'Experience',
  'Senior Accountant, Bellweather Holdings LLC',
  'January 2019 - Present',
  'Closed the books of four entities each month for the auditors',
];
const second = ['Education', 'Bachelor of Science in Accounting, Ashford Valley University, 2013'];

/** Recognition takes the time of letters and of paper. */
const small = { size: [440, 570] as [number, number], margin: 0 };

let text: Uint8Array;
let pages: Canvas[];
beforeAll(async () => {
  text = await makePdf((pdf) => {
    writeLines(pdf, 30, 30, first, { size: 12 });
    pdf.addPage(small);
    writeLines(pdf, 30, 30, second, { size: 12 });
  }, small);
  pages = (await drawnPages(text)).map((page, index) => scanned(page, { skew: index === 0 ? 1.5 : -1, noise: 30 }));
}, 180_000);

const pageOf = (index: number): Canvas => pages[index] ?? createCanvas(1, 1);
const fault = async (bytes: Uint8Array, options: ReadOptions = {}): Promise<string> => {
  try {
    await readDocument(bytes, options);
    return 'read';
  } catch (error) {
    if (error instanceof DocumentError) return error.fault;
    throw error;
  }
};

test('a scan is read page by page, and its resume says so', async () => {
  const turns: string[] = [];
  const onPage = (page: number, all: number) => void turns.push(`${String(page)} of ${String(all)}`);
  const document = await readDocument(await scanPdf(pages), { recognition: { onPage } });
  expect(turns).toEqual(['1 of 2', '2 of 2']);
  expect(document).toMatchObject({ format: 'pdf', pageCount: 2, isTruncated: false, scan: { pages: 2 } });
  const resume = parseResume(document, { today: '2026-06-01' });
  expect(resume).toMatchObject({
    fullName: 'Rosalind Okafor',
    email: 'rosalind.okafor@example.com',
    work: [{ title: 'Senior Accountant', companyName: 'Bellweather Holdings LLC', startDate: '2019-01' }],
    education: [{ school: 'Ashford Valley University' }],
    reading: { scannedPages: 2 },
  });
}, 180_000);

test('a page of text before a scanned page keeps its text', async () => {
  const picture = pageOf(1).toBuffer('image/png');
  const mixed = await makePdf((pdf) => {
    writeLines(pdf, 30, 30, first);
    pdf.addPage(small);
    pdf.image(picture, 0, 0, { width: 440, height: 570 });
  }, small);
  const document = await readDocument(mixed);
  expect(document.lines.map((line) => line.page)).toEqual([0, 0, 0, 0, 0, 0, 1, 1]);
  expect(document.text).toContain('Ashford Valley University');
  expect(document.scan?.pages).toBe(1);
}, 180_000);

test('pictures of a resume are read like scans, and a TIFF has pages', async () => {
  const files = {
    png: pageOf(0).toBuffer('image/png'),
    jpg: pageOf(0).toBuffer('image/jpeg', 85),
    tif: Buffer.from(makeTiff(pages)),
  };
  for (const [format, bytes] of Object.entries(files)) {
    const document = await readDocument(bytes, { fileName: 'resume.exe' });
    expect(document).toMatchObject({ format, pageCount: format === 'tif' ? 2 : 1 });
    expect(document.text).toContain('Bellweather Holdings LLC');
    expect(document.text.includes('Ashford Valley University')).toBe(format === 'tif');
  }
}, 180_000);

test('a page that cannot be recognized leaves the text of the others', async () => {
  const mixed = await makePdf((pdf) => {
    writeLines(pdf, 30, 30, first);
    pdf.addPage(small);
    pdf.image(createCanvas(900, 900).toBuffer('image/jpeg'), 0, 0, { width: 440, height: 440 });
  }, small);
  const huge = Buffer.from(withHugePictures(mixed));
  for (const [bytes, options] of [
    [huge, {}],
    [mixed, { limits: { maximumScanMilliseconds: -1 } }],
    [mixed, { recognition: { languages: ['xxx'] } }],
  ] as [Uint8Array, ReadOptions][]) {
    const document = await readDocument(bytes, options);
    expect(document).toMatchObject({ isTruncated: true, lines: { length: first.length } });
    expect(document.scan).toBeUndefined();
  }
});

/** A page turned to the right by quarters of a circle. */
function turnedPage({ page, quarters }: { page: Canvas; quarters: number }): Canvas {
  const { width, height } = page;
  const isSideways = quarters % 2 === 1;
  const canvas = createCanvas(isSideways ? height : width, isSideways ? width : height);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(page, -width / 2, -height / 2);
  return canvas;
}

test.each([1, 2, 3])(
  'a page turned by %i quarters is turned back',
  async (quarters) => {
    const page = turnedPage({ page: pageOf(0), quarters });
    const { text, lines } = await readDocument(page.toBuffer('image/png'));
    for (const words of ['Rosalind Okafor', 'Bellweather Holdings LLC']) expect(text).toContain(words);
    expect(lines.every(({ box }) => box && box.right <= 612 && box.bottom <= 793)).toBe(true);
  },
  180_000,
);

test('a page that cannot be drawn leaves the others', async () => {
  const broken = { page: 0, draw: () => Promise.reject(new Error('broken')) };
  const whole = { page: 1, draw: () => Promise.resolve({ canvas: createCanvas(90, 90), scale: 1 }) };
  expect(await recognizePages([broken, whole], defaultLimits, {})).toMatchObject([{ page: 1 }]);
  await expect(recognizePages([broken], defaultLimits, {})).rejects.toThrow('broken');
  await expect(recognizePages([], defaultLimits, {})).rejects.toMatchObject({ fault: 'corrupt' });
});

test('a language that is not installed is no fault of the document', async () => {
  const options = { recognition: { languages: ['xxx'] } };
  const error = { name: 'RecognizerError', code: 'language_xxx' };
  await expect(readDocument(await scanPdf(pages), options)).rejects.toMatchObject(error);
  await expect(readDocument(pageOf(0).toBuffer('image/png'), options)).rejects.toMatchObject(error);
});

test('pages beyond the limits are left out, which the resume says', async () => {
  const scan = await scanPdf(pages);
  const byPages = await readDocument(scan, { limits: { maximumScannedPages: 1 } });
  expect(byPages).toMatchObject({ isTruncated: true, scan: { pages: 1 } });
  expect(parseResume(byPages, { today: '2026-06-01' }).reading.gaps).toContain('cutOff');
  expect(await fault(scan, { limits: { maximumScanMilliseconds: -1 } })).toBe('timeout');
}, 180_000);

test('a page on which nothing but noise is has no text', async () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const blank = scanned(createCanvas(600, 600), { noise: 50, random });
  expect(await fault(blank.toBuffer('image/png'))).toBe('nothingRecognized');
  expect(await fault(await scanPdf([blank]))).toBe('nothingRecognized');
}, 180_000);

/** The beginning of a picture that would unpack to 900 million pixels. */
const hugePng = () => {
  const bytes = Buffer.from(createCanvas(90, 90).toBuffer('image/png'));
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  return bytes;
};
const hugeTiff = () => {
  const bytes = Buffer.from(makeTiff([createCanvas(1, 1)]));
  for (const at of [10 + 8, 22 + 8]) bytes.writeUInt32LE(30_000, at);
  return bytes;
};
const hugeJpeg = () => {
  const bytes = Buffer.from(createCanvas(90, 90).toBuffer('image/jpeg'));
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  bytes.writeUInt16BE(30_000, frame + 5);
  bytes.writeUInt16BE(30_000, frame + 7);
  return bytes;
};
const hugePdf = async () => {
  return withHugePictures(await scanPdf([createCanvas(900, 900)]));
};
function withHugePictures(pdf: Uint8Array): Buffer {
  const bytes = Buffer.from(pdf).toString('latin1');
  return Buffer.from(bytes.replace('/Width 900', '/Width 30000').replace('/Height 900', '/Height 30000'), 'latin1');
}

test.each([
  ['png', hugePng],
  ['tiff', hugeTiff],
  ['jpeg', hugeJpeg],
  ['pdf', hugePdf],
])('a %s of too many pixels is refused before it is unpacked', async (_name, make) => {
  expect(await fault(await make())).toBe('tooManyPixels');
});

test('HEIC is named, and a damaged picture is damaged', async () => {
  expect(await fault(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('heic');
  expect(await fault(createCanvas(900, 900).toBuffer('image/png').subarray(0, 60))).toBe('corrupt');
  expect(await fault(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('corrupt');
  expect(await fault(Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('corrupt');
  expect(await fault(pageOf(0).toBuffer('image/png'), { fileName: 'resume.pdf' })).toBe('corrupt');
});

test('a document with text does not load the recognition', async () => {
  const script = `
    import { createRequire } from 'node:module';
    import { readDocument } from './src/documents/read-document.ts';
    const chunks = [];
    for await (const chunk of process.stdin) chunks.push(chunk);
    const { text } = await readDocument(Buffer.concat(chunks));
    const loaded = Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('tesseract'));
    console.log(JSON.stringify({ text, loaded }));`;
  const answerTo = async (bytes: Uint8Array) => {
    const args = ['--import', 'tsx', '--input-type=module', '-e', script];
    const running = promisify(execFile)(process.execPath, args, { cwd: join(import.meta.dirname, '../../..') });
    running.child.stdin?.end(bytes);
    return JSON.parse((await running).stdout) as { text: string; loaded: boolean };
  };
  expect(await answerTo(text)).toMatchObject({ text: expect.stringContaining('Rosalind Okafor'), loaded: false });
  expect(await answerTo(pageOf(0).toBuffer('image/png'))).toMatchObject({ loaded: true });
}, 180_000);
