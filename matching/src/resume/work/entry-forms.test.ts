import { expect, test } from '@jest/globals';
import { readDocument } from '../../documents/read-document';
import { today } from '../../testing/resume-text';
import { parseResume } from '../parse-resume';

test('links of a page and labels in a row are read', async () => {
  const html =
    '<h1>Jane Doe</h1><p><a href="mailto:jane@example.com">Write to me</a></p><h2>Skills</h2>' +
    '<div><span class="tag">Python</span><span class="tag">SQL</span></div>';
  const resume = parseResume(await readDocument(new TextEncoder().encode(html), { fileName: 'cv.html' }), { today });
  expect(resume.email).toBe('jane@example.com');
  expect(resume.skills.map(({ asWritten }) => asWritten)).toEqual(['Python', 'SQL']);
});
