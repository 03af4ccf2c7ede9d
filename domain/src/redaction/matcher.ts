import { escapePattern } from '../fields/escape-pattern';
import { commonWords } from './common-words';
import { foldText, type FoldedText } from './folded-text';
import type { Redaction, RedactionKind } from './redaction';

/** A place in a text, from `start` up to `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** A place with what was found there. */
export interface Match extends TextRange {
  kind: RedactionKind;
  /** The entry of the list that it belongs to. */
  redaction: Redaction;
}

/** Finds a form of an entry in a folded text. */
type Finder = (folded: FoldedText, original: string) => TextRange[];

/** Places that touch or overlap become one. */
export function joinedRanges(ranges: readonly TextRange[]): TextRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start || b.end - a.end);
  const result: TextRange[] = [];
  for (const { start, end } of sorted) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/** Scripts that write without spaces between words, or attach endings to them. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordCharacter = /[\p{L}\p{N}]/u;
const letter = /\p{L}/u;
/** Articles and prepositions that Arabic and Hebrew write together with the word after them. */
const attachedPrefix = /^[وبلفكاهمשושבלכמה]{1,3}$/u;
const semitic = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** A name of at least this length is found inside compounds and addresses as well. */
const distinctLength = 7;
/** Between the words of a name, and with `and` for its sign. */
const gap = '[^\\p{L}\\p{N}]{0,4}';
const joint = '[^\\p{L}\\p{N}]{0,3}(?:(?:and|und|et|y)[^\\p{L}\\p{N}]{0,3})?';
const joining = /\s(?:&|\+|and|und|et|y)\s|&amp;/iu;

/** The finders of an entry, one for each form. */
export function findersOf({ kind, forms, text }: Pick<Redaction, 'kind' | 'forms' | 'text'>): Finder[] {
  const all = [...new Set([text, ...forms])];
  if (kind === 'picture' || kind === 'file') return all.map((form) => wordFinder(form, false)).filter(isFinder);
  if (kind === 'phone') return all.map(phoneFinder).filter(isFinder);
  return all.map((form) => (isInitials(form) ? initialsFinder(form) : wordFinder(form, true))).filter(isFinder);
}

function isFinder(finder: Finder | null): finder is Finder {
  return finder !== null;
}

/** Letters that each end with a dot. */
function isInitials(form: string): boolean {
  return /^(?:\p{L}\.[\s-]?){2,4}$/u.test(form.trim());
}

function initialsFinder(form: string): Finder | null {
  const letters = Array.from(foldText(form).text.replace(/[^\p{L}]/gu, ''));
  if (letters.length < 2) return null;
  const pattern = new RegExp(letters.map((one) => `${escapePattern(one)}\\.`).join('[\\s-]?'), 'gu');
  return (folded, original) =>
    places(pattern, folded, original).filter(
      ({ start }) => !isWordAt(original, start - 1) && isCapital(original.slice(start, start + 2)),
    );
}

