import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { makePdf, writeLines, writeRight } from '../../documents/testing/make-pdf';

import { parseResume } from '../parse-resume';

test('a group name in lower case next to its list is not an entry', async () => {
  const pdf = await makePdf((page) => {
    writeLines(page, 50, 40, ['Jane Doe'], { size: 18 });
    writeLines(page, 130, 80, ['Skills'], { size: 14 });
    writeRight(page, 122, 110, 'Process');
    writeLines(page, 130, 110, ['HAZOP, Distillation, Scale-up']);
    writeRight(page, 122, 127, 'Quality', { size: 9 });
    writeLines(page, 130, 130, ['Minitab, SPC, Auditing']);
  });
  const { skills } = parseResume(await readDocument(pdf), { today: '2026-06-01' });
  expect(skills.map(({ asWritten }) => asWritten)).toEqual([
    'HAZOP',
    'Distillation',
    'Scale-up',
    'Minitab',
    'SPC',
    'Auditing',
  ]);
});
