import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import { heldRank, rankFactor, rankOf } from './positions/level-fit';
import { isCredible, positionLine, relevantMonths, type Position } from './positions/positions';
import { titleSimilarity } from './positions/title-similarity';

/** From this likeness on a title is worth naming. */
const worthNaming = 0.25;
/** From these on it is the job's under another name, and the job's own. */
const sameTitle = 0.85;
const ownTitle = 0.99;
/** A headline without positions promises more than it proves. */
const headlineShare = 0.3;
/** Part of the credit that does not depend on how long the work was done. */
const atOnce = 0.6;

/** Years of practice that a job wants that names none. */
const usualYears = 2;
const beginnerYears = 0.75;

/** A position under a title worth naming that tells little but the job's own words. */
const copiedPosition = (positions: readonly Position[]): Position | undefined =>
  positions.find((one) => !isCredible(one) && one.similarity >= worthNaming * one.credibility);

/** Practice in months that is expected, however much a job wants. */
const expectedMonths = { least: 6, most: 60 };

/** A position with what it earns. */
interface Nearest {
  position: Position;
  credit: number;
}

/** The position whose title, rank and age together come nearest to the job's. */
function nearestOf({ positions, level }: GradeContext, months: number): Nearest | undefined {
  return positions
    .map((position) => {
      const rank = rankFactor(level.asked, heldRank(rankOf(position, level.asked), months));
      return { position, credit: position.similarity * position.recency * rank };
    })
    .sort((a, b) => b.credit - a.credit)[0];
}

/** How much of a credit is earned in so many months of the asked work. */
function lastingShare({ job, level }: GradeContext, months: number): number {
  const usual = level.asked <= 1 ? beginnerYears : usualYears;
  const wanted = (job.experienceYears.min ?? usual) * 12;
  const expected = Math.max(expectedMonths.least, Math.min(expectedMonths.most, wanted));
  return atOnce + (1 - atOnce) * Math.min(1, months / expected);
}

/** How near the titles that somebody held come to the job's. */
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
