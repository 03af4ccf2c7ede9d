import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Grade } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import { parseJob } from '../job/parse-job';
import { readCases } from '../testing/read-cases';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';

/** What a grade says of each requirement by the job's words; of a must-have, that. */
function outcomesOf({ categories, mustHaves }: Grade): ReadonlyMap<string, string> {
  const evidence = categories.flatMap((one) => one.evidence).filter(({ isSentence }) => !isSentence);
  return new Map([
    ...evidence.map(shownEvidence).map(({ asked, outcome }) => [asked, outcome] as const),
    ...mustHaves.map(({ label, outcome }) => [label, outcome] as const),
  ]);
}

describe('statements about a resume', () => {
  /** A job and a resume, and the outcome of some requirements; null where nothing is said. */
  test.each(readCases(join(import.meta.dirname, 'statements.cases.tsv')))('$title', ({ text, expected }) => {
    const [jobText = '', resumeText = ''] = text.split('\n---\n');
    const outcomes = outcomesOf(grade({ job: parseJob(jobText), resume: resumeOf(resumeText), today }));
    const stated = Object.keys(expected).map((asked) => [asked, outcomes.get(asked) ?? null]);
    expect(Object.fromEntries(stated)).toEqual(expected);
  });
});
