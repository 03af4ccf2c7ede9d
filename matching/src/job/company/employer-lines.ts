import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { companyScore, isDepartment, titleScore } from '../../text/classify';
import { isLegalFormBehindName } from '../../text/legal-forms';
import { beginsWithAny, phrasesOf } from '../../text/phrase-list';
import type { Found } from '../../text/span';
import type { JobLine } from '../job-sections';
import { mayBeEmployer, namesEmployer, withoutEnd } from './employer-name';
import { bareCityName, isCity, mayBeCity } from '../place/city-names';

/** A possible employer name with the weight of its context; 1 is enough by itself. */
export interface EmployerSign {
  name: string;
  weight: number;
  start: number;
}

const labels: ReadonlySet<string> = new Set(words.labels);
const labelled = /^([\p{L} ]{3,30}?)\s?[:：]\s*/u;
/** Unnamed employers. */
const unnamed = beginsWithAny(words.unnamed);
/** A company may be called `Private Label Foods`. */
const isPrivate = /^private(?! \p{Lu})/iu;
/** A lower-case phrase is no name, with any article: `a national supermarket`. */
const smallLetters = /^\p{Ll}[\p{Ll} ]*$/u;
const separator =
  /\s*[|·•]\s*|\s+[–—-]\s+|\s+@\s+|,\s+|(?<!\b(?:St|Mt|Ft|Dr|Inc|Ltd|Co|Corp))\.\s+(?=\p{Lu})|\t|\s{3,}/gu;
/** Words of header lines other than names. */
const terms = phrasesOf(words.headTerms);
const money = /[$€£¥]\s?\d|^\d/u;
const isTerm = (text: string): boolean => terms.test(text) || money.test(text);
/** Notes after a name: `Hallam Homes (repairs team)`. */
const note = /\s*\(\p{Ll}[^()]*\)$/u;
/** A form line in the header: `Salary: …`. */
const formLine = /^(?:[\p{L} ]{2,30}[:：]|\p{L}+:)/u;
const headLines = 6;
const maxHeadLength = 120;
const maxLineLength = 200;
const maxNameLength = 80;

interface Piece {
  text: string;
  start: number;
  /** The separator before it. */
  mark: string;
}

/** The parts of a header line between separators. A legal form after a comma stays with the name. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let mark = '';
  const add = (to: number): void => {
    const piece = text.slice(from, to);
    const last = pieces[pieces.length - 1];
    if (last && mark.startsWith(',') && isLegalFormBehindName(piece.trim()))
      last.text = text.slice(last.start, to).trim();
    else if (piece.trim() !== '') pieces.push({ text: piece.trim(), start: from + piece.search(/\S/), mark });
  };
  for (const match of text.matchAll(separator)) {
    add(match.index);
    mark = match[0].trim() || ' ';
    from = match.index + match[0].length;
  }
  add(text.length);
  return pieces;
}

const isUnnamed = (name: string): boolean => unnamed.test(name) || isPrivate.test(name) || smallLetters.test(name);

/** Whether all parts are places or terms; after a reliable name, an unknown city counts as one. */
const arePlacesOrTerms = (pieces: readonly Piece[], isSure: boolean): boolean =>
  pieces.every(({ text }) => isCity(text) || isTerm(text) || (isSure && mayBeCity(bareCityName(text))));

/** Names from labeled lines: `Employer: Graymere Dental Partners`. */
export function labelledEmployers(lines: readonly JobLine[]): EmployerSign[] {
  return lines.flatMap(({ line }) => {
    const found = labelled.exec(line.text.slice(0, maxLineLength));
    if (!found || !labels.has((found[1] ?? '').toLowerCase())) return [];
    const name = line.text.slice(found[0].length, found[0].length + maxNameLength + 10).trim();
    if (name === '' || name.length > maxNameLength || /[<>]/.test(name) || isUnnamed(name)) return [];
    const [first, ...rest] = piecesOf(name);
    // After a label a name of several words is reliable: the part after its comma is a place.
    const isPlaced =
      first !== undefined && arePlacesOrTerms(rest, first.text.includes(' ') || namesEmployer(first.text));
    const value = isPlaced ? first.text : name;
    return [{ name: withoutEnd(value), weight: 3, start: line.start + line.text.indexOf(value, found[0].length) }];
  });
}

/** A header line near the title. */
interface HeadLine {
  line: JobLine;
  isNextToTitle: boolean;
}

