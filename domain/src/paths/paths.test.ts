import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { documents, parseIndexId, parserIndexIds } from './firestore-paths';
import { isStagedBy, safeFileName, storagePaths } from './storage-paths';

test('documents have an even depth', () => {
  expect(documents.candidateParsing('o', 'j', 'c').split('/')).toHaveLength(8);
  expect(documents.jobAccess('{o}', '{j}')).toBe('organizations/{o}/jobs/{j}/private/access');
});

test('parses index ids in any case', () => {
  expect(parseIndexId(parserIndexIds.resumes('acme'))).toEqual({ organizationId: 'acme', kind: 'resumes' });
  expect(parseIndexId('acme_jobs')).toEqual({ organizationId: 'acme', kind: 'jobs' });
  expect(parseIndexId('acme')).toBeNull();
  expect(parseIndexId('a/b_Jobs')).toBeNull();
});

describe('file names', () => {
  test('never leave their folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const path = storagePaths.staged('o', 'u', 'x', name);
        expect(path.split('/')).toHaveLength(5);
        expect(isStagedBy(path, 'o', 'u')).toBe(true);
        expect(safeFileName(name).length).toBeLessThanOrEqual(120);
      }),
    );
  });
  test.each([
    ['../../etc/passwd', '-..-etc-passwd'],
    ['Résumé Müller.pdf', 'Résumé Müller.pdf'],
    ['', 'file'],
    ['.pdf', 'pdf'],
  ])('%p becomes %p', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });
});

test.each([
  ['staging/o/other/x/a.pdf', false],
  ['staging/p/u/x/a.pdf', false],
  ['staging/o/u/../a.pdf', false],
  ['organizations/o/u/x/a.pdf', false],
  ['staging/o/u/x/a.pdf', true],
])('%s is staged by user u of organization o: %p', (path, staged) => {
  expect(isStagedBy(path, 'o', 'u')).toBe(staged);
});
