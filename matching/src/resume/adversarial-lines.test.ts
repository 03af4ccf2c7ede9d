import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';

const long = 20_000;
/** Lines on which an expression that goes back and forth would need minutes. */
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

test.each(lines)('%j over and over takes no longer than its length', (piece) => {
  const line = piece.repeat(Math.ceil(long / piece.length));
  const began = performance.now();
  for (const heading of ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'CERTIFICATIONS'])
    resumeOf(`Jane Doe\n${line}\n\n${heading}\n${line}\n${line.slice(0, 100)}\n2019 - 2021`);
  expect(performance.now() - began).toBeLessThan(8_000);
});
