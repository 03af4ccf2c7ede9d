import { setTimeout as pause } from 'node:timers/promises';
import { textTable } from '../text-table';
import type { Engine } from '../engine';
import type { GroupedCandidates } from './groups';

const megabyte = 1024 * 1024;

/**
 * Time of the processor and memory of grading one job against many parsed resumes. The resumes are copies, as if read from a store, so
 * that nothing can be remembered from one to the next.
 */
export async function printScale(engine: Engine, made: readonly GroupedCandidates[], today: string): Promise<string> {
  const resumes = made.flatMap(({ candidates }) => candidates.map(({ resume }) => resume));
  const job = made[0]?.job;
  if (!job) return '';
  const measure = async (count: number): Promise<{ each: number; memory: number }> => {
    await pause(0);
    const before = process.memoryUsage().heapUsed;
    let spent = 0;
    let most = before;
    for (let index = 0; index < count; index += 1) {
      const original = resumes[index % resumes.length];
      if (!original) break;
      const resume = structuredClone(original);
      const started = process.cpuUsage();
      await engine.grade(resume, job, today);
      const { user, system } = process.cpuUsage(started);
      spent += (user + system) / 1000;
      if (index % 250 === 0) most = Math.max(most, process.memoryUsage().heapUsed);
    }
    return { each: spent / count, memory: (most - before) / megabyte };
  };
  await measure(300);
  const [few, many] = [await measure(1000), await measure(10_000)];
  const row = (name: string, { each, memory }: typeof few, count: number): string[] => [
    name,
    ((each * count) / 1000).toFixed(2),
    each.toFixed(3),
    Math.max(0, memory).toFixed(0),
  ];
  const table = textTable(
    ['one job against', 'CPU seconds', 'ms each', 'MB more'],
    [row('1,000 resumes', few, 1000), row('10,000 resumes', many, 10_000)],
  );
  return `${table}\n10 times as many cost ${((many.each * 10) / few.each).toFixed(1)} times as much`;
}
