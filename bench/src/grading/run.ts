import { parseArgs } from 'node:util';
import { loadEngine } from '../engine';
import { printGrading, runGrading } from './run-grading';

/** `tsx bench/src/grading/run.ts [--count 60] [--seed bench]`: the grader on pairs of made resumes with a known order. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: 'bench' } },
});

const results = await runGrading(await loadEngine(), {
  seed: values.seed,
  count: Number(values.count),
  today: '2026-06-01',
});
process.stdout.write(`${printGrading(results)}\n`);
