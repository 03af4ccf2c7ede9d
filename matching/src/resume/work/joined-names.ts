import { companyScore, isDepartment, titleScore } from '../../text/classify';
import { isUpperCase } from '../../text/normalize';
import { townLike } from './assign-parts';
import type { Segment } from './segments';
import type { RawEntry } from './work-entries';

/** Minimum number of positions that join title and employer before the words alone decide the split. */
const minCount = 2;

interface Joined {
  entry: RawEntry;
  segment: Segment;
  cut: number;
  /** A change to or from capitals shows the beginning of the employer. */
  isSure: boolean;
}

const capitals = (word: string): boolean => /\p{L}{2}/u.test(word) && isUpperCase(word);
const small = (word: string): boolean => /\p{Ll}/u.test(word);

/**
 * Where capitals begin or end in a text, if exactly once: `Pharmacist FARMACIA SOMEȘ`.
 * @returns the number of words before it; 0 without a change.
 */
export function caseBoundary(words: readonly string[]): number {
  for (const [first, second] of [
    [capitals, small],
    [small, capitals],
  ] as const) {
    const at = words.findIndex((word) => second(word));
    if (at <= 0) continue;
    const [head, tail] = [words.slice(0, at), words.slice(at)];
    const isWhole = head.some(first) && !head.some(second) && !tail.some(first);
    if (isWhole) return at;
  }
  return 0;
}

const lengthOf = (words: readonly string[], count: number): number => words.slice(0, count).join(' ').length;

/** The beginning of the employer in a text with the title first and only a space between them. */
function joinedAt(text: string): { cut: number; isSure: boolean } | null {
  const words = text.split(' ');
  if (words.length < 2 || words.length > 12 || titleScore(text) >= 1) return null;
  const byCase = caseBoundary(words);
  const isSplit = (count: number): boolean => {
    const [title, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    return titleScore(title) >= 1 && titleScore(rest) < 0.6 && /^\p{Lu}/u.test(rest) && !isDepartment(rest);
  };
  if (byCase > 0 && isSplit(byCase)) return { cut: lengthOf(words, byCase), isSure: true };
  for (let count = words.length - 1; count >= 1; count--)
    if (isSplit(count)) return { cut: lengthOf(words, count), isSure: false };
  return null;
}

/** The only name in a position's head, if it joins title and employer, with at most a town in the line of the dates. */
function joinedName(entry: RawEntry): Joined | null {
  const names = entry.segments.filter(({ isPlace, isKind }) => !isPlace && isKind !== true);
  const towns = names.filter(
    ({ line, text, title, company }) =>
      line === entry.dateLineIndex && title === 0 && company < 0.5 && townLike.test(text) && names.length > 1,
  );
  const [segment, ...others] = names.filter((name) => !towns.includes(name));
  const joined = segment && others.length === 0 ? joinedAt(segment.text) : null;
  return segment && joined ? { entry, segment, ...joined } : null;
}

function splitJoined({ entry, segment, cut }: Joined): RawEntry {
  const titleText = segment.text.slice(0, cut);
  const rest = segment.text.slice(cut).trimStart();
  const title: Segment = { ...segment, text: titleText, end: segment.start + cut, title: 1, company: 0 };
  const company: Segment = {
    ...segment,
    text: rest,
    start: segment.end - rest.length,
    title: 0,
    company: Math.max(0.75, companyScore(rest)),
  };
  const segments = entry.segments.flatMap((other) => {
    if (other === segment) return [title, company];
    return other.isPlace || other.isKind === true ? [other] : [{ ...other, isPlace: true }];
  });
  return { ...entry, segments };
}

/** Splits title and employer with only a space between them, as in forms of the European Union. */
export function splitJoinedNames(entries: readonly RawEntry[]): RawEntry[] {
  const joined = new Map(entries.map((entry) => [entry, joinedName(entry)]));
  const count = [...joined.values()].filter((one) => one !== null).length;
  const isUsual = count >= minCount && count * 2 > entries.length;
  return entries.map((entry) => {
    const one = joined.get(entry);
    return one && (one.isSure || isUsual) ? splitJoined(one) : entry;
  });
}
