import { partOf, type LayoutLine } from '../../text/layout-line';

/** A way of counting the parts of an outline: how a mark of it looks, and which place it stands for. */
interface Numbering {
  mark: RegExp;
  /** The place from 1, of the mark without dot and brackets; NaN when it is none of this numbering. */
  placeOf: (mark: string) => number;
  /** What a line is that wore the mark. */
  shown: (line: LayoutLine) => LayoutLine;
}

const romans: readonly (readonly [string, number])[] = [
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

/** The value of a Roman number up to 39, as outlines have them; NaN for letters that are none. */
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
 * Which of the places found count an outline: each follows the one before it, and a first one is followed by a second.
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
 * Takes the marks off the lines of an outline (`II. Work`, `A. Yard Controller`, `(a) Trained clerks`): the parts of
 * Roman numbers are read as headings, those of small letters as items of a list.
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
