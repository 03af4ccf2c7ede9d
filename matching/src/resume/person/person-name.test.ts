import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines } from '../../documents/testing/make-pdf';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

test('a name in large type continues below its initial', async () => {
  const bytes = await makePdf((pdf) => {
    writeLines(pdf, 54, 40, ['Maria Helena “Lena” D.', 'Lindqvist'], { size: 22 });
    writeLines(pdf, 54, 100, ['lena.lindqvist@example.com', 'EXPERIENCE', 'Cook, Blue Grill LLC, 2019 - 2021']);
  });
  const resume = parseResume(await readDocument(bytes), { today });
  expect(resume.lastName).toBe('Lindqvist');
});
