import { expect, test } from '@jest/globals';
import { candidateName } from './candidate-name';
import { jobCandidateSchema, staffWritableCandidateFields } from './job-candidate';
import { isPdfDownloadAllowed } from './sharing';
import { currentSubmissionStatus } from './submission-status';

test.each([
  // isPublic, enablePdfDownloads, displayOriginalResumeFromAllJobs -> allowed
  [true, true, false, true],
  [true, true, true, true],
  [true, false, true, false],
  [false, true, false, false],
  [false, true, true, true],
  [false, false, true, false],
])(
  'public %p, downloads %p, originals %p: PDF allowed %p',
  (isPublic, enablePdfDownloads, displayOriginalResumeFromAllJobs, allowed) => {
    expect(isPdfDownloadAllowed({ isPublic, enablePdfDownloads }, { displayOriginalResumeFromAllJobs })).toBe(allowed);
  },
);

test.each([
  [false, false, 'Submitted'],
  [false, true, 'Sent to Account Manager'],
  [true, false, 'Client Submission'],
  [true, true, 'Client Submission'],
])('client %p, account manager %p: %s', (client, accountManager, step) => {
  expect(currentSubmissionStatus({ client, accountManager })).toBe(step);
});

test('staff cannot write rights, tokens, votes, views or scores', () => {
  for (const guarded of [
    'public',
    'sovren',
    'organizationId',
    'jobId',
    'createdBy',
    'resume',
    'isPublicResumeUpload',
  ]) {
    expect(Object.keys(jobCandidateSchema.fields)).toContain(guarded);
    expect(staffWritableCandidateFields).not.toContain(guarded);
  }
});

test.each([
  ['Jane Doe', 'jane@example.com', 'cv.pdf', 'Jane Doe'],
  ['', 'jane@example.com', 'cv.pdf', 'jane@example.com'],
  ['', '', 'cv.pdf', 'cv.pdf'],
  ['', '', '', 'Candidate'],
])('name %p, email %p, file %p: shown as %s', (fullName, email, fileName, name) => {
  const { resume } = jobCandidateSchema.cast({ resume: { fileName } }, { assert: false });
  expect(candidateName({ fullName, email, resume })).toBe(name);
});