/** Lines near a title that may hold a name: short ones that are neither list items nor form lines. */
function linesNextToTitle(head: readonly JobLine[], titleAt: number): HeadLine[] {
  return head.flatMap((line, index) => {
    const distance = Math.abs(index - titleAt);
    const isNear = titleAt >= 0 && distance >= 1 && distance <= 2 && line.line.text.length <= maxHeadLength;
    return isNear && !isListOrForm(line) ? [{ line, isNextToTitle: distance === 1 }] : [];
  });
}

const isListOrForm = ({ line }: JobLine): boolean => line.bulletDepth > 0 || formLine.test(line.text);

/** A department before the employer's name: `Department of Parks, City of Leeds`. */
const isPartOfEmployer = (text: string): boolean =>
  /^(?:department|division|office) of /i.test(text) || isDepartment(text);

/** The name at the start of a line next to the title, followed only by place and terms. */
function nameOfHeadLine({ line: { line, isHeading }, isNextToTitle }: HeadLine): EmployerSign | null {
  const all = piecesOf(line.text).map((piece) => ({ ...piece, text: piece.text.replace(note, '') }));
  const [part, whole] = all;
  if (part && whole && isPartOfEmployer(part.text) && namesEmployer(whole.text)) all.shift();
  const [first, ...rest] = all;
  if (!first || !mayBeEmployer(first.text)) return null;
  const isSure = namesEmployer(first.text);
  const end = rest.findIndex(({ mark }) => mark.startsWith('.'));
  const sentence = rest.slice(0, end < 0 ? rest.length : end);
  if (!arePlacesOrTerms(sentence, isSure || isNextToTitle)) return null;
  const isKnown = isSure || arePlacesOrTerms(sentence, false);
  if (rest.length === 0 && /[.!?:]$/.test(first.text) && !isSure) return null;
  const hasPlace = rest.some(({ text }) => isCity(text));
  const ofPlace = hasPlace ? 1 : isSure ? 0.9 : isNextToTitle && !isHeading && isKnown ? 0.6 : 0.4;
  return { name: withoutEnd(first.text), weight: ofPlace + (isSure ? 0.4 : 0), start: line.start + first.start };
}

/**
 * Names next to the title in a job's first lines: after it (`Sous Chef, The Tern & Tide, Galway`), or on the lines
 * around it (`Tolverne Foods, Leeds`).
 * @param title The title's span, or null.
 */
export function headEmployers(lines: readonly JobLine[], title: Found | null): EmployerSign[] {
  const head = lines.slice(0, headLines);
  const titleAt = title ? head.findIndex(({ line }) => title.start >= line.start && title.start <= line.end) : -1;
  const titleLine = head[titleAt];
  const behind = title && titleLine && !isListOrForm(titleLine) ? namesInTitleLine(titleLine, title.value) : [];
  const around = linesNextToTitle(head, titleAt).flatMap((line) => nameOfHeadLine(line) ?? []);
  return [...behind, ...around].sort((a, b) => a.start - b.start);
}

/**
 * Words of employers that name hardly any field of work: after a title, `Facade Systems` and `Marine Textiles` are
 * fields.
 */
const isInstitution = phrasesOf(words.institutionWords);

/** Names on the title's own line, other than the title. */
function namesInTitleLine({ line }: JobLine, title: string): EmployerSign[] {
  const text = line.text.slice(0, maxLineLength);
  const at = text.indexOf(title);
  const pieces = piecesOf(text);
  return pieces.flatMap((piece, index) => {
    const isOfTitle = at >= 0 && piece.start >= at && piece.start < at + title.length;
    if (!mayBeNextToTitle(piece, isOfTitle) || piece.text === title) return [];
    const hasPlace = pieces.slice(index + 1).some(({ text: other }) => isCity(other));
    return [
      { name: withoutEnd(piece.text), weight: weightNextToTitle(piece, hasPlace), start: line.start + piece.start },
    ];
  });
}

const isNamed = (text: string): boolean => /^The \p{Lu}/u.test(text);

function mayBeNextToTitle({ text, mark }: Piece, isOfTitle: boolean): boolean {
  if (isOfTitle && !isNamed(text) && !namesEmployer(text)) return false;
  if (titleScore(text) >= 0.6 || isTerm(text) || !mayBeEmployer(text)) return false;
  return mark !== '' || namesEmployer(text);
}

function weightNextToTitle({ text, mark }: Piece, hasPlace: boolean): number {
  if (mark === '@') return 1.5;
  if (isInstitution.test(text)) return 1.1;
  const likeOne = isNamed(text) ? 0.7 : text.includes('&') ? 0.45 : 0.35;
  return likeOne + (hasPlace ? 0.35 : 0) + (companyScore(text) >= 0.3 ? 0.3 : 0);
}
