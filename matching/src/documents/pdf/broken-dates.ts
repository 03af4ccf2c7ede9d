import { joinedLead, type Atom } from './atoms';
import { isOnlyDates } from './date-cells';

const unfinished = /(?:[-–—|]|\s(?:to|until|till|bis|au|al))$/i;
/** A sign between the two ends of a period, on a line of its own. */
const joiner = /^(?:[-–—|↓]|to|until|bis)$/i;
const yearBegins = /^(?:19|20)\d\d(?=$|\s?[-–—])/;
const monthEnds = /\p{L}{3,}\.?$/u;

const isEnd = (text: string): boolean => text.length <= 20 && isOnlyDates(`2000 - ${text}`) && !unfinished.test(text);

/** Whether a cell continues the period of the cell above it. */
function goesOn(above: string, below: string): boolean {
  if (above.length > 30 || below.length > 30) return false;
  if (joiner.test(below)) return isOnlyDates(above) && !unfinished.test(above);
  if (unfinished.test(above) && isOnlyDates(above)) return isEnd(below) || monthEnds.test(below);
  if (/^[-–—]\s/.test(below)) return isOnlyDates(above) && isEnd(below.replace(/^[-–—]\s+/, ''));
  const lacksYear = monthEnds.test(above) && yearBegins.test(below) && !isOnlyDates(above);
  return lacksYear && isOnlyDates(`${above} ${below}`);
}

const isInLine = (one: Atom, other: Atom): boolean =>
  Math.abs(one.left - other.left) <= 3 ||
  Math.abs(one.right - other.right) <= 3 ||
  Math.abs(one.left + one.right - other.left - other.right) <= 6;

/** Joins periods that a narrow column broke: `Sept` over `2019 –` over `March 2021`. */
export function joinBrokenDates(atoms: readonly Atom[]): Atom[] {
  const candidates = atoms.filter(({ text }) => text.length <= 30).sort((a, b) => a.y - b.y);
  const gone = new Set<Atom>();
  const joined = new Map<Atom, Atom>();
  candidates.forEach((atom, index) => {
    if (gone.has(atom)) return;
    let whole: Atom = atom;
    let bottom = atom.y;
    for (let at = index + 1; at < candidates.length; at++) {
      const next = candidates[at];
      if (!next || next.y - bottom > 1.7 * atom.size) break;
      if (gone.has(next) || next.y - bottom < 0.5 * atom.size || !isInLine(atom, next)) continue;
      if (!goesOn(whole.text, next.text)) continue;
      whole = {
        ...whole,
        text: `${whole.text} ${next.text}`,
        left: Math.min(whole.left, next.left),
        right: Math.max(whole.right, next.right),
        length: whole.length + next.length,
        bold: whole.bold + next.bold,
        boldLead: joinedLead(whole, next, ' '),
        italic: whole.italic + next.italic,
      };
      bottom = next.y;
      gone.add(next);
    }
    if (whole !== atom) joined.set(atom, whole);
  });
  return gone.size === 0 ? [...atoms] : atoms.filter((atom) => !gone.has(atom)).map((atom) => joined.get(atom) ?? atom);
}
