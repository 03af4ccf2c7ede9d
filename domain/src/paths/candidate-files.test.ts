import { expect, test } from '@jest/globals';
import { candidateFileOwner, isAttachmentPath, storagePaths } from './storage-paths';

test('finds the candidate of a file path', () => {
  const owner = { organizationId: 'a', jobId: 'j', candidateId: 'c' };
  expect(candidateFileOwner(storagePaths.resume('a', 'j', 'c', 'Résumé (2).docx'))).toEqual(owner);
  expect(candidateFileOwner(storagePaths.generatedResume('a', 'j', 'c', 'resume.pdf'))).toEqual(owner);
});

test.each([
  'organizations/a/jobs/j/candidates/c/resume/..',
  'organizations/a/jobs/j/candidates/c/resume/../../../../b/x',
  'organizations/a/jobs/j/candidates/c/private/x.pdf',
  'organizations/a/jobs/j/candidates/c/resume/',
  'staging/a/u/1/x.pdf',
  '/organizations/a/jobs/j/candidates/c/resume/x.pdf',
  'https://elsewhere.example/organizations/a/jobs/j/candidates/c/resume/x.pdf',
  '',
])('%s belongs to no candidate', (path) => {
  expect(candidateFileOwner(path)).toBeNull();
});

test('recognizes attachments by their path', () => {
  expect(isAttachmentPath(storagePaths.attachment('c-1', 17, 'a/../b.pdf'))).toBe(true);
  for (const path of ['attachments/1/a.pdf', 'attachmentsc/1/..', 'attachmentsc/x/a.pdf', 'attachmentsc/../1/a']) {
    expect(isAttachmentPath(path)).toBe(false);
  }
});
