import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { displayScore } from '@portal/domain/grading/display-score';
import { percentsOf } from '@portal/domain/grading/edit-weights';
import type { Grade } from '@portal/domain/grading/grade';
import { adjustmentOf, reweigh } from '@portal/domain/grading/weights';
import { documentFromText, grade, parseJob, parseResume } from '@portal/matching';
import { smokeFolder } from '../blind/blind-set';

const today = '2026-06-01';

async function textsOf(folder: string): Promise<string[]> {
  const names = await readdir(join(smokeFolder, folder));
  return Promise.all(names.sort().map((name) => readFile(join(smokeFolder, folder, name), 'utf8')));
}

/** The overall score from nothing but the whole numbers that a reader sees. */
function recomputed({ categories, adjustments }: Grade): number {
  const asked = categories.filter(({ isAsked }) => isAsked);
  const weights = Object.fromEntries(asked.map(({ category, weight }) => [category, weight]));
  const percents = percentsOf(weights, new Set(asked.map(({ category }) => category)));
  const sum = asked.reduce(
    (total, { category, unweightedScore }) => total + (displayScore(unweightedScore) * percents[category]) / 100,
    0,
  );
  return adjustments.reduce((left, { factor }) => (left * Math.round(factor * 100)) / 100, sum);
}

test('the shown score of every graded document follows from the shown numbers, also with other weights', async () => {
  const jobs = (await textsOf('jobs')).map(parseJob);
  const resumes = (await textsOf('candidates')).map((text) => parseResume(documentFromText(text), { today }));
  const grades = jobs.flatMap((job) => resumes.map((resume) => grade({ job, resume, today })));
  expect(grades.length).toBeGreaterThan(50);
  for (const one of grades) {
    for (const shown of [one, reweigh(one, { skills: 0.5, jobTitles: 0.25, education: 0.25 })]) {
      expect(Math.abs(displayScore(shown.weightedScore) - recomputed(shown))).toBeLessThanOrEqual(1);
    }
    expect(one.adjustments.every(({ reason }) => reason !== '')).toBe(true);
    expect(adjustmentOf(one.adjustments)).toBeLessThanOrEqual(1);
  }
}, 120_000);
