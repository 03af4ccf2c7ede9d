import { basename } from 'node:path';
import { candidatePath, jobPath, type BlindSet } from './blind-set';
import { gradeFiles, parseFiles } from './command-line';
import { countPairs } from './count-pairs';
import { nothingFound, scoreAnswers, type BlindScore } from './score-answers';

/** Parses the documents of a set, by default through the command line, and compares the answers with their truth. */
export async function scoreDocuments({ documents }: BlindSet, parse = parseFiles): Promise<BlindScore> {
  const answers = documents.length === 0 ? [] : await parse(documents.map(({ path }) => path));
  const found = new Map(answers.map((answer) => [basename(answer.file), answer]));
  return scoreAnswers(documents.map(({ file, truth }) => ({ file, truth, found: found.get(file) ?? nothingFound })));
}

/** Grades the candidates of a set, by default through the command line, and counts the pairs in the recruiter's order. */
export async function orderPairs(set: BlindSet, grade = gradeFiles): Promise<ReturnType<typeof countPairs>> {
  const scores = new Map<string, number>();
  for (const job of new Set(set.pairs.map((pair) => pair.job))) {
    const pairs = set.pairs.filter((pair) => pair.job === job);
    const candidates = [...new Set(pairs.flatMap(({ better, worse }) => [better, worse]))];
    const answers = await grade(
      jobPath(set, job),
      candidates.map((candidate) => candidatePath(set, candidate)),
    );
    for (const { file, score } of answers) scores.set(`${job} ${basename(file, '.txt')}`, score);
  }
  return countPairs(set.pairs, (job, candidate) => scores.get(`${job} ${candidate}`) ?? 0);
}
