import { ramp } from '../asked-work/asked-work';
import { spanOfWords } from '../evidence-span';
import type { GradeContext } from '../grade-context';
import type { NearSkill } from './near-skill';
import type { Position } from '../positions/positions';
import { durationFactor } from './skill-evidence';
import type { NearSentence } from '../asked-work/stated-work';

const longestSentence = 300;
/** Similarity where a sentence starts to count, and where it counts in full. */
const similarity = { none: 0.2, full: 0.7 };
/** A smaller share means the sentence is about something else. */
const leastShare = 0.1;

/**
 * The sentence of any position closest in meaning to the requirement; null when none is close enough.
 *
 * @param nearestOf Returns a position's nearest sentence.
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
