import { greenFromRawScore, scoreCurveCeiling, yellowFromRawScore } from '@portal/domain/constants/grading';
import { indexTermsOfResume, queryTermsOfJob } from '@portal/matching/grading/index-terms';
import type { Engine } from '../engine';
import { percent, quantile, textTable } from '../text-table';
import { candidateGroups, type CandidateGroup, type GroupedCandidates } from './groups';

/** A candidate's raw score and the group they were made for. */
export interface Scored {
  group: CandidateGroup;
  score: number;
}

/** Grades every candidate against the job they were made for. */
export async function gradeGroups(
  engine: Engine,
  made: readonly GroupedCandidates[],
  today: string,
): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const { job, candidates } of made) {
    for (const { group, resume } of candidates)
      scored.push({ group, score: (await engine.grade(resume, job, today)).weightedScore });
  }
  return scored;
}

/** How raw scores lie in each group, and how many show as 100, green, yellow and red. */
export function printDistribution(scored: readonly Scored[]): string {
  const rows = candidateGroups.map((group) => {
    const scores = scored.filter((one) => one.group === group).map(({ score }) => score);
    const share = (from: number, to = Infinity): string =>
      percent(scores.filter((score) => score >= from && score < to).length / Math.max(1, scores.length));
    return [
      group,
      String(scores.length),
      ...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => quantile(scores, part).toFixed(1)),
      share(scoreCurveCeiling),
      share(greenFromRawScore),
      share(yellowFromRawScore, greenFromRawScore),
      share(0, yellowFromRawScore),
      String(scores.length - new Set(scores).size),
    ];
  });
  return textTable(
    ['raw scores', 'people', 'p10', 'p25', 'median', 'p75', 'p90', 'shown 100', 'green', 'yellow', 'red', 'ties'],
    rows,
  );
}

/**
 * How many of the candidates who are worth showing the inverted index finds: everybody of the corpus against every job
 * of it, since most who fit a job were not made for it.
 */
export async function printRecall(engine: Engine, made: readonly GroupedCandidates[], today: string): Promise<string> {
  const resumes = made.flatMap(({ candidates }) => candidates.map(({ resume }) => resume));
  const filed = resumes.map((resume) => new Set(indexTermsOfResume(resume)));
  const rows = [];
  const found = new Map<number, { worthy: number; found: number }>();
  let narrowed = 0;
  for (const { job } of made) {
    const terms = queryTermsOfJob(job);
    const hit = filed.map((set) => terms.some(({ term }) => set.has(term)));
    narrowed += hit.filter(Boolean).length;
    for (const [index, resume] of resumes.entries()) {
      const { weightedScore } = await engine.grade(resume, job, today);
      for (const from of [yellowFromRawScore, 20, greenFromRawScore]) {
        if (weightedScore < from) continue;
        const entry = found.get(from) ?? { worthy: 0, found: 0 };
        entry.worthy += 1;
        entry.found += hit[index] ? 1 : 0;
        found.set(from, entry);
      }
    }
  }
  for (const [from, { worthy, found: count }] of [...found].sort((a, b) => a[0] - b[0]))
    rows.push([`raw score from ${String(from)}`, String(worthy), percent(count / worthy)]);
  const share = narrowed / (made.length * resumes.length);
  const most = Math.max(...filed.map((set) => set.size));
  return `${textTable(['found by the inverted index', 'candidates', 'recall'], rows)}\nof everybody ${percent(share)} are graded; a resume has at most ${String(most)} terms`;
}
