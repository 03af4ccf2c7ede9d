import words from '../../../data/advertisements/employer.json' with { type: 'json' };
import { companyScore, isDepartment, titleScore } from '../../text/classify';
import { isLegalFormBehindName } from '../../text/legal-forms';
import { beginsWithAny, phrasesOf } from '../../text/phrase-list';
import type { Found } from '../../text/span';
import type { JobLine } from '../job-sections';
import { mayBeEmployer, namesEmployer, withoutEnd } from './employer-name';
import { bareCityName, isCity, mayBeCity } from '../place/city-names';

/** A name that may be the employer's, and how much its place says so; 1 is enough by itself. */
export interface EmployerSign {
  name: string;
  weight: number;
  start: number;
}

const labels: ReadonlySet<string> = new Set(words.labels);
const labelled = /^([\p{L} ]{3,30}?)\s?[:：]\s*/u;
/** Somebody whom the advertisement does not name. */
const unnamed = beginsWithAny(words.unnamed);
/** A company may be called `Private Label Foods`. */
const isPrivate = /^private(?! \p{Lu})/iu;
/** `a national supermarket` is no name, whatever its article. */
const smallLetters = /^\p{Ll}[\p{Ll} ]*$/u;
const separator =
  /\s*[|·•]\s*|\s+[–—-]\s+|\s+@\s+|,\s+|(?<!\b(?:St|Mt|Ft|Dr|Inc|Ltd|Co|Corp))\.\s+(?=\p{Lu})|\t|\s{3,}/gu;
/** What lines of a head hold beside names. */
const terms = phrasesOf(words.headTerms);
const money = /[$€£¥]\s?\d|^\d/u;
const isTerm = (text: string): boolean => terms.test(text) || money.test(text);
/** What people add behind a name: `Hallam Homes (repairs team)`. */
const note = /\s*\(\p{Ll}[^()]*\)$/u;
/** A line of a form in the head: `Salary: …`. */
const formLine = /^(?:[\p{L} ]{2,30}[:：]|\p{L}+:)/u;
const headLines = 6;
const longestHead = 120;
const longestLine = 200;
const longestName = 80;

interface Piece {
  text: string;
  start: number;
  /** What stands before it. */
  mark: string;
}

/** The parts of a head line between its separators. Legal forms behind a comma stay with the name. */
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

/** Whether all pieces are where a place is, and on what terms; a town that no list knows is one behind a sure name. */
const arePlacesOrTerms = (pieces: readonly Piece[], isSure: boolean): boolean =>
  pieces.every(({ text }) => isCity(text) || isTerm(text) || (isSure && mayBeCity(bareCityName(text))));

/** The names that lines with a label give: `Employer: Graymere Dental Partners`. */
export function labelledEmployers(lines: readonly JobLine[]): EmployerSign[] {
  return lines.flatMap(({ line }) => {
    const found = labelled.exec(line.text.slice(0, longestLine));
    if (!found || !labels.has((found[1] ?? '').toLowerCase())) return [];
    const name = line.text.slice(found[0].length, found[0].length + longestName + 10).trim();
    if (name === '' || name.length > longestName || /[<>]/.test(name) || isUnnamed(name)) return [];
    const [first, ...rest] = piecesOf(name);
    // Behind a label a name of several words is sure: what follows its comma is a place, and no partner.
    const isPlaced =
      first !== undefined && arePlacesOrTerms(rest, first.text.includes(' ') || namesEmployer(first.text));
    const value = isPlaced ? first.text : name;
    return [{ name: withoutEnd(value), weight: 3, start: line.start + line.text.indexOf(value, found[0].length) }];
  });
}

/** A line of the head around the title. */
interface HeadLine {
  line: JobLine;
  isNextToTitle: boolean;
}

/** The lines around a title that may hold a name: short ones that are no list and no form. */
function linesNextToTitle(head: readonly JobLine[], titleAt: number): HeadLine[] {
  return head.flatMap((line, index) => {
    const distance = Math.abs(index - titleAt);
    const isNear = titleAt >= 0 && distance >= 1 && distance <= 2 && line.line.text.length <= longestHead;
    return isNear && !isListOrForm(line) ? [{ line, isNextToTitle: distance === 1 }] : [];
  });
}

const isListOrForm = ({ line }: JobLine): boolean => line.bulletDepth > 0 || formLine.test(line.text);

/** A part of the employer that stands before its name: `Department of Parks, City of Leeds`. */
const isPartOfEmployer = (text: string): boolean =>
  /^(?:department|division|office) of /i.test(text) || isDepartment(text);

/** The name with which a line beside the title begins, with nothing but its place and terms behind it. */
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
 * The names that stand beside the title in a job's first lines: behind it (`Sous Chef, The Tern & Tide, Galway`), or in the lines
 * around it (`Tolverne Foods, Leeds`).
 * @param title Where the title stands; null where none was found.
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
 * Words that an employer's name has and hardly any field of work: behind a title `Facade Systems` and `Marine Textiles`
 * tell what is done.
 */
const isInstitution = phrasesOf(words.institutionWords);

/** The names in the line of the title itself, but for the title. */
function namesInTitleLine({ line }: JobLine, title: string): EmployerSign[] {
  const text = line.text.slice(0, longestLine);
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
