import type { GradeEvidence } from '@portal/domain/grading/grade';
import { evidence, notAsked, type CategoryResult, type GradeContext } from './grade-context';
import { spanAt } from './evidence-span';
import { phraseKey } from '../text/normalize';
import { stemsOf } from '../text/stem';
import { closestPosition, highestSimilarity, isCredible, positionLine, type Position } from './positions/positions';
import { titleSimilarity } from './positions/title-similarity';

/** Least similarity of a title that counts, and of one that is shown as evidence. */
const worthNaming = 0.25;
const worthShowing = 0.45;
/** From here on a title names the job's profession. */
const sameTitle = 0.85;
/** Share for a headline without positions. */
const headlineShare = 0.3;
/** A position with a similar title whose text was mostly copied from the job. */
const copiedPosition = (positions: readonly Position[]): Position | undefined =>
  positions.find((one) => !isCredible(one) && one.similarity >= worthNaming * one.credibility);

/** The position with the job's own title, else the closest work. */
function shownOf(title: string, positions: readonly Position[]): Position | undefined {
  const own = positions.find((one) => isCredible(one) && phraseKey(one.title) === phraseKey(title));
  return own ?? closestPosition(positions);
}

/** How close the person's titles come to the job's. */
export function gradeTitles({ job, resume, positions }: GradeContext): CategoryResult {
  if (job.title === '') return notAsked;
  const best = shownOf(job.title, positions);
  const headline = best ? 0 : titleSimilarity(job.title, resume.summary.currentJobTitle) * headlineShare;
  const similarity = best ? highestSimilarity(positions) : headline;
  const copied = !best || !isCredible(best) || similarity < worthNaming ? copiedPosition(positions) : undefined;
  const named = copied ?? best;
  const credit = similarity >= sameTitle ? 1 : similarity;
  const item =
    !copied && similarity < worthNaming
      ? evidence({ asked: job.title, credit: 0 })
      : !copied && similarity < worthShowing
        ? evidence({ asked: job.title, outcome: 'missing', credit: similarity })
        : evidence({
            asked: job.title,
            found: named?.title ?? resume.summary.currentJobTitle,
            ...(copied ? { relation: 'copied' as const } : relationOf(job.title, named, similarity)),
            sentence: named ? positionLine(named, resume) : '',
            span: named ? spanAt(resume, `work.${named.index}.title`) : null,
            credit,
          });
  return { isAsked: true, unweightedScore: credit * 100, evidence: [item] };
}

/** The job's own title, another one of the same profession, or a related one. */
function relationOf(
  asked: string,
  held: Position | undefined,
  similarity: number,
): Pick<GradeEvidence, 'relation' | 'outcome'> {
  const own = stemsOf(asked);
  const isOwn = [...stemsOf(held?.title ?? '')].every((stem) => own.has(stem));
  const isSame = similarity >= sameTitle || titleSimilarity(asked, held?.title ?? '') >= sameTitle;
  if (!isSame || held?.isTraining === true) return { relation: 'related', outcome: 'near' };
  return { relation: isOwn ? 'same' : 'related', outcome: 'found' };
}
