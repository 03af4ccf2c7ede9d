import { partOf, type LayoutLine } from '../../text/layout-line';
import type { Span } from '../../text/span';
import { hasContact, headOf, isLongText, looksLikeAddress, type Head } from './head-lines';

const introduction = /\b(?:my name is|i am called|myself|mein name ist|je m'appelle|me llamo|mi chiamo)\s+/i;
/** Self-introductions up to the name. */
export const beforeName = new RegExp(`^.*?${introduction.source}`, 'i');
const openWords = String.raw`^((?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*\s){1,3}[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*)`;
const goesOn = String.raw`\s(?:is|has|here|was|lives|resides|comes)\b`;
const openName = new RegExp(`${openWords}(?=,|\\s[-–—]\\s|${goesOn}|\\.\\s)`, 'u');
/** `Ann Lee, baker since 2008`: the title of a current position above all others does not follow a name. */
const titledSince = String.raw`,\s(?:an?\s)?\p{Ll}[^.;:]{2,60}?\s(?:since|for)\s`;
/** In a line that may be a position, a name needs words about a person after it. */
const openNameOfPerson = new RegExp(`${openWords}(?=${goesOn}|${titledSince})`, 'u');
const calledName = /^(?:[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*\s?){1,4}/u;

/** Maximum length of a greeting before the name. */
const maxGreetingLength = 16;

/** A text that begins with its author's name. */
export interface Opening {
  /** Index of the line. */
  line: number;
  /** The name with its introduction. */
  name: Span;
  /** The name, and the residence if it follows. */
  span: Span;
}

/** Words of a place, recognized by capitals and numbers regardless of their meaning elsewhere. */
const placeWord = String.raw`(?:P\. ?O\.|\d{1,5}\p{L}?|[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]*)`;
const lives = new RegExp(
  String.raw`^[\s,]*(?:(?:and|who|[Ii]|is|am|here)[\s,]+)*(?:lives?|living|resides?|residing|based|located|comes?|from|of)\s(?:(?:at|in|from|near)\s)?${placeWord}(?:(?:,? |\s?/\s?)${placeWord})*(?=[.,;]|\sand\b|$)`,
  'u',
);
const sentenceEnd = /(?<!\b\p{Lu})[.;](?:\s|$)|$/u;
const maxPlaceLength = 200;
const cell = /[^,|]+/g;

/** The end of a list of contact data after a name: `, 7 Elm Street, Leeds, robin@example.com`. */
function endOfContact(text: string): number {
  const part = text.slice(0, text.slice(0, maxPlaceLength).search(sentenceEnd));
  const cells = [...part.matchAll(cell)].map(({ 0: words, index }) => ({
    words: words.trim(),
    end: index + words.length,
  }));
  const last = cells.findLastIndex(({ words }) => hasContact(words) || looksLikeAddress(words));
  const own = cells[last];
  if (!own || /^[^\s,|]/.test(part)) return 0;
  // The town after the street.
  const next = cells.length === last + 2 && looksLikeAddress(own.words) ? cells[last + 1] : undefined;
  return next && !/(?:^|\s)\p{Ll}/u.test(next.words) ? next.end : own.end;
}

/** The length of the residence in a text that continues after a name. */
function endOfPlace(text: string): number {
  const stated = lives.exec(text.slice(0, maxPlaceLength))?.[0].length ?? 0;
  return Math.max(stated, endOfContact(text));
}

const openingAt = (line: number, text: string, name: Span): Opening => {
  const place = endOfPlace(text.slice(name.end));
  const gap = place === 0 ? 0 : (/^[\s.,;]*/.exec(text.slice(name.end + place))?.[0].length ?? 0);
  return { line, name, span: { start: name.start, end: name.end + place + gap } };
};

/**
 * The name at the beginning of a text without a head, or after `my name is`.
 * @param texts The lines of a resume.
 */
export function openingOf(texts: readonly string[], head: Head): Opening | null {
  const first = texts.findIndex((text) => text.trim() !== '');
  for (const [line, text] of texts.slice(0, first + 6).entries()) {
    const introduced = introduction.exec(text.slice(0, 300));
    const start = introduced ? introduced.index + introduced[0].length : 0;
    const called = introduced ? calledName.exec(text.slice(start, start + 80)) : null;
    if (!introduced || !called) continue;
    const isGreeted = introduced.index <= maxGreetingLength;
    return openingAt(line, text, { start: isGreeted ? 0 : introduced.index, end: start + called[0].trimEnd().length });
  }
  const text = texts[first] ?? '';
  const form = isLongText(text) ? openName : openNameOfPerson;
  const open = head.nameLine === null ? form.exec(text.slice(0, 80)) : null;
  return open ? openingAt(first, text, { start: 0, end: open[0].length }) : null;
}

/** The words of the name only. */
export const nameOfOpening = (texts: readonly string[], { line, name }: Opening): string =>
  (texts[line] ?? '').slice(name.start, name.end).replace(beforeName, '');

/**
 * Moves the name at the beginning of a text to a line of its own, so that its length does not affect how the rest is
 * read.
 */
export function splitOpening(lines: LayoutLine[]): LayoutLine[] {
  const texts = lines.map(({ text }) => text);
  const opening = openingOf(texts, headOf(texts));
  const line = opening && lines[opening.line];
  if (!line || opening.span.start > 0 || line.text.slice(opening.span.end).trim() === '') return lines;
  const [at, end] = [opening.span.end, line.text.length];
  const from = at + line.text.slice(at).search(/\S/);
  return lines.flatMap((one) => (one === line ? [partOf(one, 0, at), partOf(one, from, end)] : [one]));
}
