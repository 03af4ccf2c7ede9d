import { companyScore, isDepartment, isPlace, titleScore } from '../../text/classify';
import type { DateRange } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { beginsWithLegalForm, endsWithLegalForm } from '../../text/legal-forms';
import { trimmedRange } from '../../text/normalize';
import { isKnownCity } from '../../text/place-names';
import { isOneCampus, isSystem, namesOnlyKind } from '../education/campus-names';
import { isSchoolName } from '../education/school-names';
import { isTableHead, labelOf, roleOfLabel, type LabelRole } from './entry-labels';

/** A part of an entry's head: a title, an employer, a place. */
export interface Segment {
  text: string;
  start: number;
  end: number;
  /** Index of its line in the head. */
  line: number;
  title: number;
  company: number;
  isPlace: boolean;
  /** It is in a separate cell after another part of the line. */
  isCell: boolean;
  isBold: boolean;
  isItalic: boolean;
  /** It is the kind of employment, which is the employer when there is no other: `Self-employed`. */
  isKind?: boolean;
}

/** Separators between the parts of a line. A hyphen counts only with spaces around it. */
const separator =
  /\s+[|•·♦◆▪●∙⋅~]+\s*|\s*[|•·♦◆▪●∙⋅]+\s+|\s+[-–—―]+\s+|\s*\t\s*|\s{3,}|\s+@\s+|\s+\/{2}\s+|\s*[–—](?=\s)|:\s+|(?<=\p{L}{4})\.\s+(?=\p{Lu}|$)/gu;
const atWord = /\s+(?:at|bei|chez|en|presso)\s+(?=[\p{Lu}\d])/gu;
/** `At` inside names: `The Inn at Spanish Bay`. */
const namedAt = /^the\s|\b(?:inn|hotel|resort|residences?|shops?|hospital|school|university|college)$/i;
const slash = /\s+\/\s+/g;
/** The hyphen between an employer and its town on job boards: `Blue Steel-Austin, TX`. */
const townHyphen = /(?<=[\p{L}.)])-(?=\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2}, [A-Z]{2}(?:$|[ ,|]))/gu;

/** Whether `at` is between a title and an employer. */
function isAtEmployer(title: string, word: string): boolean {
  if (titleScore(title) >= 0.6) return true;
  if (/^en$/i.test(word) || namedAt.test(title) || companyScore(title) >= 0.5) return false;
  return /^\p{Lu}/u.test(title) && title.split(/\s+/).length <= 6;
}

/** Whether slashes separate the parts of a line: there is one next to its dates. */
const hasSlashes = (text: string, dates: readonly DateRange[]): boolean =>
  dates.some(({ start, end }) => / \/\s*$/.test(text.slice(0, start)) || /^\s*\/ /.test(text.slice(end)));
/** Whether a slash is between a name and its place: `Marlow Studio / Portland, OR`. */
function isBeforePlace(text: string, match: RegExpExecArray, piece: Piece): boolean {
  const at = piece.start + match.index;
  const [before, after] = [text.slice(piece.start, at), text.slice(at + match[0].length, piece.end)];
  return isPlace(after) && !isPlace(before);
}

/** Whether the text before a hyphen and a town is an employer rather than part of the town: `Ardo, Saint-Bruno, QC`. */
function isBehindName(text: string, match: RegExpExecArray, piece: Piece): boolean {
  const before = text.slice(piece.start, piece.start + match.index);
  return !/(?:^|[\s,])(?:saint|sainte|st|ste)$|,\s*[\p{L}.]+$/iu.test(before) && isBeforePlace(text, match, piece);
}

/** Generations after a name, and initials of a state, which belong to the text before the comma. */
const goesOn = /^(?:jr|iii?|[A-Z]\.[A-Z])\b(?!\. ?\p{L}{3})/iu;

interface Piece {
  start: number;
  end: number;
}

function splitBy(
  text: string,
  pieces: readonly Piece[],
  pattern: RegExp,
  accepts: (match: RegExpExecArray, piece: Piece) => boolean,
): Piece[] {
  return pieces.flatMap((piece) => {
    const parts: Piece[] = [];
    let from = piece.start;
    for (const match of text.slice(piece.start, piece.end).matchAll(pattern)) {
      if (!accepts(match, piece)) continue;
      const at = piece.start + match.index;
      parts.push({ start: from, end: at });
      from = at + match[0].length;
    }
    return [...parts, { start: from, end: piece.end }];
  });
}

