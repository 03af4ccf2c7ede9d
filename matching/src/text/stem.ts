import { fold } from './normalize';
import { genderNeutralWord } from './gender-neutral-words';
import { memoizeByText } from './memoize-by-text';

/** Words for the holder's gender, which say nothing about the work: `Male Nurse`, `female`. */
const ofGender = new Set(['male', 'female']);

/** Words of a text: letters only, folded. */
export function plainWords(text: string): string[] {
  return (fold(text).match(/[a-z]{2,}/g) ?? []).filter((word) => !ofGender.has(word));
}

/**
 * The stem of an English word: `prune`, `pruned` and `pruning` are `prun`; `waitress` and `waiter` share one. For
 * comparison only.
 */
export const stemOf = memoizeByText((word: string): string => {
  const singular = word.replace(/(?<=[a-z]{4}[^s])s$/, '');
  const one = genderNeutralWord(singular);
  let stem = one === singular ? word : one;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (stem.length > 3 && stem.endsWith('s') && !/(?:ss|us|is)$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = undoubled(stem.slice(0, -3));
  else if (stem.length > 4 && stem.endsWith('ed') && !stem.endsWith('eed')) stem = undoubled(stem.slice(0, -2));
  if (stem.length > 3 && stem.endsWith('e')) stem = stem.slice(0, -1);
  return stem.length > 3 && stem.endsWith('y') ? `${stem.slice(0, -1)}i` : stem;
});

/** The stems of the words of a text, each once. */
export function stemsOf(text: string): Set<string> {
  return new Set(plainWords(text).map(stemOf));
}

/** `plann` is `plan`, `dress` stays. */
function undoubled(stem: string): string {
  return /([bdgklmnprt])\1$/.test(stem) && stem.length > 3 && !/(?:ll|ss)$/.test(stem) ? stem.slice(0, -1) : stem;
}
