import type { ParsedCertification } from '@portal/domain/resumes/parsed-resume';
import { findCertifications } from '../taxonomy/certifications';
import { findDates } from '../text/dates';
import type { LayoutLine } from '../text/layout-line';
import { phraseKey, trimSeparators } from '../text/normalize';
import { recordProvenance, type Found, type ProvenanceMap } from '../text/span';
import { splitItems, type ListItem } from './list-items';
import type { Section } from './sections';
import { isCutOff, joinWhere, type ColumnWidths } from './wrapped-lines';

/** A certificate or licence with where it stands. */
export interface FoundCertification {
  value: ParsedCertification;
  found: Found;
}

const licenceWords =
  /\b(?:licen[cs]e[ds]?|licensure|registration|registered|bar admission|admitted|permit|cdl|endorsement|clearance)\b/i;
const number =
  /[\s,;(–—-]*\b(?:(?:licen[cs]e|certificate|cert|credential|registration|reg|card)\s*(?:no\b|number\b|id\b|#)|no\b|number\b|id\b|#)\.?\s*[:#]?\s*(?=[A-Z-]*\d)[A-Z0-9-]{4,}\)?/i;
const dateLead =
  /[\s,;(–—-]*\b(?:issued|expires?|expiry|expiration|exp|valid (?:until|through|thru|to)|renewed|obtained|earned|completed|since|active|current|through|in progress|date)\b[\s:.]*\)?$/i;
const issuerPrefix = /^(?:issued by|by|from|issuer:?|issuing (?:organization|authority|body):?)\s+/i;
const notCertificate =
  /^(?:available|references|n\/a|none|details|active|current|valid|expires?\b.*|issued\b.*|credential id\b.*|see credential|show credential|\d+)$/i;
const issuerWords =
  /\b(?:institute|association|board|council|society|university|college|academy|foundation|coursera|udemy|edx|linkedin learning|microsoft|amazon|google|cisco|comptia|oracle|hubspot|red cross|american heart|state (?:of|bar|board|department)|web services|department|nursing council|pmi|scrum alliance|axelos|isaca|aicpa|shrm|hrci|iaap|nate|epa|osha|ase|aws|sfia|asq|nccer|finra|cipd|national|american|international|secretary of state|health department|nielsen norman)\b/i;

function withoutDates(item: ListItem): { text: string; date: string } {
  let text = item.text;
  let date = '';
  for (const range of findDates(item.text).reverse()) {
    date = range.from || (range.to === 'present' ? '' : range.to) || date;
    text = `${text.slice(0, range.start).replace(dateLead, '')}${text.slice(range.end)}`;
  }
  return { text: text.replace(/\(\s*\)/g, ''), date };
}

const issuerSeparator = /\s*[|•·]\s*|\s+[-–—]\s+|,\s+|\s{2,}|\s+\((?=issued)/g;
const nameContinues =
  /^(?:associate|professional|foundation|foundational|practitioner|expert|level|class|specialty|universal|type|state of|[A-Z]{2}$|advanced|provider|basic|core|construction|general industry)\b/i;

/** The end of a certificate's own name: `Food Handler Card`, `Registered Nurse (RN) License`. */
const nameEnd =
  /\b(?:certification|certificate|certified|licen[cs]e|card|admission|credential|endorsement|public|associate|professional|belt)\b(?:\s*\([^)]{1,20}\))?\s+(?=\p{Lu})/giu;

/** `CCRN American Association of Critical-Care Nurses`: a name and who issued it, with nothing but a space between them. */
function splitUnseparated(text: string): { name: string; issuer: string } | null {
  const known = findCertifications(text)[0];
  const cuts = [...text.matchAll(nameEnd)].map((match) => match.index + match[0].length);
  if (known?.start === 0)
    cuts.push(known.end + (/^\)?(?:\s*\([^)]{1,20}\))?\s+/.exec(text.slice(known.end))?.[0].length ?? 0));
  for (const cut of cuts.sort((a, b) => b - a)) {
    const [name, issuer] = [text.slice(0, cut).trim(), text.slice(cut).trim()];
    if (cut >= text.length || name.length < 3 || !/^\p{Lu}/u.test(issuer) || nameContinues.test(issuer)) continue;
    if (findCertifications(issuer).length > 0 || issuer.search(nameEnd) >= 0) continue;
    const isRepeated = text.startsWith(issuer);
    if (isRepeated || issuerWords.test(issuer) || /^[A-Z]{2,6}$/.test(issuer)) return { name, issuer };
  }
  return null;
}

/** Cuts the issuer off: the part behind a dash, comma or bar that is no part of the name. */
function splitIssuer(text: string): { name: string; issuer: string } {
  const known = findCertifications(text)[0];
  const cuts = [...text.matchAll(issuerSeparator)].reverse();
  let fallback: { name: string; issuer: string } | null = null;
  for (const cut of cuts) {
    const name = text.slice(0, cut.index);
    const rest = text.slice(cut.index + cut[0].length);
    const issuer = rest.replace(issuerPrefix, '').replace(/\)$/, '');
    const coversRest =
      known !== undefined &&
      known.end > cut.index + cut[0].length &&
      known.end <= text.length &&
      known.start < cut.index;
    if (name.length < 3 || nameContinues.test(rest) || coversRest || /^\W*$/.test(issuer)) continue;
    const isAcronym = /^[A-Z][A-Z&.-]{1,7}$/.test(issuer);
    if (issuerPrefix.test(rest) || issuerWords.test(issuer) || isAcronym) return { name, issuer };
    if (issuer.split(' ').length <= 5) fallback = { name, issuer };
  }
  return fallback ?? splitUnseparated(text) ?? { name: text, issuer: '' };
}

