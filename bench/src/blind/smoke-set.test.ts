import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { grade, parseJob, parseResume, readDocument } from '@portal/matching';
import { parseRow } from '@portal/matching/cli/rows';
import { scoresOf } from '../parsing/tally';
import { readBlindSet, smokeFolder } from './blind-set';
import { parseAnswerSchema } from './command-line';
import { sumOf } from './count-pairs';
import { orderPairs, scoreDocuments } from './measure-set';
import { macroF1 } from './score-answers';

const today = '2026-06-01';
const set = readBlindSet(smokeFolder);
const documentAt = async (path: string) => readDocument(await readFile(path), { fileName: path });
const resumeAt = async (path: string) => parseResume(await documentAt(path), { today });

test('the parser reads the documents of the smoke set at least as well as before', async () => {
  const score = await scoreDocuments(set, (paths) =>
    Promise.all(paths.map(async (path) => parseAnswerSchema.validateSync(parseRow(path, await resumeAt(path), 0)))),
  );
  expect(score.documents).toBe(24);
  expect(macroF1(score)).toBeGreaterThan(0.975);
  for (const [field, tally] of score.tallies) {
    const [name, f1] = [field, scoresOf(tally).f1];
    expect({ name, isGood: f1 > 0.9 }).toEqual({ name, isGood: true });
  }
}, 60_000);

test('the engine orders the pairs of the smoke set at least as well as before', async () => {
  const { counts } = await orderPairs(set, async (jobPath, paths) => {
    const job = parseJob(await documentAt(jobPath));
    return Promise.all(
      paths.map(async (file) => ({
        file,
        error: undefined,
        score: grade({ job, resume: await resumeAt(file), today }).weightedScore,
      })),
    );
  });
  const { pairs, right } = sumOf('all', counts);
  expect(pairs).toBe(30);
  expect(right).toBeGreaterThanOrEqual(29);
}, 60_000);
