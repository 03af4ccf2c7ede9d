import type { Cell } from './grids';
import type { Frame, Glyph } from './page-content';

/** A piece of text on one base line without a wide gap inside: the unit of the column search. */
export interface Atom {
  text: string;
  left: number;
  right: number;
  /** Base line, from the top of the page. */
  y: number;
  size: number;
  /** Characters by style, for the predominant style of a line. */
  bold: number;
  /** Number of bold characters at the beginning of the text. */
  boldLead: number;
  italic: number;
  length: number;
  /** The widest space between its words, in letter heights. */
  space?: number;
  /** The cell of a drawn table around it. */
  cell?: Cell;
}

interface Word extends Atom {
  isAfterSpace: boolean;
}

/** Minimum gap between words, in letter heights, when the file has no space characters. */
const wordGap = 0.17;
/**
 * Some programs write no space characters and narrow gaps in their place: letters then touch, words are a little apart,
 * and hardly a gap lies between. Gaps in letter heights, shares of all gaps.
 */
const narrow = { gap: 0.09, letters: 0.05, fewest: 0.06, maxBetween: 0.02, maxSpaces: 0.01, glyphs: 60 };

/** The minimum gap between words of a page. */
function wordGapOf(glyphs: readonly Glyph[]): number {
  let [all, apart, between, spaces] = [0, 0, 0, 0];
  glyphs.forEach((glyph, at) => {
    const before = glyphs[at - 1];
    if (!before || Math.abs(before.y - glyph.y) > sameLine * glyph.size) return;
    const gap = (glyph.left - before.right) / glyph.size;
    if (gap < -0.6 || gap > columnGap) return;
    all++;
    if (glyph.isAfterSpace) spaces++;
    else if (gap >= narrow.gap) apart++;
    else if (gap > narrow.letters) between++;
  });
  const isNarrow =
    all >= narrow.glyphs &&
    apart / all >= narrow.fewest &&
    between / all <= narrow.maxBetween &&
    spaces / all <= narrow.maxSpaces;
  return isNarrow ? narrow.gap : wordGap;
}

/** Minimum gap between columns, in letter heights. */
export const columnGap = 0.8;
const sameLine = 0.2;
const bulletSign = /^(?:[•‣◦⁃∙●○■□▪▫◆►▶➢➤→✓✔❖*·–—o-]|\(?\d{1,2}[.)])$/;
/** Minimum gap in a row of labels, relative to its spaces between words and in letter heights. */
const labelGap = { times: 2.2, smallest: 0.5 };
/** Maximum distance of a bullet from its text, in letter heights. */
const bulletReach = 4;

function toWords(glyphs: readonly Glyph[], minGap: number): Word[] {
  const words: Word[] = [];
  let word: Word | null = null;
  let drawn: Glyph | null = null;
  for (const glyph of glyphs) {
    // Some programs draw a text twice with a small offset to make it bold.
    if (
      drawn?.text === glyph.text &&
      Math.abs(drawn.left - glyph.left) < 0.1 * glyph.size &&
      Math.abs(drawn.y - glyph.y) < 0.1 * glyph.size
    ) {
      continue;
    }
    drawn = glyph;
    const gap: number = word ? glyph.left - word.right : 0;
    const fits =
      word !== null &&
      Math.abs(word.y - glyph.y) < sameLine * Math.max(word.size, glyph.size) &&
      gap > -0.6 * glyph.size &&
      gap < minGap * glyph.size &&
      !glyph.isAfterSpace;
    if (word && fits) {
      word.text += glyph.text;
      word.right = Math.max(word.right, glyph.right);
      word.size = Math.max(word.size, glyph.size);
    } else {
      word = {
        text: glyph.text,
        left: glyph.left,
        right: glyph.right,
        y: glyph.y,
        size: glyph.size,
        bold: 0,
        boldLead: 0,
        italic: 0,
        length: 0,
        isAfterSpace: glyph.isAfterSpace,
      };
      words.push(word);
    }
    word.length += glyph.text.length;
    if (glyph.isBold) word.bold += glyph.text.length;
    if (word.bold === word.length) word.boldLead = word.text.length;
    if (glyph.isItalic) word.italic += glyph.text.length;
  }
  return words;
}

/** Groups pieces by base line; each row is sorted from left to right. The tolerance is in letter heights. */
export function toRows<Piece extends Atom>(pieces: readonly Piece[], tolerance: number): Piece[][] {
  const sorted = [...pieces].sort((a, b) => a.y - b.y || a.left - b.left);
  const rows: Piece[][] = [];
  let row: Piece[] = [];
  let y = 0;
  let size = 0;
  for (const piece of sorted) {
    if (row.length > 0 && piece.y - y <= tolerance * Math.max(size, piece.size)) {
      row.push(piece);
      if (piece.size > size) [y, size] = [piece.y, piece.size];
    } else {
      row = [piece];
      [y, size] = [piece.y, piece.size];
      rows.push(row);
    }
  }
  for (const each of rows) each.sort((a, b) => a.left - b.left);
  return rows;
}

