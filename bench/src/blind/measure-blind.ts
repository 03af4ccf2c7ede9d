import { percent, textTable } from '../text-table';
import { blindSetFolders, readBlindSet, smokeFolder } from './blind-set';
import { sumOf, type PairCount } from './count-pairs';
import { orderPairs, scoreDocuments } from './measure-set';
import { printMistakes, printScore } from './print-score';

/** Kinds that do not count as hard: clear cases, and resumes that are hard to read rather than to judge. */
const easyKind = 'easy';
const layoutKind = 'careless-layout';

/**
 * Measures the sets in a directory (the smoke set when none is given) through the command line, as a user has it: F1 of
 * each field, and how many pairs are ordered as a recruiter did.
 *
 * @param withMistakes Lists the mistakes too. A set whose mistakes were looked at is no longer blind.
 */
export async function measureBlind(
  report: (what: string) => void,
  { directory = smokeFolder, withMistakes = false }: { directory?: string | undefined; withMistakes?: boolean } = {},
): Promise<string> {
  const tables: string[] = [];
  for (const folder of blindSetFolders(directory)) {
    const set = readBlindSet(folder);
    report(`Measuring the set ${set.name}`);
    const score = await scoreDocuments(set);
    const { counts, misordered } = await orderPairs(set);
    if (score.documents > 0) tables.push(printScore(set.name, score));
    if (counts.length > 0) tables.push(printCounts(set.name, counts));
    if (withMistakes) tables.push(printMistakes(score, misordered));
  }
  return tables.join('\n\n');
}

function printCounts(name: string, counts: readonly PairCount[]): string {
  const hard = counts.filter(({ kind }) => kind !== easyKind && kind !== layoutKind);
  const rows = [...counts, sumOf('all hard ones', hard)].map(({ kind, pairs, right, ties }) => [
    kind,
    pairs,
    ties,
    percent(right / Math.max(1, pairs)),
  ]);
  return textTable([`${name}: pairs`, 'of', 'ties', 'right'], rows);
}
