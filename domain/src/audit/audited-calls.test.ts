import { expect, test } from '@jest/globals';
import { maxAuditedCandidates } from './audit-entry';
import { auditActions, auditedCalls, auditedCandidates, subjectOf } from './audited-calls';

test('an entry names the candidates of a call, each once, and no more than it can hold', () => {
  expect(auditedCandidates({ candidateId: 'a' })).toEqual(['a']);
  expect(auditedCandidates({ candidateId: 'a', candidateIds: ['b', 'a', '', 7, 'x'.repeat(300)] })).toEqual(['a', 'b']);
  expect(auditedCandidates({ candidateIds: 'a' })).toEqual([]);
  expect(auditedCandidates(null)).toEqual([]);
  const many = Array.from({ length: 500 }, (_, index) => `c${index}`);
  expect(auditedCandidates({ candidateIds: many })).toHaveLength(maxAuditedCandidates);
});

test('every action of a call can be filtered by', () => {
  expect(auditActions).toEqual(expect.arrayContaining(Object.values(auditedCalls)));
  expect(new Set(auditActions).size).toBe(auditActions.length);
});

test('a subject has ids alone', () => {
  expect(subjectOf({ jobId: 'j', name: 'Ada', candidateIds: ['a'] })).toEqual({ jobId: 'j' });
});