/** The length of the bold beginning after two texts are joined. */
export const joinedLead = (atom: Atom, next: Atom, between: string): number =>
  atom.bold === atom.length ? atom.text.length + between.length + next.boldLead : atom.boldLead;

function append(atom: Atom, next: Atom, between: string): void {
  atom.boldLead = joinedLead(atom, next, between);
  atom.text += between + next.text;
  atom.right = Math.max(atom.right, next.right);
  atom.size = Math.max(atom.size, next.size);
  atom.bold += next.bold;
  atom.italic += next.italic;
  atom.length += next.length;
}

/** Removes words that are drawn twice at the same place. */
function withoutDoubles(row: readonly Word[]): Word[] {
  return row.filter((word, index) => {
    const before = row[index - 1];
    return before?.text !== word.text || word.left - before.left > 0.15 * word.size || word.text.length < 2;
  });
}

/** A spaced letter, or two; kerning draws up to three capitals together: `K O VAT S`. */
const single = (word: Word): boolean => /^(?:[\p{L}&]{1,2}|\p{Lu}{3})$/u.test(word.text);

/** Joins spaced letters ('E X P E R I E N C E') to words: the gaps between words are wider than the others. */
function joinSpacedLetters(row: readonly Word[]): Word[] {
  const joined: Word[] = [];
  let index = 0;
  while (index < row.length) {
    let end = index;
    let letters = 0;
    let gaps: number[] = [];
    for (; end < row.length; end += 1) {
      const word = row[end];
      const before = row[end - 1];
      if (!word || !single(word)) break;
      if (end > index && before) {
        const gap = word.left - before.right;
        if (gap > 2.5 * word.size) break;
        gaps.push(gap);
      }
      letters += word.text.length;
    }
    const count = end - index;
    if (count >= 4 && letters / count < 1.6) {
      gaps = gaps.sort((a, b) => a - b);
      const widest = Math.max((gaps[gaps.length >> 1] ?? 0) * 1.7, 0.25);
      for (let at = index; at < end; at += 1) {
        const word = row[at];
        const last = joined[joined.length - 1];
        if (!word) continue;
        if (at > index && last && word.left - last.right <= widest) append(last, word, '');
        else joined.push({ ...word });
      }
      index = end;
    } else {
      joined.push(...row.slice(index, Math.max(end, index + 1)));
      index = Math.max(end, index + 1);
    }
  }
  return joined;
}

/** The usual space between the words of a row in letter heights, 0 when it has none. */
function usualSpace(row: readonly Word[], minGap: number): number {
  const spaces = row
    .flatMap((word, index) => {
      const before = row[index - 1];
      const gap = before ? (word.left - before.right) / Math.min(word.size, before.size) : 0;
      return gap >= minGap && gap < columnGap ? [gap] : [];
    })
    .sort((a, b) => a - b);
  return spaces[spaces.length >> 2] ?? 0;
}

/** The innermost frame around a word. */
function frameOf(word: Word, frames: readonly Frame[]): Frame | undefined {
  let found: Frame | undefined;
  for (const frame of frames) {
    const isInside =
      word.left > frame.left - 1 && word.right < frame.right + 1 && word.y > frame.top && word.y < frame.bottom + 1;
    if (isInside && (!found || frame.right - frame.left < found.right - found.left)) found = frame;
  }
  return found;
}

/**
 * The atoms of a page from its characters, all of one writing direction.
 * @param frames Drawn frames: words in different frames are separate, however near they are.
 */
export function toAtoms(glyphs: readonly Glyph[], frames: readonly Frame[] = []): Atom[] {
  const atoms: Atom[] = [];
  const minGap = wordGapOf(glyphs);
  for (const row of toRows(toWords(glyphs, minGap), sameLine)) {
    let atom: Atom | null = null;
    const words = joinSpacedLetters(withoutDoubles(row));
    const space = usualSpace(words, minGap);
    const widest = space > 0 ? Math.max(space * labelGap.times, labelGap.smallest) : Infinity;
    const near = frames.filter((frame) => frame.top < (words[0]?.y ?? 0) && frame.bottom + 1 > (words[0]?.y ?? 0));
    let framed: Frame | undefined;
    for (const word of words) {
      const frame = near.length === 0 ? undefined : frameOf(word, near);
      const isOtherFrame: boolean = frame !== framed;
      framed = frame;
      const gap: number = atom ? word.left - atom.right : 0;
      const size: number = atom ? Math.min(atom.size, word.size) : word.size;
      const isBullet = atom !== null && bulletSign.test(atom.text);
      if (atom && gap < (isBullet ? bulletReach : columnGap) * size) {
        const touches = !word.isAfterSpace && gap < minGap * size;
        if (!touches && !isBullet) atom.space = Math.max(atom.space ?? 0, gap / size);
        append(atom, word, touches ? '' : !isBullet && (isOtherFrame || gap > widest * size) ? '\t' : ' ');
      } else {
        atom = { ...word };
        atoms.push(atom);
      }
    }
  }
  return atoms;
}
