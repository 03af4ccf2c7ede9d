import { findCertifications, issuingBodies } from '../../taxonomy/certifications';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { trimSeparators } from '../../text/normalize';
import { isDateOnly } from './certificate-blocks';
import { isCertificateDetail, withoutDates } from './certificate-details';
import { isBody, isIssuer, leadsToIssuer } from './issuers';
import { splitItems, type ListItem } from '../skills/list-items';
import { isCutOff, joinWhere, type ColumnWidths } from '../lines/wrapped-lines';

/** Nouns at the end of certificate names that no issuer's name ends with. */
const endsAsName = /\b(?:licen[cs]e|certificate|certification|card|permit)s?$|^(?:first aid|cpr)\b/i;

/** Signs that separate entries with commas inside. */
const aboveCommas = /;\s|\s[◆◇❖]\s/g;

/**
 * Whether commas separate certificates rather than a name from its issuer, number and date.
 * @param isWhole The text is a whole line: commas inside pieces of a line usually precede an issuer and its place.
 */
function isCommaList(text: string, isWhole: boolean): boolean {
  const items = splitItems(text, []);
  if (items.length < 2 || (findDates(text).length === 1 && items.length < 4)) return false;
  // Some certificates are named by the letters of their issuer; in a piece they are the issuer.
  const others = isWhole ? items : items.filter((item) => !issuingBodies.has(item.text));
  const known = others.filter((item) => findCertifications(item.text).length > 0 && !isCertificateDetail(item.text));
  const isNamed = ({ text }: ListItem): boolean => endsAsName.test(text) || findCertifications(text)[0]?.start === 0;
  if (known.length >= 2 || (others.length === items.length && items.every(isNamed))) return true;
  const isDetail = ({ text }: ListItem): boolean => isCertificateDetail(text) || isIssuer(text);
  return isWhole && items.length >= 4 && items.every((item) => item.text.split(' ').length <= 4 && !isDetail(item));
}

/** Whether bars separate certificates rather than a name from its issuer and date. */
function isBarList(text: string): boolean {
  const parts = text.split(/\s*\|\s*/).filter(Boolean);
  const isNamed = (part: string): boolean => certificateWord.test(part) || findCertifications(part).length > 0;
  if (parts.length >= 2 && parts.every((part) => isNamed(part) && findDates(part)[0]?.start !== 0)) return true;
  return (
    parts.length >= 3 &&
    parts.filter(isNamed).length >= 2 &&
    !parts.some((part) => isIssuer(part) || isCertificateDetail(part))
  );
}

const certificateWord =
  /\b(?:licen[cs]e|certifi(?:ed|cate|cation)|permit|level \d|first aid|card|endorsement|diploma)\b/i;

const certifiedAs = /\bcertified\b|\b(?:certificate|certification|licen[cs]e)$/i;

/** The cells of a line except for those with only a date. */
function cellsOf({ text, gaps }: LayoutLine): ListItem[] {
  const bounds = [0, ...gaps, text.length];
  return bounds
    .slice(1)
    .map((end, index) => ({ text: text.slice(bounds[index], end), start: bounds[index] ?? 0, end }))
    .filter((cell) => trimSeparators(withoutDates(cell.text).text).length >= 2);
}

/** Whether a cell names a certificate, possibly with its issuer: `Microsoft Certified: Fabric`. */
function namesCertificate({ text }: ListItem): boolean {
  const [known] = findCertifications(text);
  const isFirst = known?.start === 0 && known.end < text.length;
  return (known !== undefined || certificateWord.test(text)) && (!isIssuer(text) || isFirst || certifiedAs.test(text));
}

