import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { documentFromText } from '../document-from-text';
import { jobLines } from '../job/job-sections';
import { relatedWords, tellingOf } from '../taxonomy/related-words';
import { layoutLines } from '../text/layout-line';
import { onceFor } from '../text/once-for';
import { plainWords, stemOf } from '../text/stem';

/** What a job's text says of the work, by its telling words. */
export interface AskedWork {
  /** Weights of the words, by how telling they are and where they stand. */
  weights: readonly number[];
  /** For each word, also those of nearly the same meaning: whose it is, and how near. */
  meanings: ReadonlyMap<string, readonly { at: number; closeness: number }[]>;
}

const longestJob = 20_000;
const mostWords = 80;
/** Words less telling than this stand in every description. */
const leastTelling = 3;
/** How much words of the title count beside those below it. */
const inTitle = 2;

const sectionShare: Readonly<Record<string, number>> = {
  intro: 1,
  duties: 1,
  required: 1,
  preferred: 0.5,
  about: 0,
  benefits: 0,
  apply: 0,
};

/** The work that a job describes. */
export const askedWork: (job: ParsedJob) => AskedWork = onceFor(readAskedWork);

function readAskedWork(job: ParsedJob): AskedWork {
  const weights = new Map<string, number>();
  const note = (text: string, share: number): void => {
    for (const stem of new Set(plainWords(text).map(stemOf))) {
      const telling = tellingOf(stem);
      if (telling === undefined || telling < leastTelling || share === 0) continue;
      weights.set(stem, Math.max(weights.get(stem) ?? 0, telling * share));
    }
  };
  note(job.title, inTitle);
  for (const skill of job.skills) note(skill.asWritten || skill.name, skill.required ? 1 : 0.5);
  const text = documentFromText(job.text.slice(0, longestJob));
  for (const { line, section, isHeading } of jobLines(layoutLines(text)))
    if (!isHeading) note(line.text, sectionShare[section] ?? 1);
  const kept = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, mostWords);
  const meanings = new Map<string, { at: number; closeness: number }[]>();
  const mean = (stem: string, at: number, closeness: number): void => {
    const list = meanings.get(stem) ?? [];
    list.push({ at, closeness });
    meanings.set(stem, list);
  };
  kept.forEach(([stem], at) => {
    mean(stem, at, 1);
    for (const other of relatedWords(stem)) mean(other.stem, at, other.closeness);
  });
  return { weights: kept.map(([, weight]) => weight), meanings };
}

/**
 * How much of what a job describes a text tells, in the same words or in others of their meaning.
 * @param stems Of the words of a position's title and description.
 * @returns 0 to 1; a third is much.
 */
export function toldShare({ weights, meanings }: AskedWork, stems: ReadonlySet<string>): number {
  const best = weights.map(() => 0);
  for (const stem of stems)
    for (const { at, closeness } of meanings.get(stem) ?? []) best[at] = Math.max(best[at] ?? 0, closeness);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return total === 0 ? 0 : best.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) / total;
}