function withoutDates(length: number, dates: readonly DateRange[], gaps: readonly number[]): Piece[] {
  const cuts = [
    ...dates.map((date) => ({ start: date.start, end: date.end })),
    ...gaps.map((gap) => ({ start: gap, end: gap })),
  ].sort((a, b) => a.start - b.start);
  const pieces: Piece[] = [];
  let from = 0;
  for (const cut of cuts) {
    if (cut.start < from) {
      from = Math.max(from, cut.end);
      continue;
    }
    pieces.push({ start: from, end: cut.start });
    from = cut.end;
  }
  pieces.push({ start: from, end: length });
  return pieces;
}

/** Whether a position in the text is inside brackets: `(NYSE: ABC)`. */
function isBracketed(text: string, at: number): boolean {
  const open = text.lastIndexOf('(', at);
  return open >= 0 && text.lastIndexOf(')', at) < open && text.indexOf(')', at) > 0;
}

/** Whether a position in the text is inside quotation marks: `"Engineer II – Quality"`. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(0, at).match(/["“”]/g)?.length ?? 0;
  return before % 2 === 1 && /["“”]/.test(text.slice(at));
}

/** The range of a text without surrounding quotation marks. */
function withoutQuotes(text: string, [from, to]: [number, number]): [number, number] {
  return /^["“].{2,}["”]$/.test(text.slice(from, to)) ? [from + 1, to - 1] : [from, to];
}

/** The range of a name without its final full stop, except after abbreviations. */
function withoutStop(text: string, [from, to]: [number, number]): [number, number] {
  const name = text.slice(from, to);
  return /\p{L}{4}\.$/u.test(name) && !shortForm.test(name) ? [from, to - 1] : [from, to];
}
const shortForm =
  /\b(?:corp|assoc|bros|dept|univ|dipl|hons|mktg|intl|prof|asst|acad|inst|tech|coop|sped|educ|engr|mech|elec|corps|assn|cert)\.$/i;

/** Whether a dash inside a piece separates two things; `Sous Chef - Pastry` is one. */
function isSeparating(text: string, match: RegExpExecArray, piece: Piece): boolean {
  if (isBracketed(text, piece.start + match.index) || isQuoted(text, piece.start + match.index)) return false;
  const at = piece.start + match.index;
  const after = text.slice(at + match[0].length, piece.end);
  if (!isDash(match)) return !(match[0].startsWith('.') && beginsWithLegalForm(after));
  const before = text.slice(piece.start, at);
  return !(
    titleScore(before) >= 0.6 &&
    (/^(?:level|grade|team|part[- ]time|full[- ]time|contract|night|day|remote)\b/i.test(after) ||
      isDepartment(after.split(/,| at | [|•·] /)[0] ?? ''))
  );
}

/** Splits at commas and rejoins parts of one name: `Austin, TX`, `Acme, Inc.`, `Director, Sales`. */
function splitAtCommas(text: string, piece: Piece): Piece[] {
  const parts = splitBy(text, [piece], /,\s+/g, (match) => {
    const after = text.slice(piece.start + match.index + match[0].length, piece.end);
    return !beginsWithLegalForm(after) && !goesOn.test(after) && !isBracketed(text, piece.start + match.index);
  });
  if (parts.length === 1) return parts;
  for (let count = Math.min(4, parts.length); count >= 1; count--) {
    const first = parts[parts.length - count];
    if (!first || !isPlace(text.slice(first.start, piece.end))) continue;
    const [second] = parts.slice(parts.length - count + 1);
    const name = text.slice(first.start, first.end);
    const isFirm = companyScore(name) >= (count >= 3 ? 0.5 : 0.75);
    const rest = text.slice(second?.start ?? piece.end, piece.end);
    const isNamed = second && !isKnownCity(name) && (count >= 3 ? isPlace(rest) : isFirm && isKnownCity(rest));
    if (isNamed && (count === parts.length || isFirm)) continue;
    const head = parts.slice(0, -count);
    const last = head[head.length - 1];
    if (!last) return [piece];
    // `University of California, Berkeley`: the town is a part of the name.
    if (parts.length === 2 && isSystem(text.slice(last.start, last.end))) return [piece];
    return [...joinParts(text, head), { start: first.start, end: piece.end }];
  }
  return joinParts(text, parts);
}

