import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import { heldRank, rankFactor, rankOf } from './positions/level-fit';
import { isCredible, positionLine, relevantMonths, type Position } from './positions/positions';
import { titleSimilarity } from './positions/title-similarity';

/** Least similarity of a title that is shown as evidence. */
const worthNaming = 0.25;
/** From here on a title is the job's under another name, and from `ownTitle` on the job's own. */
const sameTitle = 0.85;
const ownTitle = 0.99;
/** Share for a headline without positions. */
const headlineShare = 0.3;
/** Share of the credit that does not depend on duration. */
const atOnce = 0.6;

/** Years expected where the job names none. */
const usualYears = 2;
const beginnerYears = 0.75;

/** A position with a similar title whose text was mostly copied from the job. */
const copiedPosition = (positions: readonly Position[]): Position | undefined =>
  positions.find((one) => !isCredible(one) && one.similarity >= worthNaming * one.credibility);

/** Bounds of the practice expected, in months. */
const expectedMonths = { least: 6, most: 60 };

/** A position with its credit. */
interface Nearest {
  position: Position;
  credit: number;
}

/** The position closest to the job by title, rank and age. */
function nearestOf({ positions, level }: GradeContext, months: number): Nearest | undefined {
  return positions
    .map((position) => {
      const rank = rankFactor(level.asked, heldRank(rankOf(position, level.asked), months));
      return { position, credit: position.similarity * position.recency * rank };
    })
    .sort((a, b) => b.credit - a.credit)[0];
}

/** Share of the credit earned by months of relevant work. */
function lastingShare({ job, level }: GradeContext, months: number): number {
  const usual = level.asked <= 1 ? beginnerYears : usualYears;
  const wanted = (job.experienceYears.min ?? usual) * 12;
  const expected = Math.max(expectedMonths.least, Math.min(expectedMonths.most, wanted));
  return atOnce + (1 - atOnce) * Math.min(1, months / expected);
}

/** How close the person's titles come to the job's. */
export function gradeTitles(context: GradeContext): CategoryResult {
  const { job, resume, positions } = context;
  if (job.title === '') return notAsked;
  const months = relevantMonths(positions);
  const best = nearestOf(context, months);
  const headline = best ? 0 : titleSimilarity(job.title, resume.summary.currentJobTitle) * headlineShare;
  const credit = best ? best.credit * lastingShare(context, months) : headline;
  const similarity = best?.position.similarity ?? headline;
  const copied =
    !best || !isCredible(best.position) || similarity < worthNaming ? copiedPosition(positions) : undefined;
  const named = copied ?? best?.position;
  const item =
    !copied && similarity < worthNaming
      ? evidence({ asked: job.title, credit: 0 })
      : evidence({
          asked: job.title,
          found: named?.title ?? resume.summary.currentJobTitle,
          relation: copied ? 'copied' : relationOf(similarity),
          sentence: named ? positionLine(named.work) : '',
          span: named ? spanAt(resume, `work.${named.index}.title`) : null,
          credit,
        });
  return { isAsked: true, unweightedScore: credit * 100, evidence: [item] };
}

const relationOf = (similarity: number): 'same' | 'synonym' | 'related' =>
  similarity >= ownTitle ? 'same' : similarity >= sameTitle ? 'synonym' : 'related';
