import { expect, test } from '@jest/globals';
import { readDocument } from '../read-document';
import { packedPdf } from '../testing/raw-pdf';

const lines = [
  'Klaus Brenner',
  'Software Engineer, Nordlicht Systeme GmbH, Kassel',
  'Security Analyst, Harz Data AG, Goslar',
  'Built the ledger and the reports of three banks',
];

/** The lines with kerned gaps of the given width, in thousandths of an em, in place of space characters. */
function kerned(gap: number): Uint8Array {
  const shown = lines.map((line, at) => {
    const pieces = line.split(' ').map((word) => `(${word})`);
    return `BT /F1 12 Tf 50 ${String(740 - 20 * at)} Td [${pieces.join(` -${String(gap)} `)}] TJ ET`;
  });
  return packedPdf(shown.join('\n'));
}

test.each([110, 150, 250])('separates words that are set %d thousandths apart without spaces', async (gap) => {
  const { text } = await readDocument(kerned(gap));
  expect(text.split('\n')).toEqual(lines);
});
