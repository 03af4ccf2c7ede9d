import { expect, test } from '@jest/globals';
import { jobDetailsSchema } from '@portal/domain/jobs/job';
import type { DirectoryUser } from '@portal/domain/team/directory';
import { newJobDetails } from './new-job-details';

const member = (uid: string): DirectoryUser => ({ uid, name: uid, photoURL: '' });
const details = (recruiterId: string) => jobDetailsSchema.cast({ jobTitle: 'Nurse', recruiterId }, { assert: false });

test.each([
  ['maya', '', 'maya'],
  ['maya', 'daniel', 'daniel'],
  ['root', '', ''],
])('a job that %s adds with the recruiter "%s" has "%s"', (uid, recruiterId, expected) => {
  expect(newJobDetails(details(recruiterId), uid, [member('maya'), member('daniel')]).recruiterId).toBe(expected);
});