const brackets = /\s*\([^()]*\)$/;

/** Joins neighbors that are parts of one name; separates only a title and an employer. */
function joinParts(text: string, parts: readonly Piece[]): Piece[] {
  const [first] = parts;
  const last = parts[parts.length - 1];
  if (!first || !last) return [];
  const cutAt = (cut: number): Piece[] => [
    { start: first.start, end: parts[cut - 1]?.end ?? first.end },
    { start: parts[cut]?.start ?? last.start, end: last.end },
  ];
  // Brackets after an employer describe it: `Arkley Homes (main contractor), Site Manager`.
  const partText = (at: number): string => text.slice(parts[at]?.start, parts[at]?.end).replace(brackets, '');
  if (titleScore(partText(0)) >= 0.6 && companyScore(partText(0)) < 0.75) {
    let cut = 1;
    while (cut < parts.length && (isDepartment(partText(cut)) || titleScore(partText(cut)) >= 1)) cut++;
    return cut < parts.length ? cutAt(cut) : [{ start: first.start, end: last.end }];
  }
  for (let cut = 1; cut < parts.length; cut++) {
    const left = text.slice(first.start, parts[cut - 1]?.end).replace(brackets, '');
    const right = text.slice(parts[cut]?.start, last.end);
    const isCompanyFirst = titleScore(partText(cut)) >= 0.6 && titleScore(left) < 0.6 && companyScore(right) < 0.75;
    if (isCompanyFirst) return cutAt(cut);
  }
  return [{ start: first.start, end: last.end }];
}

const employmentKind =
  /^\(?(?:(?:full|part)[- ]?time|contract(?:or)?|permanent|temporary|temp|freelance|intern(?:ship)?|seasonal|self[- ]employed|casual|per diem|remote|hybrid|on-?site|\d+ (?:yrs?|years?|mos?|months?|ans?|mois|jahre?|monate?|años?|mes(?:es)?|ann[io]|mes[ei]|anos?|jaar|maand(?:en)?)(?:,? (?:and |et |und |y |e )?\d+ (?:mos?|months?|mois|monate?|mes(?:es)?|mes[ei]|maand(?:en)?))?)\)?$/i;
const selfEmployed = /^(?:self[- ]?employed|freelance|selbst(?:st)?ändig|freiberuflich|indépendante?|autónom[oa])$/i;
const noise =
  /^(?:name(?: and address| and type)? of (?:the )?(?:employer|organi[sz]ation|institution|school)[^:]{0,60}|main activities(?: and responsibilities)?|type of business(?: or sector)?|principal subjects[^:]{0,40}|level in national[^:]{0,40}|from|to|dates?|duration|period|industry|employment dates?|dates attended|zeitraum|\(|\)|[-–—|,.;:()\s]+)$/i;

/** The workplace after a title: `(Remote)`, and additions of the federal form. */
const workplace = /\s*\((?:remote|hybrid|on-?site|100% remote|fully remote|this is a federal job)\)\s*$/i;

/** Function words before the rest of a name, bold or not. */
const leadsOn = /(?:^|\s)(?:of|and|for|in|the|de|la|du|und|der|di|y|e|&)$/i;

/** The end of a bold name that is followed by another name after a space, if there is exactly one. */
function boldEnd({ text, boldLead, gaps }: LayoutLine): number[] {
  if (boldLead === 0 || gaps.includes(boldLead + 1)) return [];
  const [name, rest] = [text.slice(0, boldLead).trim(), text.slice(boldLead).trim()];
  const areNames = [name, rest].every((part) => /\p{L}{2}/u.test(part));
  return areNames && /^\p{Lu}/u.test(rest) && /[\p{L}\d)]$/u.test(name) && !leadsOn.test(name) ? [boldLead] : [];
}

const known = new WeakMap<LayoutLine, { dates: readonly DateRange[]; segments: readonly Segment[] }>();

