import { relatedWords } from '../taxonomy/related-words';
import { plainWords, stemOf } from '../text/stem';
import type { AskedPhrase } from './asked-phrases';
import { spanOfWords } from './evidence-span';
import type { GradeContext } from './grade-context';
import type { NearSkill } from './near-skill';
import { durationFactor } from './skill-evidence';

const sentenceBreak = /\n|(?<=[.!?;])\s+/;
const longestDescription = 10_000;
const longestSentence = 300;
/** Sentences that say less than this of a phrase tell something else. */
const leastShare = 0.35;
/** What is left of a word that stands in the position, but in another sentence. */
const elsewhere = 0.6;

const stemsOf = (text: string): Set<string> => new Set(plainWords(text).map(stemOf));

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
  for (const { work, index, title, span, recency, relevance } of positions) {
    const sentences = [title, ...work.description.slice(0, longestDescription).split(sentenceBreak)];
    const whole = stemsOf(sentences.join('\n'));
    for (const sentence of sentences) {
      const stems = stemsOf(sentence);
      if (stems.size === 0) continue;
      const share =
        phrase.words.reduce(
          (sum, { stem, weight }) => sum + weight * Math.max(meant(stem, stems), elsewhere * meant(stem, whole)),
          0,
        ) / total;
      if (share < leastShare) continue;
      const strength = recency * relevance * (span ? durationFactor(span.to - span.from + 1) : 1);
      if (best && share * strength <= best.closeness * best.use.strength) continue;
      const told = sentence.trim().slice(0, longestSentence);
      const use = {
        conceptId: '',
        asWritten: told,
        sentence: told,
        strength,
        span: () => spanOfWords(resume, { phrase: told, sentence: told, from: `work.${String(index)}.title` }),
      };
      best = { use, relation: share > 0.95 ? 'same' : 'related', closeness: share };
    }
  }
  return best;
}
