import { expect, test } from '@jest/globals';
import { gradeSchema } from '@portal/domain/grading/grade';
import { parsedJobSchema } from '@portal/domain/jobs/parsed-job';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { loadEngine, type Engine } from '../engine';
import { makePairs, pairKinds, type PairOptions } from './make-pairs';
import { runCases, caseOrderedShare } from './run-cases';
import { orderedShare, printGrading, runGrading } from './run-grading';

const options: PairOptions = {
  seed: 'pairs',
  count: 34,
  today: '2026-06-01',
  variants: [{ format: 'txt', layout: 'plain' }],
};

/** An engine that grades by the length of a document's file. */
function byLength(direction: 1 | -1): Engine {
  return {
    parseResume: (bytes) => Promise.resolve({ ...parsedResumeSchema.getDefault(), text: 'x'.repeat(bytes.length) }),
    parseJob: () => Promise.resolve(parsedJobSchema.getDefault()),
    grade: ({ text }) =>
      Promise.resolve(
        gradeSchema.cast(
          { weightedScore: 50 + (direction * text.length) / 10_000, engineVersion: 'test' },
          { assert: false },
        ),
      ),
  };
}

test('there are pairs of every kind, and the two resumes of a pair differ', async () => {
  const kinds = new Map<string, number>();
  for await (const { kind, better, worse } of makePairs(options)) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(better.truth).not.toEqual(worse.truth);
  }
  for (const kind of pairKinds) expect(kinds.get(kind) ?? 0).toBeGreaterThan(3);
});

test('a missing licence is the only difference of its pairs; stuffed resumes list every required skill', async () => {
  for await (const { kind, better, worse } of makePairs(options)) {
    if (kind === 'missingLicence') {
      expect(worse.truth).toEqual({ ...better.truth, certifications: worse.truth.certifications });
      expect(worse.truth.certifications.length).toBeLessThan(better.truth.certifications.length);
    }
    if (kind === 'keywordStuffing') expect(worse.truth.skills.length).toBeGreaterThanOrEqual(5);
  }
});

test('opposite engines share the pairs between them', async () => {
  const one = await runGrading(byLength(1), options);
  const other = await runGrading(byLength(-1), options);
  expect(orderedShare(one) + orderedShare(other)).toBeCloseTo(1);
  expect(printGrading(one)).toContain('keywordStuffing');
});

test('hand-ordered candidates keep their order', async () => {
  const results = await runCases(await loadEngine(), options.today);
  const of = (set: string) => caseOrderedShare(results.filter((one) => one.set === set));
  expect(of('known')).toBeGreaterThan(0.94);
  expect(of('held-out')).toBeGreaterThan(0.9);
  expect(of('blind-first')).toBeGreaterThan(0.87);
  expect(of('blind-second')).toBeGreaterThan(0.77);
  expect(of('further')).toBeGreaterThan(0.85);
});
