import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { gradeTexts } from '@portal/domain/texts/grading';
import { coveredMonths } from '../resume/work/months';
import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import { positionLine, type Position } from './positions/positions';

/** Recency from which a title shows the current level, and the share of an older one. */
const recentFrom = 0.66;
const olderShare = 0.7;
/** Management score from which somebody manages people. */
const managesFrom = 30;
/** Differences of the score without penalty, and the points over which the credit falls to its minimum. */
const below = { free: 10, fall: 38 };
const above = { free: 22, fall: 75, least: 0.15 };

const scoreIn = ({ work, recency, span }: Position): number =>
  work.managementScore * (recency >= recentFrom || !span ? 1 : olderShare);

function highest(positions: readonly Position[]): { position: Position; score: number } | null {
  const scored = positions.map((position) => ({ position, score: scoreIn(position) }));
  return scored.sort((a, b) => b.score - a.score)[0] ?? null;
}

/** The person's highest rank, discounted for other lines of work and the household. */
const reachOf = (positions: readonly Position[]): number =>
  Math.max(0, ...positions.map((position) => scoreIn(position) * position.relevance));

/** How close the person's recent level comes to the job's. */
export function gradeManagement({ job, resume, positions }: GradeContext): CategoryResult {
  if (job.title === '') return notAsked;
  const best = highest(positions);
  const score = best?.score ?? 0;
  const difference = score - job.managementScore;
  const missing = job.managementScore - reachOf(positions);
  const lower = missing > below.free ? Math.max(0, 1 - (missing - below.free) / below.fall) : 1;
  const higher = difference > above.free ? Math.max(above.least, 1 - (difference - above.free) / above.fall) : 1;
  const months = coveredMonths(
    positions.flatMap(({ work, span }) => (work.managementScore >= managesFrom && span ? [span] : [])),
  );
  const minimum = job.managementYears.min ?? 0;
  const share = minimum > 0 ? Math.min(1, months / (minimum * 12)) : 1;
  const fits = lower * higher;
  const [asked, held] = [managementLevelOf(job.managementScore), managementLevelOf(score)];
  const isOff = lower < 0.75 || higher < 0.75;
  const place = best && best.score > 0 ? best.position : null;
  const items = [
    evidence({
      asked: gradeTexts.levels[asked],
      found: positions.length > 0 ? gradeTexts.levels[held] : '',
      relation: difference === 0 || asked === held ? 'same' : difference > 0 ? 'higher' : 'lower',
      ...(isOff && fits > 0 ? { outcome: 'near' as const } : {}),
      sentence: place ? positionLine(place, resume) : '',
      span: place ? spanAt(resume, `work.${place.index}.title`) : null,
      credit: fits,
    }),
  ];
  if (minimum > 0) {
    items.push(
      evidence({
        asked: gradeTexts.yearsOfManagement(minimum),
        found: months > 0 ? gradeTexts.yearsFound(months / 12) : '',
        relation: share >= 1 ? 'same' : 'lower',
        credit: share,
      }),
    );
  }
  return { isAsked: true, unweightedScore: fits * (0.4 + 0.6 * share) * 100, evidence: items };
}