/**
 * Splits a line of an entry's head into its parts, without its dates. Many rules ask for the parts of the same line, so the
 * last answer for a line is kept.
 * @param lineIndex Index of the line in the head.
 */
export function segmentsOf(line: LayoutLine, dates: readonly DateRange[], lineIndex: number): Segment[] {
  let last = known.get(line);
  if (last?.dates !== dates && !(last?.dates.length === 0 && dates.length === 0)) {
    last = { dates, segments: readSegments(line, dates) };
    known.set(line, last);
  }
  return last.segments.map((segment) => ({ ...segment, line: lineIndex }));
}

function readSegments(line: LayoutLine, dates: readonly DateRange[]): Segment[] {
  const text = line.text.slice(0, 400);
  if (isTableHead([0, ...line.gaps].map((gap, index) => text.slice(gap, line.gaps[index])))) return [];
  let pieces = withoutDates(
    text.length,
    dates,
    [...line.gaps, ...boldEnd(line)].filter((gap) => gap < text.length),
  );
  const label = labelOf(text);
  const lead = label?.length ?? 0;
  pieces = pieces.flatMap((piece) => (piece.end <= lead ? [] : [{ ...piece, start: Math.max(piece.start, lead) }]));
  pieces = splitBy(
    text,
    pieces,
    separator,
    (match, piece) => isSeparating(text, match, piece) && !(isDash(match) && isLabeledTitle(text, piece, label?.role)),
  );
  pieces = splitBy(text, pieces, townHyphen, (match, piece) => isBehindName(text, match, piece));
  const isAllCut = hasSlashes(text, dates);
  pieces = splitBy(text, pieces, slash, (match, piece) => isAllCut || isBeforePlace(text, match, piece));
  const titles = new Set<number>();
  pieces = splitBy(text, pieces, atWord, (match, piece) => {
    const title = text.slice(piece.start, piece.start + match.index);
    const isAt = !isBracketed(text, piece.start + match.index) && isAtEmployer(title.trim(), match[0].trim());
    if (isAt) titles.add(piece.start);
    return isAt;
  });
  pieces = pieces
    .flatMap((piece) => splitBracket(text, piece))
    .flatMap((piece) => (titles.has(piece.start) ? [piece] : splitAtCommas(text, piece)))
    .flatMap((piece) => splitBracket(text, piece))
    .flatMap((piece) => splitKorean(text, piece))
    .flatMap((piece) => splitTown(text, piece));
  const segments: Segment[] = [];
  const [behindBold] = boldEnd(line);
  let role: LabelRole | undefined = label?.role;
  for (const piece of pieces) {
    const raw = text.slice(piece.start, piece.end).replace(workplace, '');
    const named = role;
    role = undefined;
    const [from, to] = withoutStop(raw, withoutQuotes(raw, trimmedRange(raw)));
    const value = raw.slice(from, to);
    const isKind = selfEmployed.test(value);
    const next = roleOfLabel(value);
    if (next !== undefined) {
      role = next;
      continue;
    }
    const isIntern = /^intern$/i.test(value) && !segments.some((segment) => segment.title >= 1);
    const isOnlyKind = employmentKind.test(value) && !isKind && !isIntern && !isPlace(value);
    if (value.length < 2 || noise.test(value) || isOnlyKind) continue;
    const start = line.start + piece.start + from;
    const scores = scoresOf(value, titles.has(piece.start), isKind, named);
    // Regular text after a bold title is the employer, regardless of its words.
    const isEmployer =
      piece.start === behindBold && (segments.at(-1)?.title ?? 0) >= 1 && scores.title < 0.6 && !scores.isPlace;
    segments.push({
      text: value,
      start,
      end: start + value.length,
      line: 0,
      ...scores,
      ...(isEmployer ? { company: Math.max(scores.company, 0.75) } : {}),
      isCell: segments.length > 0 && line.gaps.includes(piece.start),
      isBold: line.isBold,
      isItalic: line.isItalic,
      ...(isKind ? { isKind } : {}),
    });
  }
  return segments;
}

const isDash = (match: RegExpExecArray): boolean => /^\s+[-–—―]+\s+$/.test(match[0]);

