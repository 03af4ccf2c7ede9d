import { parseArgs } from 'node:util';
import { loadEngine } from '../engine';
import { measureGrading } from './measure-grading';

/** `tsx bench/src/grading/run.ts [--count 60] [--seed bench]`: everything that is measured of the grader. */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '60' }, seed: { type: 'string', default: 'bench' } },
});

const report = await measureGrading(await loadEngine(), {
  seed: values.seed,
  count: Number(values.count),
  today: '2026-06-01',
});
process.stdout.write(`${report}\n`);
