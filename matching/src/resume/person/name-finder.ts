import { escapePattern } from '@portal/domain/fields/escape-pattern';
import type { Span } from '../../text/span';
import { isPerson, isThing } from './name-mention';

const escaped = (text: string): string => escapePattern(text).replace(/ /g, '\\s+');

/**
 * Maps letters that a case-insensitive pattern treats as equal to the same letter: first lower, then upper case,
 * because of `ẞ`, `ſ` and `ς`.
 */
const caseless = (text: string): string => text.toLowerCase().toUpperCase();

/**
 * Finds a candidate's names in a text in any case, where they mean the person (`name-mention.ts`). The patterns are
 * expensive and specific to the candidate, so they are built only for the first line with a word of the names.
 */
export class NameFinder {
  /** Every name contains one of these words. */
  readonly #words: readonly string[];
  #whole: RegExp | null | undefined;
  #single: RegExp | null | undefined;

  /**
   * @param names The spellings of the name; none finds nothing.
   * @param alone First names and surnames, which are also words.
   */
  constructor(
    readonly names: readonly string[],
    readonly alone: readonly string[] = [],
  ) {
    const words = [...names.map((name) => name.split(' ').at(-1) ?? ''), ...alone];
    this.#words = [...new Set(words.map(caseless))];
  }

  /** The positions of names in a text, from left to right. */
  spansIn(text: string): Span[] {
    if (!this.#mayBeIn(text)) return [];
    if (this.#whole === undefined) this.#whole = patternOf(this.names, 'giu');
    if (this.#single === undefined) this.#single = patternOf(this.alone, 'gu');
    const whole = spansOf(text, this.#whole).filter((span) => !isThing(text, span));
    const single = withoutOverlaps(whole, spansOf(text, this.#single)).filter((span) => isPerson(text, span));
    return [...whole, ...single].sort((a, b) => a.start - b.start);
  }

  /** A text with each name replaced. */
  replaceIn(text: string, replacement: (name: string) => string): string {
    const spans = this.spansIn(text);
    const kept = [0, ...spans.map(({ end }) => end)].map((from, index) => text.slice(from, spans[index]?.start));
    const replaced = spans.map(({ start, end }) => replacement(text.slice(start, end)));
    return kept.map((part, index) => part + (replaced[index] ?? '')).join('');
  }

  /** Whether a text is only a first name or a surname. */
  isAlone(text: string): boolean {
    return this.alone.some((name) => caseless(name) === caseless(text));
  }

  #mayBeIn(text: string): boolean {
    if (this.#words.length === 0 || text === '') return false;
    const same = caseless(text);
    return this.#words.some((word) => same.includes(word));
  }
}

/**
 * The pattern of a candidate contains only the letters of the names: a class of all letters and digits would be four
 * fifths of its cost. The context around a name is checked by a shared pattern.
 */
function patternOf(names: readonly string[], flags: string): RegExp | null {
  if (names.length === 0) return null;
  const longestFirst = [...names].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?:${longestFirst.join('|')})(?![A-Za-z\\d@])`, flags);
}

const wordBefore = /[\p{L}\p{N}@./-]$/u;
const wordBehind = /^[\p{L}\p{N}@]/u;
const genitive = /^['’]s(?![\p{L}\p{N}@])/u;
/** A letter has at most two UTF-16 units. */
const oneLetter = 2;
/** `'s` and the next character. */
const behindName = 4;

function spansOf(text: string, pattern: RegExp | null): Span[] {
  const spans: Span[] = [];
  for (let from = 0; pattern !== null && from < text.length;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) break;
    const [start, end] = [match.index, match.index + match[0].length];
    const behind = text.slice(end, end + behindName);
    const isFree = !wordBefore.test(text.slice(Math.max(0, start - oneLetter), start)) && !wordBehind.test(behind);
    if (isFree) spans.push({ start, end: genitive.test(behind) ? end + 2 : end });
    // Inside a surrogate pair the search would find the same letter again.
    from = isFree ? end : start + ((text.codePointAt(start) ?? 0) > 0xffff ? 2 : 1);
  }
  return spans;
}

/** The spans without overlap with others; both are sorted, so one pass is enough. */
function withoutOverlaps(others: readonly Span[], spans: readonly Span[]): Span[] {
  let next = 0;
  return spans.filter(({ start, end }) => {
    while ((others[next]?.end ?? Infinity) <= start) next += 1;
    return end <= (others[next]?.start ?? Infinity);
  });
}
