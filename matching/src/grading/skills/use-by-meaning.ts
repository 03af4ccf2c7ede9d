import { ramp } from '../asked-work/asked-work';
import { spanOfWords } from '../evidence-span';
import type { GradeContext } from '../grade-context';
import type { NearSkill } from './near-skill';
import type { Position } from '../positions/positions';
import { durationFactor } from './skill-evidence';
import type { NearSentence } from '../asked-work/stated-work';

const longestSentence = 300;
/** From which likeness on a sentence says something of what is asked, and from where all of it. */
const similarity = { none: 0.2, full: 0.7 };
/** Sentences that say less than this tell something else. */
const leastShare = 0.1;

/**
 * The sentence of a position that comes nearest to what is asked, in whatever words; null when none does.
 *
 * @param nearestOf The nearest sentence of a position.
 */
export function useByMeaning(
  nearestOf: (position: Position) => NearSentence | undefined,
  { resume, positions }: GradeContext,
): NearSkill | null {
  let best: NearSkill | null = null;
  for (const position of positions) {
    const { index, span, recency, relevance } = position;
    const near = nearestOf(position);
    const share = near ? ramp(near.similarity, similarity.none, similarity.full) : 0;
    const strength = recency * relevance * (span ? durationFactor(span.to - span.from + 1) : 1);
    if (!near || share < leastShare || (best !== null && share * strength <= best.closeness * best.use.strength))
      continue;
    const sentence = near.text.trim().slice(0, longestSentence);
    const use = {
      conceptId: '',
      asWritten: sentence,
      sentence,
      strength,
      span: () => spanOfWords(resume, { phrase: sentence, sentence, from: `work.${String(index)}.title` }),
    };
    best = { use, relation: 'related', closeness: share };
  }
  return best;
}
