import { parseArgs } from 'node:util';
import { isPartialReading, readingGaps } from '@portal/domain/resumes/reading';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { ResumeTruth } from '@portal/local/documents/truth';
import { parseResume, readDocument } from '@portal/matching';
import { makeCorpus } from '../parsing/make-corpus';
import { normalized } from '../parsing/normalize';
import { percent, textTable } from '../text-table';
import { damages, lossyDamages } from './damages';

/** Documents with a warning, of those that lost half of their positions or more and of those parsed in full. */
interface Counts {
  lost: number;
  warned: number;
  complete: number;
  falseAlarms: number;
}

/**
 * How well the check of readings tells resumes that lost half of their positions from those parsed in full, on made
 * documents as they are and damaged in the ways in which documents arrive damaged.
 * @param flags `--people 4`, `--seed bench`; `--mistakes` lists the documents that the check gets wrong.
 */
export async function measureReading(flags: readonly string[], today: string): Promise<string> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      people: { type: 'string', default: '4' },
      seed: { type: 'string', default: 'bench' },
      mistakes: { type: 'boolean', default: false },
    },
  });
  const counts = new Map(Object.keys(damages).map((name) => [name, emptyCounts()]));
  const mistakes: string[] = [];
  const people = Number(values.people);
  for await (const { id, format, layout, bytes, fileName, truth } of makeCorpus({ seed: values.seed, people, today })) {
    if (truth.work.length === 0) continue;
    const document = await readDocument(bytes, { fileName });
    for (const [name, damage] of Object.entries(damages)) {
      const parsed = parseResume(damage(document), { today });
      const { found, whole } = foundShares(parsed, truth);
      const isLost = found <= 0.5;
      const isComplete = whole === 1 && !lossyDamages.has(name);
      const isWarned = isPartialReading(parsed.reading);
      count(counts.get(name) ?? emptyCounts(), { isLost, isComplete, isWarned });
      const isWrong = isLost ? !isWarned : isComplete && isWarned;
      if (isWrong) mistakes.push(`${name}: ${format} ${layout} ${id} ${percent(found)} ${listed(parsed)}`);
    }
  }
  const all = [...counts.values()].reduce(sum, emptyCounts());
  return [
    textTable(
      ['documents', 'lost half', 'warned', '%', 'complete', 'false alarms', '%'],
      [...counts, ['all', all] as const].map(row),
    ),
    ...(values.mistakes ? ['', ...mistakes] : []),
  ].join('\n');
}

const emptyCounts = (): Counts => ({ lost: 0, warned: 0, complete: 0, falseAlarms: 0 });

function count(counts: Counts, document: { isLost: boolean; isComplete: boolean; isWarned: boolean }): void {
  const { isLost, isComplete, isWarned } = document;
  if (isLost) counts.lost += 1;
  if (isLost && isWarned) counts.warned += 1;
  if (isComplete) counts.complete += 1;
  if (isComplete && isWarned) counts.falseAlarms += 1;
}

const sum = (one: Counts, other: Counts): Counts => ({
  lost: one.lost + other.lost,
  warned: one.warned + other.warned,
  complete: one.complete + other.complete,
  falseAlarms: one.falseAlarms + other.falseAlarms,
});

const row = ([name, { lost, warned, complete, falseAlarms }]: readonly [string, Counts]): (string | number)[] => [
  name,
  lost,
  warned,
  percent(warned / Math.max(1, lost)),
  complete,
  falseAlarms,
  percent(falseAlarms / Math.max(1, complete)),
];

/** The shares of positions that were found with the right start, and of those with title and employer as well. */
function foundShares({ work }: ParsedResume, truth: ResumeTruth): { found: number; whole: number } {
  const agreements = truth.work.map(({ title, companyName, startDate }) =>
    work
      .filter((position) => position.startDate === startDate)
      .map((position) => [isSame(position.title, title), isSame(position.companyName, companyName)]),
  );
  return {
    found: agreements.filter((all) => all.some((each) => each.some(Boolean))).length / truth.work.length,
    whole: agreements.filter((all) => all.some((each) => each.every(Boolean))).length / truth.work.length,
  };
}

const isSame = (one: string, other: string): boolean => normalized(one) === normalized(other);

const listed = ({ reading, work }: ParsedResume): string =>
  [
    readingGaps.filter((gap) => reading.gaps.includes(gap)).join('+'),
    reading.years.join(' '),
    `${String(work.length)} positions`,
  ].join('; ');
