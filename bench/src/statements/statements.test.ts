import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { gradeTexts } from '@portal/domain/texts/grading';
import { smokeFolder } from '../blind/blind-set';
import { loadEngine } from '../engine';
import { printStatements, type Graded } from './print-statements';
import { sourcesIn } from './sources';
import { statementsOf } from './statements-of';

const today = '2026-06-01';
const graded: Graded[] = [];

beforeAll(async () => {
  const engine = await loadEngine();
  const sources = sourcesIn(smokeFolder).filter(({ jobText }) => jobText !== null);
  for (const { name, path, jobText } of sources) {
    const job = await engine.parseJob(jobText ?? '');
    const resume = await engine.parseResume(readFileSync(path), basename(path), today);
    graded.push({ name, job, resume, grade: await engine.grade(resume, job, today) });
  }
}, 60_000);

describe('the statements about the candidates of the smoke set', () => {
  test('quote the resume as written', () => {
    expect(graded.length).toBeGreaterThan(20);
    for (const { grade, job, resume } of graded)
      for (const { quotes } of statementsOf(grade, job))
        for (const quote of quotes) expect(resume.text).toContain(quote);
  });

  test('give years of this and of similar work that are no more than all years', () => {
    for (const { grade } of graded) {
      const found = grade.categories.find(({ category }) => category === 'experience')?.evidence[0]?.found ?? '';
      const years = [...found.matchAll(/[\d.]+(?= years?)/gu)].map(([number]) => Number(number));
      const total = years.pop() ?? 0;
      expect(years.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(total + 0.1);
    }
  });

  test('are numbered from one candidate to the next', () => {
    const [first] = graded;
    const printed = first && printStatements(first, 8);
    expect(printed?.text).toContain(`\n8\t[summary]`);
    expect(printed?.text).toContain(gradeTexts.categories.skills);
    expect(printed?.misquoted).toBe(0);
  });
});
