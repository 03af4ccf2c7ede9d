import {
  fieldWords,
  isAssistingProfession,
  isLooselyKnown,
  namesField,
  occupationsOfTitle,
} from '../../taxonomy/occupations';
import { occupationCloseness } from '../../taxonomy/occupation-closeness';
import { titleOverlap } from '../../taxonomy/title-words';
import { memoizeByText } from '../../text/memoize-by-text';

/** Titles of the same profession in other words; shared words add the rest. */
const sameProfession = 0.86;
/** Upper bound for another profession's title, and the closeness from which it is nearly the same work. */
const maxOfOthers = 0.5;
const nextDoor = 0.6;
/** Upper bound for titles that assist a profession. */
const maxAssisting = 0.4;

/** Share of word overlap that counts for titles of unknown professions. */
const ofUnknown = 0.7;

/** Whether two titles name fields without a common word. */
function isOfOtherField(asked: string, held: string): boolean {
  const [left, right] = [fieldWords(asked), fieldWords(held)];
  return left.length > 0 && right.length > 0 && !left.some((word) => right.includes(word));
}

/** Words inside a title that say how the work is done, not which: `Gas Service & Repair Engineer`. */
const manner = /(?:\s|^)(?:(?:service|repairs?|maintenance|installation|field|site)\b(?:\s*(?:&|and|\/|,)\s*)?)+/giu;

/** A title without the words for the manner, where it still names a profession with its field; else empty. */
const withoutManner = memoizeByText((title: string): string => {
  const rest = title.replace(manner, ' ').trim();
  return rest !== title.trim() && namesField(rest) && !isLooselyKnown(rest) ? rest : '';
});

/** Similarity of two titles by profession and words: 0 to 1. */
export function titleSimilarity(asked: string, held: string): number {
  const plain = withoutManner(held);
  const whole = similarityOf(asked, held);
  return plain === '' || withoutManner(asked) !== '' ? whole : Math.max(whole, similarityOf(asked, plain));
}

function similarityOf(asked: string, held: string): number {
  const [left, right] = [occupationsOfTitle(asked), occupationsOfTitle(held)];
  const words = titleOverlap(asked, held);
  const isAssisting = isAssistingProfession(held) !== isAssistingProfession(asked);
  const most = isAssisting ? maxAssisting : 1;
  const [first, second] = [left[0], right[0]];
  if (!first || !second) return Math.min(most, words >= 0.99 ? 1 : words * ofUnknown);
  // `Lead Brewer` and `Lead Roofer` share only the rank.
  const isOtherField = isOfOtherField(asked, held);
  const isLoose = isLooselyKnown(asked) || isLooselyKnown(held);
  let closeness = 0;
  for (const a of left)
    for (const b of right) {
      if (isOtherField && a === b && (a.isOfAnyField || isLoose)) continue;
      closeness = Math.max(closeness, occupationCloseness(a, b) * (a === first && b === second ? 1 : 0.7));
    }
  if (closeness >= 1) return Math.min(most, sameProfession + words * (1 - sameProfession));
  if (closeness >= nextDoor) return Math.min(most, closeness * 0.9 + words * 0.1);
  return Math.min(most, maxOfOthers, Math.max(closeness * 0.8 + words * 0.15, words * 0.5));
}