/** Column headers of a table of certificates. */
const columnName =
  /^(?:name|title|certifi\w+|licen[cs]e(?: ?\/ ?\w+)?|ticket|credential|course|training|issuer|issued(?: by| on)?|issuing (?:body|organi[sz]ation|authority)|organi[sz]ation|authority|provider|body|year|date(?: earned| issued| obtained)?|expir\w+|valid(?: until| to)?|status|(?:licen[cs]e |certificate )?(?:no\.?|number|#)|state)$/i;

/** Whether a line is the header of a table of certificates. */
export function isCertificateHead({ text, gaps }: LayoutLine): boolean {
  const cells = [0, ...gaps].map((gap, index) => text.slice(gap, gaps[index]).trim());
  return cells.length >= 2 && cells.every((cell) => columnName.test(cell));
}

/** Whether the cells after the first are certificates too, judged by those that are known. */
export function areInColumns(lines: readonly LayoutLine[]): boolean {
  const others = lines.map((line) => cellsOf(line).slice(1)).filter((cells) => cells.length > 0);
  const named = others.filter((cells) => cells.every(namesCertificate)).length;
  return named >= 2 && named * 2 >= others.length && !others.flat().some(({ text }) => isIssuer(text));
}

/** Certificates in the cells of a line: a name with its issuer in the next cell, or one certificate in each. */
function namedCells(line: LayoutLine, areColumns: boolean): ListItem[] | null {
  const cells = cellsOf(line);
  const [name, ...others] = cells;
  if (!name || others.length === 0 || /[;•●▪◆◇❖|]/.test(line.text)) return null;
  if (areColumns || others.every(namesCertificate)) return cells;
  return others.length === 1 && !others.some(namesCertificate) ? [name] : null;
}

/**
 * The entries of one line of a section of certificates.
 * @param areColumns The section lists certificates in several columns.
 */
export function certificateItems(line: LayoutLine, areColumns: boolean): ListItem[] {
  const named = namedCells(line, areColumns);
  if (named) return named;
  const pieces = piecesOf(line.text, aboveCommas);
  if (pieces.length === 1 && isCommaList(line.text, true)) return splitItems(line.text, line.gaps);
  const signs = isBarList(line.text) ? /[;•●▪◆◇❖|]/g : /[;•●▪◆◇❖]/g;
  return pieces
    .flatMap((piece) =>
      within(piece, isCommaList(piece.text, false) ? splitItems(piece.text, []) : piecesOf(piece.text, signs)),
    )
    .filter(({ text }) => text.trim() !== '');
}

/** The pieces between separators with their positions. */
function piecesOf(text: string, separator: RegExp): ListItem[] {
  const matches = [...text.matchAll(separator)];
  const ends = [...matches.map(({ index }) => index), text.length];
  const starts = [0, ...matches.map((match) => match.index + match[0].length)];
  return starts.map((start, at) => ({ text: text.slice(start, ends[at]), start, end: ends[at] ?? text.length }));
}

/** Entries of a piece of a line with their positions in the line. */
const within = (piece: ListItem, items: readonly ListItem[]): ListItem[] =>
  items.map(({ text, start, end }) => ({ text, start: piece.start + start, end: piece.start + end }));

const isDated = ({ text }: LayoutLine): boolean => findDates(text).length > 0;

/** Whether the name of a certificate is more prominent than the line below it. */
const isProminent = (name: LayoutLine, line: LayoutLine): boolean =>
  (name.isBold && !line.isBold) || name.relativeSize > line.relativeSize + 0.08;

/** Beginnings of lines with details of the certificate above. */
const detailLead = new RegExp(
  String.raw`^(?:${leadsToIssuer}|credential id|license (?:no|number)|issued|expires|valid|year:|date:)\b`,
  'i',
);

/**
 * Whether a line has only the issuer or date of the certificate above.
 * @param name The last line before it that names a certificate.
 */
export function isDetailLine(
  line: LayoutLine,
  previous: LayoutLine | undefined,
  name: LayoutLine | undefined,
): boolean {
  if (!previous || line.bulletDepth > 0 || findCertifications(line.text).length > 0) return false;
  if (isDateOnly(line) || detailLead.test(line.text)) return true;
  const isLoneBody = cellsOf(line).length === 1 && isBody(trimSeparators(withoutDates(line.text).text));
  // Two lines that each end with a date are two certificates, even when only one is bold.
  const areBothDated = name !== undefined && isDated(name) && isDated(line) && !isDateOnly(line);
  if (name && (isLoneBody || (isProminent(name, line) && !areBothDated))) return true;
  return previous.bulletDepth > 0 && line.spaceBefore < 0.4 && /^\p{Ll}/u.test(line.text);
}

/** Minimum extra space between certificates, in letter heights. */
const setApart = 0.4;

/**
 * The issuer and date lines of a list with regular entries: blocks of two or three lines, or dates at regular
 * intervals.
 */
export function rhythmicDetails(lines: readonly LayoutLine[]): Set<LayoutLine> {
  const details = new Set<LayoutLine>();
  if (lines.some((line) => line.bulletDepth > 0)) return details;
  const dates = lines.flatMap((line, index) => (isDateOnly(line) ? [index] : []));
  const gap = (dates[1] ?? 0) - (dates[0] ?? 0);
  const isEven = dates.every((at, order) => order === 0 || at - (dates[order - 1] ?? 0) === gap);
  const isRound = lines.length === dates.length * gap && (dates[0] === 0 || dates[0] === gap - 1);
  if (dates.length >= 2 && isEven && isRound && gap >= 2 && gap <= 4) {
    const first = dates[0] === 0 ? 1 : 0;
    lines.forEach((line, index) => {
      if (index % gap !== first) details.add(line);
    });
    return details;
  }
  const starts = lines.flatMap((line, index) => (index === 0 || line.spaceBefore >= setApart ? [index] : []));
  const sizes = starts.map((start, order) => (starts[order + 1] ?? lines.length) - start);
  const isTight = lines.every(
    ({ spaceBefore }, at) => at === 0 || spaceBefore >= setApart || spaceBefore < setApart / 2,
  );
  if (starts.length < 2 || !isTight || !sizes.every((size) => size >= 2 && size <= 3)) return details;
  for (const [order, start] of starts.entries()) {
    const block = lines.slice(start, start + (sizes[order] ?? 0));
    const name = block.find((line) => !isDateOnly(line));
    const others = block.filter((line) => line !== name);
    if (!others.some((line) => findCertifications(line.text).length > 0 && !isDateOnly(line)))
      others.forEach((line) => details.add(line));
  }
  return details;
}

/** Details that are dates or issuers; the second line of a wrapped name is not a detail. */
export function sureDetails(lines: readonly LayoutLine[]): Set<LayoutLine> {
  const details = rhythmicDetails(lines);
  const all = [...details];
  return all.every(({ text }) => isIssuer(text)) || all.some(isDateOnly) ? details : new Set();
}

/** Minimum extra space between the entries of a narrow list, in letter heights. */
const minApart = 0.08;
/** Maximum space within an entry. */
const tight = 0.05;
/** Minimum space between two entries. */
const apart = 0.15;

/** The spacing of a list: the space above the first line of an entry; 0 when all lines have the same. */
function entrySpace(lines: readonly LayoutLine[]): number {
  const spaces = lines.slice(1).map(({ spaceBefore }) => spaceBefore);
  const isWide = (space: number): boolean => space >= tight + minApart;
  const wide = spaces.filter(isWide);
  const isStated =
    wide.length * 2 >= spaces.length && wide.length < spaces.length && lines.every(({ box }) => box !== null);
  return isStated && spaces.every((space) => space < tight || isWide(space)) ? Math.min(...wide) : 0;
}

/** The noun that ends the name of a certificate. */
const endsAsCertificate = /\b(?:registration|certification|certificate|licen[cs]e|card|permit|diploma)$/i;

interface Shape {
  widths: ColumnWidths;
  /** Space above the first lines of entries, when it differs from that within an entry. */
  space: number;
  /** All entries have bullets. */
  isBulleted: boolean;
}

/** A code ends a name: `Provide First Aid HLTAID011`. */
const endsWithCode = /\b[A-Z]{2,}-?\d{2,}$/;
/** The second line of a wrapped name is usually shorter than a name. */
const wordsOfName = 3;

/** Whether only its own length suggests that a line wraps, and no other line shows the width of the column. */
function isUnconfirmed(line: LayoutLine, next: LayoutLine, widths: ColumnWidths): boolean {
  if (endsWithCode.test(line.text)) return true;
  if (next.words.length < wordsOfName || !/^\p{Lu}/u.test(next.text) || !widths.isAloneAtEdge(line)) return false;
  return !findCertifications(`${line.text} ${next.text}`).some(
    ({ start, end }) => start < line.text.length && end > line.text.length,
  );
}

/** Whether a line has a name with its noun: `Irish VAT Diploma`. */
const isWholeName = ({ text, words }: LayoutLine): boolean =>
  words.length >= wordsOfName && /^\p{Lu}/u.test(text) && endsAsCertificate.test(text);

/** Whether a certificate's name wraps to the next line. */
function isBrokenName(line: LayoutLine, next: LayoutLine, { widths, space, isBulleted }: Shape): boolean {
  if (line.gaps.length > 0 && next.gaps.length > 0) return false;
  if (space > 0 && next.spaceBefore >= space) return false;
  if (isCutOff(line, next) || /[,–—-]\s*$/.test(line.text)) return true;
  const [date] = findDates(line.text).slice(-1);
  if (date && date.end >= line.text.trimEnd().length - 1 && !isDateOnly(next)) return false;
  const isHanging = line.bulletDepth > 0 && line.box && next.box && next.box.left >= line.box.left + 4;
  if (isHanging === true && next.spaceBefore < 0.2) return true;
  const isNameless = !isIssuer(next.text) && !isCertificateDetail(next.text);
  if (space > 0 && isNameless) return true;
  if (isBulleted && line.bulletDepth > 0 && isNameless && next.words.length <= 2) return true;
  if (!widths.isFull(line, next) || (next.box !== null && next.spaceBefore >= apart)) return false;
  // Two lines with a certificate noun each are two certificates.
  if (/\)\s*$/.test(line.text) || (certificateWord.test(line.text) && certificateWord.test(next.text))) return false;
  if (line.bulletDepth > 0) return true;
  if (isWholeName(next) && line.words.length >= wordsOfName && !widths.reachesEdge(line)) return false;
  if (isUnconfirmed(line, next, widths)) return false;
  const [first, second] = [findCertifications(line.text).length, findCertifications(next.text).length];
  if (second > 0 && endsAsCertificate.test(line.text) && /^\p{Lu}/u.test(next.text)) return false;
  return first === 0 || second === 0;
}

/** Signs that separate the entries of running lists. */
const runningSign = /[•●▪◆◇❖]/;

/** Whether a list runs on over its lines: some end or begin with the separator, which others have inside. */
function isRunning(lines: readonly LayoutLine[]): boolean {
  if (lines.length < 2 || lines.some(({ bulletDepth, gaps }) => bulletDepth > 0 || gaps.length > 0)) return false;
  const isAtEdge = lines.some(({ text }) => runningSign.test(text.trimEnd().slice(-1)));
  return (
    isAtEdge && lines.filter(({ text }) => runningSign.test(text.trimEnd().slice(1, -1))).length * 2 >= lines.length
  );
}

/** Joins names of certificates that wrapped. */
export function joinCertificateLines(lines: readonly LayoutLine[], widths: ColumnWidths): LayoutLine[] {
  if (isRunning(lines)) return joinWhere(lines, () => true);
  const bulleted = lines.filter(({ bulletDepth }) => bulletDepth > 0).length;
  const shape = { widths, space: bulleted > 0 ? 0 : entrySpace(lines), isBulleted: bulleted * 2 >= lines.length };
  return joinWhere(lines, (line, next) => isBrokenName(line, next, shape));
}