function read(item: ListItem, lineStart: number, isForeign: boolean): FoundCertification | null {
  const { text, date } = withoutDates(item);
  const bare = trimSeparators(text.replace(/^\d{1,2}[.)]\s+/, '').replace(number, '')).replace(
    /^(?:certified in|certification:|certificate:|license:)\s+/i,
    '',
  );
  const { name: raw, issuer } = splitIssuer(bare);
  const name = trimSeparators(raw.replace(/\s*\(\s*$/, '')).replace(/\.$/, '');
  if (name.length < 2 || name.length > 110 || notCertificate.test(name) || name.split(' ').length > 14) return null;
  const concept = findCertifications(name)[0]?.value;
  if (isForeign && !concept) return null;
  const offset = Math.max(0, item.text.indexOf(name));
  const start = lineStart + item.start + offset;
  const value: ParsedCertification = {
    name,
    conceptId: concept?.id ?? '',
    kind: concept?.kind ?? (licenceWords.test(name) ? 'license' : 'certification'),
    issuer,
    date,
  };
  const isVerbatim = item.text.includes(name);
  const end = isVerbatim ? start + name.length : lineStart + item.end;
  return {
    value,
    found: { value: name, start: isVerbatim ? start : lineStart + item.start, end, confidence: concept ? 0.95 : 0.7 },
  };
}

/** Whether the commas of a line separate certificates rather than a name from its issuer. */
function isCommaList(line: LayoutLine): boolean {
  const items = splitItems(line.text, []);
  if (items.length < 2 || (findDates(line.text).length === 1 && items.length < 4)) return false;
  const known = items.filter((item) => findCertifications(item.text).length > 0).length;
  return known >= 2 || (items.length >= 4 && items.every((item) => item.text.split(' ').length <= 4));
}

/** Whether bars separate certificates rather than a name from its issuer and date. */
function isBarList(text: string): boolean {
  const parts = text.split(/\s*\|\s*/).filter(Boolean);
  const isNamed = (part: string): boolean => certificateWord.test(part) || findCertifications(part).length > 0;
  return parts.length >= 2 && parts.every((part) => isNamed(part) && findDates(part)[0]?.start !== 0);
}

const certificateWord =
  /\b(?:licen[cs]e|certifi(?:ed|cate|cation)|permit|level \d|first aid|card|endorsement|diploma)\b/i;

/** The cells of a line but for those that hold only a date. */
function cellsOf({ text, gaps }: LayoutLine): ListItem[] {
  const bounds = [0, ...gaps, text.length];
  return bounds
    .slice(1)
    .map((end, index) => ({ text: text.slice(bounds[index], end), start: bounds[index] ?? 0, end }))
    .filter((cell) => trimSeparators(withoutDates(cell).text).length >= 2);
}

/** A certificate's name in a cell of its own, with the issuer in the next one. */
function namedCell(line: LayoutLine): ListItem | null {
  const [name, issuer, more] = cellsOf(line);
  if (!name || !issuer || more || /[;•●▪|]/.test(line.text)) return null;
  const isOther = findCertifications(issuer.text).length > 0 && !issuerWords.test(issuer.text);
  return isOther || (certificateWord.test(issuer.text) && !issuerWords.test(issuer.text)) ? null : name;
}

