import { partOf, type LayoutLine } from '../../text/layout-line';

/** A numbering of outlines: the shape of its marks and their values. */
interface Numbering {
  mark: RegExp;
  /** The value from 1 of a mark without dot and brackets; NaN when it is of another numbering. */
  placeOf: (mark: string) => number;
  /** The line after its mark is removed. */
  shown: (line: LayoutLine) => LayoutLine;
}

const romans: readonly (readonly [string, number])[] = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** The value of a Roman number up to 39, as in outlines; NaN for other letters. */
function romanValue(mark: string): number {
  let rest = mark.toLowerCase();
  let value = 0;
  for (const [letters, worth] of romans) {
    while (rest.startsWith(letters)) {
      value += worth;
      rest = rest.slice(letters.length);
    }
  }
  return rest === '' ? value : NaN;
}

const letterPlace = (mark: string): number => mark.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
const asHeading = (line: LayoutLine): LayoutLine =>
  line.text.length > 60 ? line : { ...line, headingLevel: Math.max(2, line.headingLevel) };
const asItem = (line: LayoutLine): LayoutLine => ({ ...line, bulletDepth: Math.max(1, line.bulletDepth) });

const numberings: readonly Numbering[] = [
  { mark: /^(?<mark>[IVX]{1,5})[.)]\s+(?=\S)/, placeOf: romanValue, shown: asHeading },
  { mark: /^\(?(?<mark>[A-Z])[.)]\s+(?=\S)/, placeOf: letterPlace, shown: (line) => line },
  { mark: /^\(?(?<mark>[ivx]{1,5})[.)]\s+(?=\S)/, placeOf: romanValue, shown: asItem },
  { mark: /^\(?(?<mark>[a-z])[.)]\s+(?=\S)/, placeOf: letterPlace, shown: asItem },
];

/**
 * Which of the marks count an outline: each follows its predecessor, and a first one is followed by a second.
 * `A. Rahman` under `C. Mills` is a name.
 */
function counted(places: readonly (number | null)[]): boolean[] {
  const isCounted = places.map(() => false);
  let run: number[] = [];
  places.forEach((place, index) => {
    if (place === null) return;
    if (place === run.length + 1 && run.length > 0) {
      run.push(index);
      for (const member of run) isCounted[member] = true;
    } else if (place === 1) run = [index];
  });
  return isCounted;
}

/**
 * Removes the marks of an outline (`II. Work`, `A. Yard Controller`, `(a) Trained clerks`): parts with Roman numbers
 * become headings, those with lower-case letters list items.
 */
export function readOutline(lines: readonly LayoutLine[]): LayoutLine[] {
  let read = [...lines];
  for (const { mark, placeOf, shown } of numberings) {
    const found = read.map(({ text }) => mark.exec(text));
    const places = found.map((match) => (match ? placeOf(match.groups?.mark ?? '') : null));
    const isCounted = counted(places);
    read = read.map((line, index) => (isCounted[index] ? shown(partOf(line, found[index]?.[0].length ?? 0)) : line));
  }
  return read;
}