/** Whether a form's label says that a whole piece is the title: `Designation    Manager – Structures`. */
const isLabeledTitle = (text: string, piece: Piece, role: LabelRole | undefined): boolean =>
  role === 'title' || roleOfLabel(text.slice(0, piece.start).trim()) === 'title';

/** How much a part looks like a title, an employer or a place; a label decides. */
function scoresOf(
  text: string,
  isBeforeAt: boolean,
  isKind: boolean,
  role: LabelRole | undefined,
): Pick<Segment, 'title' | 'company' | 'isPlace'> {
  if (role === 'title') return { title: 1, company: 0, isPlace: false };
  if (role === 'employer') return { title: 0, company: 1, isPlace: false };
  const title = isKind ? 0 : titleScore(text);
  return { title: isBeforeAt ? Math.max(0.8, title) : title, company: companyScore(text), isPlace: isPlace(text) };
}

/** Whether the town after a school's name may be a part of it. */
const ownsTown = (name: string): boolean =>
  /(?:university|college)$/i.test(name) || isOneCampus(name) || namesOnlyKind(name);

const hangul = /\p{Script=Hangul}/u;

/** `한빛전자 소프트웨어 개발자`: an employer or a school before its title or field, with only a space between them. */
function splitKorean(text: string, piece: Piece): Piece[] {
  const raw = text.slice(piece.start, piece.end);
  if (!hangul.test(raw)) return [piece];
  const words = raw.trim().split(' ');
  const lead = raw.length - raw.trimStart().length;
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut).join(' ');
    const isNamed = (companyScore(head) === 1 && titleScore(words.slice(cut).join(' ')) >= 1) || isSchoolName(head);
    if (!isNamed || words[cut - 1] === '주식회사') continue;
    const at = piece.start + lead + head.length;
    return [
      { start: piece.start, end: at },
      { start: at, end: piece.end },
    ];
  }
  return [piece];
}

/** `Everfield Alliance Melbourne, VIC`: a name and a place with only a space between them. */
function splitTown(text: string, piece: Piece): Piece[] {
  const raw = text.slice(piece.start, piece.end);
  const comma = raw.indexOf(',');
  const words = (comma < 0 ? raw : raw.slice(0, comma)).trim().split(' ');
  if (words.length < 2 || words.length > 9) return [piece];
  // `Merlow Shipping Pte Ltd, Singapore`: the legal form is not a town.
  if (comma > 0 && endsWithLegalForm(words[words.length - 1] ?? '') && isPlace(raw.slice(comma + 1)))
    return [
      { start: piece.start, end: piece.start + comma },
      { start: piece.start + comma + 1, end: piece.end },
    ];
  for (let cut = 1; cut < words.length; cut++) {
    const head = words.slice(0, cut).join(' ');
    const town = words.slice(cut).join(' ');
    const isTown =
      comma < 0
        ? isKnownCity(town) && companyScore(head) >= 0.5 && !ownsTown(head)
        : isPlace(raw) && (isKnownCity(town) || (cut === words.length - 1 && companyScore(head) >= 0.5));
    if (
      !isTown ||
      isKnownCity(words.join(' ')) ||
      /^(?:of|de|at|in|the|for|saint|st\.?|san|new|fort|el|la|los)$/i.test(words[cut - 1] ?? '')
    )
      continue;
    const at = piece.start + raw.indexOf(town, head.length);
    return [
      { start: piece.start, end: at },
      { start: at, end: piece.end },
    ];
  }
  return [piece];
}

/** Splits a place in brackets from the name before it: `Acme (Berlin, Germany)`. */
function splitBracket(text: string, piece: Piece): Piece[] {
  const raw = text.slice(piece.start, piece.end);
  const bracket = /\s*\(([^()]{2,60})\)\s*$/.exec(raw);
  if (!bracket?.[1]) return [piece];
  const isApart = isPlace(bracket[1]) && !employmentKind.test(bracket[1]);
  if (!isApart || bracket.index === 0) return [piece];
  const inside = piece.start + raw.lastIndexOf('(') + 1;
  return [
    { start: piece.start, end: piece.start + bracket.index },
    { start: inside, end: inside + bracket[1].length },
  ];
}