function itemsOf(line: LayoutLine): ListItem[] {
  const named = namedCell(line);
  if (named) return [named];
  if (isCommaList(line)) return splitItems(line.text, line.gaps);
  const pieces: ListItem[] = [];
  let from = 0;
  for (const match of line.text.matchAll(isBarList(line.text) ? /\s*[;•●▪|]\s*/g : /\s*[;•●▪]\s*/g)) {
    pieces.push({ text: line.text.slice(from, match.index), start: from, end: match.index });
    from = match.index + match[0].length;
  }
  pieces.push({ text: line.text.slice(from), start: from, end: line.text.length });
  return pieces.filter((piece) => piece.text.trim() !== '');
}

/** A line under a certificate that only names who issued it, or when. */
function isDetailLine(line: LayoutLine, previous: LayoutLine | undefined): boolean {
  if (!previous || line.bulletDepth > 0 || findCertifications(line.text).length > 0) return false;
  const rest = withoutDates({ text: line.text, start: 0, end: line.text.length }).text;
  if (trimSeparators(rest).length < 3) return true;
  if (
    issuerPrefix.test(line.text) ||
    /^(?:credential id|license (?:no|number)|issued|expires|valid)\b/i.test(line.text)
  )
    return true;
  return (
    (previous.isBold && !line.isBold) ||
    (previous.bulletDepth > 0 && line.spaceBefore < 0.4 && /^\p{Ll}/u.test(line.text))
  );
}

/** Lines of one certificate stand closer to each other than to the next one's by so much, in letter heights. */
const setApart = 0.4;
const isDateOnly = (line: LayoutLine): boolean =>
  trimSeparators(withoutDates({ text: line.text, start: 0, end: line.text.length }).text).length < 3;

/**
 * The lines below a certificate's name that tell who issued it and when, by the rhythm of the section: blocks set apart of
 * two or three lines, or dates that come back after the same number of lines.
 */
function rhythmicDetails(lines: readonly LayoutLine[]): Set<LayoutLine> {
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
  const isTight = lines.every((line, index) => starts.includes(index) || line.spaceBefore < setApart / 2);
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

/** Details that are dates or name who issued something: the second line of a broken name is none. */
function sureDetails(lines: readonly LayoutLine[]): Set<LayoutLine> {
  const details = rhythmicDetails(lines);
  const all = [...details];
  const areIssuers = all.every(({ text }) => issuerWords.test(text) || /^[A-Z]{2,8}$/.test(text));
  return areIssuers || all.some(isDateOnly) ? details : new Set();
}

/** Whether a certificate's name was broken at the column's edge. */
function isBrokenName(line: LayoutLine, next: LayoutLine, widths: ColumnWidths): boolean {
  if (line.gaps.length > 0 && next.gaps.length > 0) return false;
  if (isCutOff(line, next) || /[,–—-]\s*$/.test(line.text)) return true;
  const isHanging = line.bulletDepth > 0 && line.box && next.box && next.box.left >= line.box.left + 4;
  if (isHanging === true && next.spaceBefore < 0.2) return true;
  if (!widths.isFull(line, next)) return false;
  // Two lines that both name a certificate by its noun are two.
  if (/\)\s*$/.test(line.text) || (certificateWord.test(line.text) && certificateWord.test(next.text))) return false;
  if (line.bulletDepth > 0) return true;
  const [first, second] = [findCertifications(line.text).length, findCertifications(next.text).length];
  return first === 0 || second === 0;
}

/**
 * Reads certificates and licences: each entry of their sections, and those known by name in sections that mix them
 * with something else.
 */
export function readCertifications(sections: readonly Section[], widths: ColumnWidths): FoundCertification[] {
  const result = new Map<string, FoundCertification>();
  for (const section of sections) {
    const isOwn = section.kind === 'certifications';
    if (!isOwn && !section.also.includes('certifications')) continue;
    const even = sureDetails(section.lines);
    const lines =
      even.size > 0 ? section.lines : joinWhere(section.lines, (line, next) => isBrokenName(line, next, widths));
    const details = even.size > 0 ? even : rhythmicDetails(lines);
    lines.forEach((line, index) => {
      if (details.has(line) || isDetailLine(line, lines[index - 1])) return;
      for (const item of itemsOf(line)) {
        const certification = read(item, line.start, !isOwn);
        if (!certification) continue;
        const key = phraseKey(certification.value.name);
        if (!result.has(key)) result.set(key, certification);
      }
    });
  }
  return [...result.values()].slice(0, 100);
}

/** Records where each certificate stands. */
export function recordCertifications(map: ProvenanceMap, certifications: readonly FoundCertification[]): void {
  certifications.forEach(({ found }, index) => {
    recordProvenance(map, `certifications.${index}.name`, found);
  });
}
