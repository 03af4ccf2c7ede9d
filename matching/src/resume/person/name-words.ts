import words from '../../../data/name-words.json' with { type: 'json' };
import { findDegrees } from '../../taxonomy/degrees';
import { isGivenName } from './name-parts';

/** The words around names: titles, letters behind them, labels, and words that no name has. */

const titles = new Set(words.titles);
const abbreviatedTitles = new Set(words.abbreviatedTitles);
const generations = new Set(words.generations);
const credentials = new Set(words.credentials);
const surnames = new Set(words.surnames);
const noNames = new Set(words.noNames);
const wordNames = new Set(words.wordNames);
const noFirstNames = new Set(words.noFirstNames);

const anyOfWords = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.()/+]/g, String.raw`\$&`))
    .join('|');

const labels = anyOfWords(words.labels);
const spacelessLabels = anyOfWords(words.labels.filter((word) => /[\u3000-\u9fff\uac00-\ud7af]/u.test(word)));
const documentTitles = anyOfWords(words.documentTitles);

/** A label before a name: `Name: Jane Doe`, `Nome e cognome: Giulia De Santis`. */
export const nameLabel = new RegExp(
  String.raw`^(?:(?:${labels})\s*[:：]\s*|(?:full )?name\s+(?=\S)|(?:${spacelessLabels})\s+)`,
  'iu',
);
/** The title of the document before or behind a name: `CV of Jane Doe`, `Jane Doe - Resume`. */
export const documentTitle = new RegExp(
  String.raw`^(?:(?:${documentTitles})(?: of| for| -| –| —| von|:)?\s+)|\s*[-–—|:]?\s*(?:${documentTitles})$`,
  'iu',
);

const key = (word: string): string =>
  word
    .replace(/^\((.+)\)$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();

/** Whether a text has a word that is no part of a name. A surname may be such a word: `Page`, `No`. */
export function isNoName(text: string): boolean {
  const parts = text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  const mayEnd = parts.length > 1 && parts.length < 4 && !noFirstNames.has(parts[0] ?? '');
  return parts.some(
    (part, at) => noNames.has(part) && !(mayEnd && at > 0 && at === parts.length - 1 && wordNames.has(part)),
  );
}

const inCapitals = (word: string): boolean => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);

/** Whether the first word of a name is a title. Some are also names (`Gen`, `Maj`): those need a period or capitals. */
export function isTitle(word: string, name: readonly string[]): boolean {
  const plain = key(word);
  if (titles.has(plain)) return name.length > 2 || !isGivenName(plain) || word.endsWith('.');
  const isSetOff =
    word.endsWith('.') ||
    (inCapitals(word) && (!name.slice(1).every(inCapitals) || (plain.length < 3 && isGivenName(name[1] ?? ''))));
  return abbreviatedTitles.has(plain) && isSetOff;
}

/** `Pharm.D.`; capitals alone are initials. */
const dotted = /^(?=.*\p{Ll})\p{Lu}\p{Ll}*\.\p{Lu}/u;
const nurse = /^[A-Z]{2,4}RN$/;

/** Whether a word can be a degree, a credential or a generation: `PharmD`, `M.Ed.`, `Jr.`. */
export const isCredential = (word: string): boolean =>
  credentials.has(key(word)) ||
  generations.has(key(word)) ||
  nurse.test(word) ||
  (dotted.test(word) && (credentials.has(key(word).replaceAll('.', '')) || findDegrees(word).length > 0));

const hasNoVowel = (word: string): boolean => word.length > 2 && !/[aeiouy]/i.test(word);

/**
 * Whether the last word of a name is no part of it: letters after a comma, or known ones in capitals. `Kim Anh Do` and
 * `JENNY T. DO` have a surname there.
 * @param name The whole name, as written.
 */
export function isSuffix(word: string, name: string): boolean {
  const before = name.slice(0, name.lastIndexOf(word));
  const isMixed = /\p{Ll}/u.test(before);
  if (before.includes(','))
    return (
      (isCredential(word) && (inCapitals(word) || before.trim().includes(' '))) ||
      (isMixed && /^[A-Z][A-Z.-]{1,5}$/.test(word))
    );
  if (!isCredential(word)) return false;
  if (generations.has(key(word))) return true;
  if (surnames.has(key(word)))
    return isMixed && inCapitals(word) && !isGivenName(before.trim().split(' ').at(-1) ?? '');
  return /\p{L}.*\p{Lu}|\./u.test(word) || hasNoVowel(word);
}
