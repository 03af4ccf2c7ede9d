import { expect, test } from '@jest/globals';
import { cast } from '@portal/domain/testing/cast';
import { organizationOfIndex, requireIndexKind } from './parser-index';

const recruiter = { ...cast.recruiter, uid: 'recruiter' };

test.each([
  ['agency-a_Resumes', 'agency-a'],
  ['AGENCY-A_resumes', 'agency-a'],
  ['agency-a_jobs', 'agency-a'],
  ['agency-b_Jobs', 'agency-b'],
  ['Agency-B_Jobs', 'Agency-B'],
  ['agency-a', null],
  ['agency-a_Others', null],
  ['../agency-a_Jobs', null],
])('%s belongs to %s', (indexId, organizationId) => {
  expect(organizationOfIndex(indexId, recruiter)).toBe(organizationId);
});

test('refuses an index of the other kind', () => {
  expect(() => requireIndexKind('agency-a_Jobs', 'resumes')).toThrow(
    expect.objectContaining({ kind: 'invalidRequest' }),
  );
  expect(() => requireIndexKind('agency-a_RESUMES', 'resumes')).not.toThrow();
});
