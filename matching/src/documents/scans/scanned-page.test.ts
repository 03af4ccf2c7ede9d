import { expect, test } from '@jest/globals';
import { parseResume } from '../../resume/parse-resume';
import { assemble } from '../assemble';
import { defaultLimits } from '../limits';
import { layOut, toPage } from '../pdf/lay-out';
import type { RecognizedWord } from './recognizer';
import { scannedPage } from './scanned-page';

/** Words of a line, 10 pixels for each letter; a number after a bar is a confidence. */
const line = (y: number, written: string): RecognizedWord[] => {
  let left = 100;
  return written.split(' ').map((word) => {
    const [text = '', confidence = '0.95'] = word.split('|');
    const placed = { left, right: left + text.length * 10, top: y - 18, bottom: y + 5, y, rowHeight: 25 };
    left = placed.right + 8;
    return { text, confidence: Number(confidence), ...placed };
  });
};
const documentOf = (words: readonly RecognizedWord[]) => {
  const { content, doubtful } = scannedPage(words, { page: 0, scale: 0.36 });
  const lines = layOut([toPage(content, [], 792, 0)]);
  const scan = { pages: 1, doubtful };
  return assemble({ format: 'png', pageCount: 1, lines, isTruncated: false, scan }, defaultLimits);
};

test('signs that a bullet is taken for are bullets when several lines begin with them', () => {
  const bulleted = documentOf([
    ...line(100, '+|0.3 Led a team'),
    ...line(140, '» Built a tool'),
    ...line(180, 'e Ran a shop'),
  ]);
  expect(bulleted.lines.map(({ text, bulletDepth }) => [text, bulletDepth])).toEqual([
    ['Led a team', 1],
    ['Built a tool', 1],
    ['Ran a shop', 1],
  ]);
  expect(documentOf([...line(100, 'e one more'), ...line(140, 'Built a tool')]).text).toBe('e one more\nBuilt a tool');
});

test('marks without letters of low confidence are dust', () => {
  expect(
    documentOf([...line(100, 'Dana Whitfield'), ...line(140, '|_|0.2 ~~|0.3'), ...line(180, 'Boston MA')]).text,
  ).toBe('Dana Whitfield\nBoston MA');
});

test('a value with a doubtful word asks for a check, others do not', () => {
  const words = [
    ...line(100, 'Dana Whitfield'),
    ...line(140, 'dana@exampie.com|0.41'),
    ...line(200, 'Experience'),
    ...line(240, 'Nurse, Mercy Hospital'),
    ...line(280, 'January 2019 - Present'),
  ];
  const document = documentOf(words);
  expect(document.scan?.doubtful.map(({ start, end }) => document.text.slice(start, end))).toEqual([
    'dana@exampie.com',
  ]);
  const { provenance, reading } = parseResume(document, { today: '2026-06-01' });
  expect(provenance.email?.confidence).toBe(0.4);
  expect(provenance.fullName?.confidence).toBeGreaterThan(0.5);
  expect(reading.scannedPages).toBe(1);
});

test('of a word that is twice in its line the doubtful one is marked', () => {
  const document = documentOf(line(100, 'Nurse at Nurse|0.3 Group'));
  expect(document.scan?.doubtful).toEqual([{ start: 9, end: 14 }]);
});
