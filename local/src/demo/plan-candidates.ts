import type { DemoJob } from './seed-jobs';
import { showPieceAt } from './show-pieces';

/** Candidates of all demo jobs. */
const candidateCount = 200;
/** Candidates that the first job of an agency without a show piece has from the beginning. */
const firstOfAgency = 6;

/** A candidate to add: the job, and the index among its candidates. */
export interface PlannedCandidate {
  job: DemoJob;
  number: number;
}

/** All candidates, round-robin over the jobs, so that candidates created in parallel belong to different jobs. */
export function planCandidates(jobs: readonly DemoJob[]): PlannedCandidate[] {
  const planned: PlannedCandidate[] = [];
  for (let number = 0; planned.length < candidateCount; number += 1) {
    planned.push(...jobs.filter((job) => number < candidatesOf(job)).map((job) => ({ job, number })));
  }
  return planned.slice(0, candidateCount);
}

/** Whether the demo shows the candidate at once; the others follow while the portal runs. */
export function isNeededAtOnce({ job, number }: PlannedCandidate): boolean {
  return showPieceAt(job.organizationId, job.index) !== null || (job.index === 0 && number < firstOfAgency);
}

/** The first jobs of an agency get most candidates, the last ones few. */
function candidatesOf({ index }: DemoJob): number {
  if (index === 0) return 24;
  return index < 4 ? 10 : 3;
}
