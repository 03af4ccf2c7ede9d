import { expect, test } from '@jest/globals';
import { unzipSync, zipSync } from 'fflate';
import { DocumentError } from './document-text';
import { expandArchive } from './expand-archive';
import { readDocument } from './read-document';
import { mutate, seeded } from './testing/mutate';
import type { Random } from './testing/mutate';
import { samples } from './testing/samples';

/** Damaged files of each format; `DOCUMENT_MUTATIONS=10000 npm run unit …` tries more. */
const perFormat = Number(process.env.DOCUMENT_MUTATIONS ?? 320);
const slowest = 5_000;
const mark = (format: string): string => `Mark${format}mark`;

/** Damages a part inside a zip and packs it again: damage to the archive rarely reaches its parts. */
function mutateInside(bytes: Uint8Array, random: Random): Uint8Array {
  const parts = Object.entries(unzipSync(bytes));
  const chosen = parts[Math.floor(random() * parts.length)]?.[0];
  return zipSync(
    Object.fromEntries(parts.map(([path, part]) => [path, path === chosen ? mutate(part, random) : part])),
  );
}

async function faultOf(bytes: Uint8Array): Promise<{ fault: string | null; text: string }> {
  try {
    return { fault: null, text: (await readDocument(bytes)).text };
  } catch (error) {
    if (error instanceof DocumentError) return { fault: error.fault, text: '' };
    throw error;
  }
}

test.each(['pdf', 'docx', 'doc', 'rtf', 'odt', 'html', 'txt'])(
  'damaged %s files are read with only their own text, or refused, in time',
  async (format) => {
    const files = await samples(mark);
    const original = files[format] ?? new Uint8Array(0);
    const others = Object.keys(files)
      .filter((other) => other !== format)
      .map(mark);
    const random = seeded(20_240_501 + format.charCodeAt(0) * 7 + format.length);
    const isZip = format === 'docx' || format === 'odt';
    let read = 0;
    let slowestRun = 0;
    for (let index = 0; index < perFormat; index += 1) {
      const bytes = isZip && index % 2 === 0 ? mutateInside(original, random) : mutate(original, random);
      const start = performance.now();
      const { fault, text } = await faultOf(bytes);
      slowestRun = Math.max(slowestRun, performance.now() - start);
      if (fault === null) read += 1;
      expect(others.filter((other) => text.includes(other))).toEqual([]);
    }
    expect(slowestRun).toBeLessThan(slowest);
    // If all damaged files were refused, the readers would not be tested.
    expect(read).toBeGreaterThan(perFormat / 50);
  },
  60_000,
);

test('damaged archives are expanded or refused', () => {
  const original = zipSync({
    'a.txt': new TextEncoder().encode('Dana '.repeat(200)),
    'b/c.txt': new Uint8Array(5_000),
  });
  const random = seeded(7);
  let expanded = 0;
  for (let index = 0; index < perFormat; index += 1) {
    try {
      expandArchive(mutate(original, random));
      expanded += 1;
    } catch (error) {
      expect(error).toBeInstanceOf(DocumentError);
    }
  }
  expect(expanded).toBeGreaterThan(0);
});

test('concurrent documents do not mix', async () => {
  const files = await samples(mark);
  const names = Object.keys(files).flatMap((format) => [format, format, format]);
  const documents = await Promise.all(names.map((format) => readDocument(files[format] ?? new Uint8Array(0))));
  documents.forEach((document, index) => {
    const found = Object.keys(files).filter((format) => document.text.includes(mark(format)));
    expect(found).toEqual([names[index]]);
  });
});
