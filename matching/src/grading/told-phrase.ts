import { relatedWords } from '../taxonomy/related-words';
import type { AskedPhrase } from './asked-phrases';
import { spanOfWords } from './evidence-span';
import type { GradeContext } from './grade-context';
import type { NearSkill } from './near-skill';
import { durationFactor } from './skill-evidence';

const longestSentence = 300;
/** Sentences that say less than this of a phrase tell something else. */
const leastShare = 0.35;
/** What is left of a word that stands in the position, but in another sentence. */
const elsewhere = 0.6;

/** How much of a word's meaning some words have: 1 for the word itself. */
function meant(stem: string, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1;
  return relatedWords(stem).reduce(
    (best, other) => (stems.has(other.stem) ? Math.max(best, other.closeness) : best),
    0,
  );
}

/** The sentence of a position that comes nearest to what a phrase says, in whatever words; null when none does. */
export function useOfMeaning(phrase: AskedPhrase, { resume, positions }: GradeContext): NearSkill | null {
  const total = phrase.words.reduce((sum, { weight }) => sum + weight, 0);
  let best: NearSkill | null = null;
  for (const { told, index, span, recency, relevance } of positions) {
    const strength = recency * relevance * (span ? durationFactor(span.to - span.from + 1) : 1);
    const words = phrase.words.map(({ stem, weight }) => ({ stem, weight, inAll: meant(stem, told.stems) }));
    // No sentence says more of a phrase than all of them together.
    const most = words.reduce((sum, { weight, inAll }) => sum + weight * inAll, 0) / total;
    const isLess = (share: number): boolean =>
      share < leastShare || (best !== null && share * strength <= best.closeness * best.use.strength);
    if (isLess(most)) continue;
    for (const { text, stems } of [told.heading, ...told.sentences]) {
      if (stems.size === 0) continue;
      const share =
        words.reduce(
          (sum, { stem, weight, inAll }) =>
            inAll === 0 ? sum : sum + weight * Math.max(meant(stem, stems), elsewhere * inAll),
          0,
        ) / total;
      if (isLess(share)) continue;
      const sentence = text.trim().slice(0, longestSentence);
      const use = {
        conceptId: '',
        asWritten: sentence,
        sentence,
        strength,
        span: () => spanOfWords(resume, { phrase: sentence, sentence, from: `work.${String(index)}.title` }),
      };
      best = { use, relation: share > 0.95 ? 'same' : 'related', closeness: share };
    }
  }
  return best;
}
