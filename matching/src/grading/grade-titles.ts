import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import { heldRank, rankFactor, rankOf } from './positions/level-fit';
import { isCredible, positionLine, relevantMonths, type Position } from './positions/positions';
import { titleLikeness } from './positions/title-likeness';

/** From this likeness on a title is worth naming. */
const worthNaming = 0.25;
const sameTitle = 0.85;
/** A headline without positions promises more than it proves. */
const headlineShare = 0.3;
/** Part of the credit that does not depend on how long the work was done. */
const atOnce = 0.6;

/** Years of practice that a job wants that names none. */
const usualYears = 2;
const beginnerYears = 0.75;

/** A position under a title worth naming that tells little but the job's own words. */
const copiedPosition = (positions: readonly Position[]): Position | undefined =>
  positions.find((one) => !isCredible(one) && one.likeness >= worthNaming * one.credibility);

/** How near the titles that somebody held come to the job's. */
export function gradeTitles({ job, resume, positions, level }: GradeContext): CategoryResult {
  if (job.title === '') return notAsked;
  const months = relevantMonths(positions);
  const best = positions
    .map((position) => ({
      position,
      credit:
        position.likeness * position.recency * rankFactor(level.asked, heldRank(rankOf(position, level.asked), months)),
    }))
    .sort((a, b) => b.credit - a.credit)[0];
  const usual = level.asked <= 1 ? beginnerYears : usualYears;
  const expected = Math.max(6, Math.min(60, (job.experienceYears.min ?? usual) * 12));
  const lasting = atOnce + (1 - atOnce) * Math.min(1, months / expected);
  const headline = best ? 0 : titleLikeness(job.title, resume.summary.currentJobTitle) * headlineShare;
  const credit = best ? best.credit * lasting : headline;
  const likeness = best?.position.likeness ?? headline;
  const copied = !best || !isCredible(best.position) || likeness < worthNaming ? copiedPosition(positions) : undefined;
  if (copied) {
    const item = evidence({
      asked: job.title,
      found: copied.title,
      relation: 'copied',
      sentence: positionLine(copied.work),
      span: spanAt(resume, `work.${copied.index}.title`),
      credit,
    });
    return { isAsked: true, unweightedScore: credit * 100, evidence: [item] };
  }
  if (likeness < worthNaming) {
    return {
      isAsked: true,
      unweightedScore: credit * 100,
      evidence: [evidence({ asked: job.title, credit: 0 })],
    };
  }
  return {
    isAsked: true,
    unweightedScore: credit * 100,
    evidence: [
      evidence({
        asked: job.title,
        found: best?.position.title ?? resume.summary.currentJobTitle,
        relation: likeness >= 0.99 ? 'same' : likeness >= sameTitle ? 'synonym' : 'related',
        sentence: best ? positionLine(best.position.work) : '',
        span: best ? spanAt(resume, `work.${best.position.index}.title`) : null,
        credit,
      }),
    ],
  };
}
