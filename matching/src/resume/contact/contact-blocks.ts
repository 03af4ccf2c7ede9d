import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { readPlace } from '../../text/read-place';
import type { Section } from '../sections/section';

/** Sections whose contact data is known to belong to the candidate or to somebody else. */
const ownKinds = new Set(['header', 'other', 'references']);
const maxLength = 100;
const email = /^(?:e-?mail(?: address)?\s*[:.]?\s*)?[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{3,80}$/iu;
const phone = /^(?:[\p{L}.-]{1,12}\s*[:.]?\s*)?\+?\(?\d[\d ().\u2010-\u2015/-]{6,18}\d(?: \(\p{L}+\))?$/u;
const page = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10}(?:\/\S*)?$/i;

/** Separators between the parts of a line with contact data. */
const separator = /\s+[|•·⋄◇]\s+|\t/;

const isPlaceLine = (text: string): boolean => {
  const place = readPlace(text);
  return place !== null && place.city !== '';
};
const isAddress = (text: string): boolean =>
  isPlaceLine(text) || (/\d/.test(text) && isPlaceLine(text.split(/,\s*/).slice(1).join(', ')));

/** The kind of each part of a line; null when one of them is not contact data. */
function kindsOf({ text, gaps }: LayoutLine): string[] | null {
  if (text.length > maxLength) return null;
  const cells = [0, ...gaps].flatMap((gap, index) => text.slice(gap, gaps[index]).split(separator));
  const kinds = cells.map((cell) => {
    const value = cell.trim();
    if (email.test(value)) return 'email';
    if (phone.test(value) && findDates(value).length === 0) return 'phone';
    // `Node.js` and `ASP.NET` are skills.
    if (page.test(value) && !/\.(?:js|net)$/i.test(value)) return 'page';
    return isAddress(value) ? 'place' : '';
  });
  return kinds.includes('') ? null : kinds;
}

/** The first block of lines with an email address; null without one. */
function blockIn(lines: readonly LayoutLine[]): { from: number; to: number } | null {
  const kinds = lines.map(kindsOf);
  const at = kinds.findIndex((kind) => kind?.includes('email') === true);
  if (at < 0) return null;
  let [from, to] = [at, at + 1];
  while (from > 0 && kinds[from - 1]) from--;
  while (to < lines.length && kinds[to]) to++;
  return { from, to };
}

/**
 * Moves contact data out of sections that a sidebar without a heading was merged into: blocks of lines with only
 * addresses and numbers, including an email address, belong to the candidate.
 */
export function cutContactBlocks(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const block = ownKinds.has(section.kind) ? null : blockIn(section.lines);
    if (!block) return [section];
    const { lines } = section;
    const rest: Section = { ...section, heading: null, lines: lines.slice(block.to) };
    const parts: Section[] = [
      { ...section, lines: lines.slice(0, block.from) },
      { kind: 'header', also: [], heading: null, lines: lines.slice(block.from, block.to) },
    ];
    return rest.lines.length > 0 ? [...parts, rest] : parts;
  });
}