/** Digits with any signs between them; with or without the country code. */
function phoneFinder(form: string): Finder | null {
  const digits = foldText(form).text.replace(/\D/g, '').replace(/^0+/, '');
  const significant = digits.length >= 10 ? digits.slice(-9) : digits;
  if (significant.length < 6) return null;
  return (folded) =>
    digitRuns(folded.text).flatMap((places) => {
      const run = places.map((place) => folded.text.charAt(place)).join('');
      const found: TextRange[] = [];
      for (let at = run.indexOf(significant); at >= 0; at = run.indexOf(significant, at + 1)) {
        const [first = 0, last = 0] = [places[Math.max(0, at - 6)], places[at + significant.length - 1]];
        const sign = /[+(]{1,2}$/.exec(folded.text.slice(0, first))?.[0].length ?? 0;
        found.push({ start: folded.starts[first - sign] ?? 0, end: folded.ends[last] ?? 0 });
      }
      return found;
    });
}

/** Places of digits that belong together: at most three signs are between two of them, and no line ends. */
function digitRuns(text: string): number[][] {
  const runs: number[][] = [];
  let last = -9;
  for (const { index } of text.matchAll(/\d/g)) {
    const between = text.slice(last + 1, index);
    if (index - last > 4 || /[\p{L}\n@]/u.test(between)) runs.push([]);
    runs.at(-1)?.push(index);
    last = index;
  }
  return runs;
}

/**
 * Words in their order, with any text between them. In scripts with spaces they are whole words; with a plural or genitive
 * ending, after a change from small to capital letters, and, when they are long, inside other words as well.
 */
function wordFinder(form: string, hasBorders: boolean): Finder | null {
  const { text } = foldText(form);
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const isJoined = joining.test(form);
  const kept = isJoined ? words.filter((word) => !['and', 'und', 'et', 'y'].includes(word)) : words;
  const own = kept.length > 0 ? kept : words;
  const length = own.join('').length;
  const isUnspaced = unspaced.test(text);
  if (length === 0 || (length === 1 && !isUnspaced)) return null;
  const stem = own.length === 1 ? stemOf(own[0] ?? '') : '';
  const source = stem ? escapePattern(stem) : own.map(escapePattern).join(isJoined ? joint : gap);
  const pattern = new RegExp(source, 'gu');
  const rule = own.length === 1 ? caseRule(own[0] ?? '', form) : null;
  const first = own[0] ?? '';
  return (folded, original) => {
    if (!folded.text.includes(stem || first)) return [];
    return places(pattern, folded, original).flatMap((range) => {
      const found = original.slice(range.start, range.end);
      if (rule && !rule(found)) return [];
      if (!hasBorders || isUnspaced || length >= distinctLength) return [wholeWord(original, range, stem !== '')];
      const end = endOfWord(original, range, stem === '' ? 1 : 3);
      return end !== null && beginsWord(original, range) ? [{ start: range.start, end }] : [];
    });
  };
}

/** Cyrillic names change their ending; `''` for all others. */
function stemOf(word: string): string {
  return /^\p{Script=Cyrillic}{5,}$/u.test(word) ? word.replace(/[аяоеиыйьую]{1,2}$/u, '') : '';
}

/** Which spelling of a single word counts; null for any. */
function caseRule(word: string, form: string): ((found: string) => boolean) | null {
  if (!/\p{Script=Latin}|\d/u.test(word)) return null;
  const isShort = word.length <= 2;
  if (isShort && form.trim() === form.trim().toUpperCase()) return (found) => found === found.toUpperCase();
  return isShort || commonWords.has(word) ? isCapital : null;
}

function isCapital(found: string): boolean {
  const [first = ''] = found;
  return first !== first.toLowerCase() || !letter.test(first);
}

function beginsWord(original: string, { start, end }: TextRange): boolean {
  const before = characterBefore(original, start);
  if (!wordCharacter.test(before) || unspaced.test(before)) return true;
  const [first = ''] = original.slice(start, end);
  const isLong = end - start > 3;
  if (isLong && (!letter.test(before) || !letter.test(first))) return true;
  if (isLong && isSmall(before) && first !== first.toLowerCase()) return true;
  if (!semitic.test(first)) return false;
  const run = /[\p{L}\p{N}]+$/u.exec(original.slice(Math.max(0, start - 12), start))?.[0] ?? '';
  return attachedPrefix.test(run);
}

/** Where the word ends that a name begins; null when the name is a part of another word. */
function endOfWord(original: string, { start, end }: TextRange, longestEnding: number): number | null {
  const rest = /^[\p{L}\p{N}]*/u.exec(original.slice(end, end + 40))?.[0] ?? '';
  const [next = ''] = rest;
  if (next === '' || unspaced.test(next)) return end;
  const last = original.slice(start, end).slice(-1);
  const isLong = end - start > 3;
  if (isLong && (!letter.test(next) || !letter.test(last))) return end;
  if (isLong && isSmall(last) && next !== next.toLowerCase()) return end;
  if (longestEnding > 1) return rest.length <= longestEnding ? end + rest.length : null;
  return /^s$/i.test(rest) && letter.test(last) ? end + rest.length : null;
}

/** The ending of a declined name goes with it. */
function wholeWord(original: string, range: TextRange, isStem: boolean): TextRange {
  return isStem ? { ...range, end: endOfWord(original, range, 3) ?? range.end } : range;
}

function isSmall(character: string): boolean {
  return character !== character.toUpperCase();
}

function isWordAt(text: string, index: number): boolean {
  return index >= 0 && wordCharacter.test(text.charAt(index));
}

function characterBefore(text: string, index: number): string {
  return Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '';
}

/** All places of a pattern, also those that overlap, in terms of the original. */
function places(pattern: RegExp, { text, starts, ends }: FoldedText, original: string): TextRange[] {
  const found: TextRange[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [words] = match;
    const start = starts[match.index];
    const end = ends[match.index + words.length - 1];
    if (start !== undefined && end !== undefined) found.push({ start, end: withMarks(original, end) });
    pattern.lastIndex = match.index + 1;
  }
  return found;
}

/** Accents that are written after their letter belong to it. */
function withMarks(original: string, end: number): number {
  const marks = /^[\u0300-\u036f\u064b-\u0652]*/u.exec(original.slice(end))?.[0] ?? '';
  return end + marks.length;
}
