import type { Engine } from '../engine';
import { percent } from '../text-table';
import { gradeGroups, printDistribution, printRecall } from './distribution';
import { groupedCandidates } from './groups';
import { printCases, runCases } from './run-cases';
import { orderedShare, printGrading, runGrading } from './run-grading';
import { printScale } from './scale';

/** Jobs whose candidates are all graded against one another to measure the inverted index. */
const recallJobs = 34;

/** Everything that is measured of the grader, as text: pairs, distribution, narrowing, time and memory. */
export async function measureGrading(
  engine: Engine,
  { seed, count, today }: { seed: string; count: number; today: string },
): Promise<string> {
  const pairs = await runGrading(engine, { seed, count, today });
  const made = await groupedCandidates(engine, { seed, rounds: 2, today });
  return [
    `${printGrading(pairs)}\nordered alike: ${percent(orderedShare(pairs))}`,
    printCases(await runCases(engine, today)),
    printDistribution(await gradeGroups(engine, made, today)),
    await printRecall(engine, made.slice(0, recallJobs), today),
    await printScale(engine, made, today),
  ].join('\n\n');
}
