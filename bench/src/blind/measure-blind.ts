import { basename } from 'node:path';
import { scoresOf } from '../parsing/tally';
import { percent, textTable } from '../text-table';
import { blindSetNames, candidatePath, jobPath, readBlindSet, type BlindSet } from './blind-set';
import { gradeFiles, parseFiles } from './command-line';
import { countPairs, sumOf, type Misordered, type PairCount } from './count-pairs';
import { macroF1, nothingFound, scoreAnswers, type BlindScore } from './score-answers';

/** Kinds that are told apart from the hard pairs: what is easy, and resumes that are hard to read rather than to judge. */
const easyKind = 'easy';
const layoutKind = 'careless-layout';

/**
 * Measures the blind sets (or the one named) as a user would, by the command line: F1 of each field, and how many pairs are
 * ordered as a recruiter did. `mistakes` are listed too when asked for; who looks at them has spent the set.
 */
export async function measureBlind(
  report: (what: string) => void,
  { only, withMistakes = false }: { only?: string | undefined; withMistakes?: boolean } = {},
): Promise<string> {
  const tables: string[] = [];
  for (const name of blindSetNames(only)) {
    report(`Measuring the set ${name}`);
    const set = readBlindSet(name);
    const score = await scoreDocuments(set);
    const { counts, misordered } = await orderPairs(set);
    if (score.documents > 0) tables.push(printScore(name, score));
    if (counts.length > 0) tables.push(printCounts(name, counts));
    if (withMistakes) tables.push(printMistakes(score, misordered));
  }
  return tables.join('\n\n');
}

async function scoreDocuments({ documents }: BlindSet): Promise<BlindScore> {
  const answers = documents.length === 0 ? [] : await parseFiles(documents.map(({ path }) => path));
  const found = new Map(answers.map((answer) => [basename(answer.file), answer]));
  return scoreAnswers(documents.map(({ file, truth }) => ({ file, truth, found: found.get(file) ?? nothingFound })));
}

async function orderPairs(set: BlindSet): Promise<ReturnType<typeof countPairs>> {
  const scores = new Map<string, number>();
  for (const job of new Set(set.pairs.map((pair) => pair.job))) {
    const pairs = set.pairs.filter((pair) => pair.job === job);
    const candidates = [...new Set(pairs.flatMap(({ better, worse }) => [better, worse]))];
    const answers = await gradeFiles(
      jobPath(set, job),
      candidates.map((candidate) => candidatePath(set, candidate)),
    );
    for (const { file, score } of answers) scores.set(`${job} ${basename(file, '.txt')}`, score);
  }
  return countPairs(set.pairs, (job, candidate) => scores.get(`${job} ${candidate}`) ?? 0);
}

function printScore(name: string, score: BlindScore): string {
  const rows = [...score.tallies].map(([field, tally]) => {
    const { precision, recall, f1 } = scoresOf(tally);
    return [field, percent(precision), percent(recall), percent(f1)];
  });
  const exact = percent(score.exactSkills / Math.max(1, score.documents));
  return [
    textTable(
      [`${name}: ${String(score.documents)} documents`, 'precision', 'recall', 'F1'],
      [...rows, ['macro', '', '', percent(macroF1(score))]],
    ),
    `skills exactly as listed in ${exact} % of the documents`,
  ].join('\n');
}

function printCounts(name: string, counts: readonly PairCount[]): string {
  const hard = counts.filter(({ kind }) => kind !== easyKind && kind !== layoutKind);
  const rows = [...counts, sumOf('all hard ones', hard)].map(({ kind, pairs, alike, ties }) => [
    kind,
    pairs,
    ties,
    percent(alike / Math.max(1, pairs)),
  ]);
  return textTable([`${name}: pairs`, 'of', 'ties', 'alike'], rows);
}

function printMistakes({ differences }: BlindScore, misordered: readonly Misordered[]): string {
  return [
    ...differences.map(
      ({ file, field, missed, wrong }) => `${field} of ${file}: ${JSON.stringify(missed)} -> ${JSON.stringify(wrong)}`,
    ),
    ...misordered.map(
      ({ job, kind, better, worse, betterScore, worseScore }) =>
        `${job}, ${kind}: ${better} ${String(betterScore)}, ${worse} ${String(worseScore)}`,
    ),
  ].join('\n');
}
