import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { foldWords } from '../text/normalize';
import { onceFor } from '../text/once-for';
import { readDescriptions } from './position-texts';

/** Fewer words may be anybody's; fewer such lines may be chance, or the same employer's words. */
const copied = { words: 5, lines: 3 };
const longestJob = 30_000;

const keyOf = (line: string): string => {
  const words = foldWords(line.slice(0, 2_000));
  return words.length >= copied.words ? words.join(' ') : '';
};

const linesOfJob = onceFor(
  (job: ParsedJob): ReadonlySet<string> => new Set(job.text.slice(0, longestJob).split('\n').map(keyOf)),
);

/** Positions without the lines that were copied out of the job word by word: they tell what it asks, not what was done. */
export function withoutCopied(job: ParsedJob, works: readonly ParsedWork[]): readonly ParsedWork[] {
  const asked = linesOfJob(job);
  const isCopied = (line: string): boolean => {
    const key = keyOf(line);
    return key !== '' && asked.has(key);
  };
  const read = readDescriptions(works).map((told) =>
    told.split('\n').map((text) => ({ text, isCopied: isCopied(text) })),
  );
  if (read.flat().filter((line) => line.isCopied).length < copied.lines) return works;
  return works.map((work, index) => ({
    ...work,
    description: (read[index] ?? [])
      .filter((line) => !line.isCopied)
      .map(({ text }) => text)
      .join('\n'),
  }));
}
