import { expect, test } from '@jest/globals';
import { documentFromText } from '../document-from-text';
import { layoutLines } from '../text/layout-line';
import { resumeOf } from '../testing/resume-text';
import { joinWhere } from './lines/wrapped-lines';

const long = 20_000;
/** Lines on which a backtracking expression would need minutes. */
const lines: readonly string[] = [
  'License ',
  'Certified (',
  '28291 / ',
  '(704) ',
  'a@',
  'a-',
  "D ' ",
  'Springfield, IL ',
  '60546 US ',
  'A  B  ',
  '2019 – ',
  'Jan 2019 to ',
  'de la ',
  'x, ',
  'Phone: ',
];

test.each(lines)('%j repeated takes linear time', (piece) => {
  const line = piece.repeat(Math.ceil(long / piece.length));
  const began = performance.now();
  for (const heading of ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'CERTIFICATIONS'])
    resumeOf(`Jane Doe\n${line}\n\n${heading}\n${line}\n${line.slice(0, 100)}\n2019 - 2021`);
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('continued lines are joined up to the maximum length of an entry', () => {
  const lines = layoutLines(documentFromText('and more\n'.repeat(40_000)));
  const joined = joinWhere(lines, () => true);
  expect(Math.max(...joined.map(({ text }) => text.length))).toBeLessThan(5_000);
});

test('a document full of addresses yields a limited number', () => {
  const addresses = Array.from({ length: 1_000 }, (_, at) => `u${String(at)}@x${String(at)}.de`);
  expect(resumeOf(`Jane Doe\n${addresses.join('\n')}`).emails.length).toBeLessThan(300);
});
