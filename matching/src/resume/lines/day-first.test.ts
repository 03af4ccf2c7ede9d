import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

test("shows a position's description as written in the document", () => {
  const { work } = resumeOf(
    'Jane Doe\njane@example.com\n\nWORK EXPERIENCE\n01/03/2019 – 28/02/2020\nCook\nGrill Ltd\n• Passed the inspection of 17/05/2019',
  );
  expect(work[0]?.description).toBe('• Passed the inspection of 17/05/2019');
});
