import { alike, type Meaning } from '../taxonomy/word-meanings';
import { ramp } from './asked-work';
import { spanOfWords } from './evidence-span';
import type { GradeContext } from './grade-context';
import type { NearSkill } from './near-skill';
import { durationFactor } from './skill-evidence';

const longestSentence = 300;
/** From which likeness on a sentence says something of what is asked, and from where all of it. */
const likeness = { none: 0.2, full: 0.7 };
/** Sentences that say less than this tell something else. */
const leastShare = 0.1;

/** The sentence of a position that comes nearest to what is asked, in whatever words; null when none does. */
export function useOfMeaning(asked: Meaning, { resume, positions }: GradeContext): NearSkill | null {
  let best: NearSkill | null = null;
  for (const { told, index, span, recency, relevance } of positions) {
    const strength = recency * relevance * (span ? durationFactor(span.to - span.from + 1) : 1);
    for (const { text, meaning } of [told.heading, ...told.sentences]) {
      const share = ramp(alike(asked, meaning), likeness.none, likeness.full);
      if (share < leastShare || (best !== null && share * strength <= best.closeness * best.use.strength)) continue;
      const sentence = text.trim().slice(0, longestSentence);
      const use = {
        conceptId: '',
        asWritten: sentence,
        sentence,
        strength,
        span: () => spanOfWords(resume, { phrase: sentence, sentence, from: `work.${String(index)}.title` }),
      };
      best = { use, relation: 'related', closeness: share };
    }
  }
  return best;
}
