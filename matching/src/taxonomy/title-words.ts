import { titleHeads } from '../text/lexicon';
import { foldWords } from '../text/normalize';
import { genderNeutralTitle } from '../text/gender-neutral-words';
import { memoizeByText } from '../text/memoize-by-text';

const levelWords = new Set(
  'senior sr junior jr lead principal staff chief head entry level mid associate assistant intern trainee apprentice i ii iii iv v 1 2 3 the of and for in at a an to m f d w x part time full contract remote hybrid deputy vice interim male female freelance freelancer selfemployed temp temporary locum casual prn'.split(
    ' ',
  ),
);

/** Abbreviations in titles, expanded for comparison. */
const longForms: ReadonlyMap<string, readonly string[]> = new Map([
  ['rn', ['registered', 'nurse']],
  ['lpn', ['licensed', 'practical', 'nurse']],
  ['np', ['nurse', 'practitioner']],
  ['cna', ['certified', 'nursing', 'assistant']],
  ['sdr', ['sales', 'development', 'representative']],
  ['bdr', ['business', 'development', 'representative']],
  ['sre', ['site', 'reliability', 'engineer']],
  ['qa', ['quality', 'assurance']],
  ['pm', ['project', 'manager']],
  ['hr', ['human', 'resources']],
  ['pt', ['physical', 'therapist']],
  ['dba', ['database', 'administrator']],
]);

/** `Owner and Cook`, `Founder & Software Engineer`; `Owner-Operator` is a title of its own. */
const owning =
  /^\s*(?:co-?)?(?:owner|founder|proprietor)s?\s*(?:and|&|\+|\/|,|\s[-–]\s)\s*(?!operators?\s*$)(?=\p{L}{2})/iu;

/** `Yoga Teacher and Co-owner`. */
const alsoOwning = /(?<=\p{L}{3})\s*(?:\band\b|&|\/|,)\s*(?:co-?)?(?:owner|founder|proprietor)s?\s*$/iu;

/** The work of an owner, where the title names it besides the ownership; else the whole title. */
export const workOfOwner = (title: string): string => title.replace(owning, '').replace(alsoOwning, '');

/** The words of a title that name the work, gender-neutral, without rank and small words. */
export const titleCore = memoizeByText((title: string): readonly string[] =>
  foldWords(genderNeutralTitle(title))
    .flatMap((word) => longForms.get(word) ?? [word])
    .filter((word) => !levelWords.has(word)),
);

/** Similarity of two titles by words, with shared nouns counting most: 0 to 1. */
export function titleOverlap(a: string, b: string): number {
  const [left, right] = [titleCore(a), titleCore(b)];
  if (left.length === 0 || right.length === 0) return 0;
  const weight = (word: string): number => (titleHeads.has(word) ? 0.5 : 1);
  const sum = (words: readonly string[]): number => words.reduce((total, word) => total + weight(word), 0);
  const other = new Set(right);
  const shared = [...new Set(left)].filter((word) => other.has(word));
  return (2 * sum(shared)) / (sum(left) + sum(right));
}
