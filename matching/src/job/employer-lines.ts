import { companyScore, titleScore } from '../text/classify';
import type { Found } from '../text/span';
import type { JobLine } from './job-sections';
import { mayBeEmployer, namesEmployer, withoutEnd } from './employer-name';
import { bareTown, isTown, mayBeTown } from './town-beside';

/** A name that may be the employer's, and how much its place says so; 1 is enough by itself. */
export interface EmployerSign {
  name: string;
  weight: number;
  start: number;
}

const label =
  /^(?:name of (?:the )?)?(?:company(?: name)?|employer|hiring company|facility|organi[sz]ation|client|firm|hospital|school|practice|business|institution|agency name|firma|arbeitgeber|unternehmen|entreprise|empresa)\s*[:：]\s*/i;
/** Somebody whom the advertisement does not name. */
const unnamed =
  /^(?:[Aa]n?|[Oo]ur|[Oo]ne of|[Mm]y|[Ss]ome|[Cc]onfidential|CONFIDENTIAL|[Uu]ndisclosed|[Nn]ot disclosed|[Pp]rivate(?! \p{Lu})|[Nn]\/[Aa]|TB[CA])(?![\p{L}])|^\p{Ll}[\p{Ll} ]*$/u;
const separator =
  /\s*[|·•]\s*|\s+[–—-]\s+|\s+@\s+|,\s+|(?<!\b(?:St|Mt|Ft|Dr|Inc|Ltd|Co|Corp))\.\s+(?=\p{Lu})|\t|\s{3,}/gu;
/** What lines of a head hold beside names. */
const terms =
  /\b(?:full|part)[- ]time\b|\b(?:permanent|contract|temporary|fixed[- ]term|remote|hybrid|on-?\s?site|office|home|hours?|shifts?|nights?|days?|start|salary|months?|weeks?|years?|urgent|immediate|ref|job id|req|grade|band|reporting|posted|vollzeit|teilzeit|unbefristet|befristet|ab sofort)\b|[$€£¥]\s?\d|^\d/iu;
/** What people add behind a name: `Hallam Homes (repairs team)`. */
const note = /\s*\(\p{Ll}[^()]*\)$/u;
const headLines = 6;
const longestHead = 120;

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
    if (
      last &&
      mark.startsWith(',') &&
      /^(?:inc|llc|llp|ltd|limited|corp|plc|pllc|p\.?c|s\.?a|gmbh|co)\.?$/i.test(piece.trim())
    )
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

/** The names that lines with a label give: `Employer: Graymere Dental Partners`. */
export function labelledEmployers(lines: readonly JobLine[]): EmployerSign[] {
  return lines.flatMap(({ line }) => {
    const found = label.exec(line.text.slice(0, 200));
    const name = found ? line.text.slice(found[0].length, found[0].length + 90).trim() : '';
    const isName = name !== '' && name.length <= 80 && !/[<>]/.test(name) && !unnamed.test(name);
    if (!found || !isName) return [];
    const [first] = piecesOf(name);
    const isPlaced =
      first !== undefined &&
      piecesOf(name)
        .slice(1)
        .every(({ text }) => isTown(text) || terms.test(text));
    const value = isPlaced ? first.text : name;
    return [{ name: withoutEnd(value), weight: 3, start: line.start + line.text.indexOf(value, found[0].length) }];
  });
}

/** Whether all that stands behind a name is where it is, and on what terms. */
function isPlaceOrTerms(pieces: readonly Piece[], isSure: boolean): boolean {
  const end = pieces.findIndex(({ mark }) => mark.startsWith('.'));
  return pieces
    .slice(0, end < 0 ? pieces.length : end)
    .every(({ text }) => isTown(text) || terms.test(text) || (isSure && mayBeTown(bareTown(text))));
}

/**
 * The names that stand beside the title in a job's first lines: behind it (`Sous Chef, The Tern & Tide, Galway`), or in the lines
 * around it (`Tolverne Foods, Leeds`).
 * @param title Where the title stands; null where none was found.
 */
export function headEmployers(lines: readonly JobLine[], title: Found | null): EmployerSign[] {
  const head = lines.slice(0, headLines);
  const titleAt = title ? head.findIndex(({ line }) => title.start >= line.start && title.start <= line.end) : -1;
  return head.flatMap(({ line, isHeading }, index) => {
    if (line.bulletDepth > 0 || /^(?:[\p{L} ]{2,30}[:：]|\p{L}+:)/u.test(line.text)) return [];
    const isTitleLine = index === titleAt && title !== null;
    const isNear = titleAt >= 0 && Math.abs(index - titleAt) <= 2;
    if (!isTitleLine && (!isNear || line.text.length > longestHead)) return [];
    if (isTitleLine) return besideTitle(line.text.slice(0, 200), title.value, line.start);
    const all = piecesOf(line.text).map((piece) => ({ ...piece, text: piece.text.replace(note, '') }));
    const [first, ...rest] = all;
    if (!first || !mayBeEmployer(first.text) || !isPlaceOrTerms(rest, namesEmployer(first.text))) return [];
    if (rest.length === 0 && /[.!?:]$/.test(first.text) && !namesEmployer(first.text)) return [];
    const hasPlace = rest.some(({ text }) => isTown(text));
    const isNext = Math.abs(index - titleAt) === 1;
    const weight = hasPlace ? 1 : namesEmployer(first.text) ? 0.9 : isNext && !isHeading ? 0.6 : 0.4;
    return [
      {
        name: withoutEnd(first.text),
        weight: weight + (namesEmployer(first.text) ? 0.4 : 0),
        start: line.start + first.start,
      },
    ];
  });
}

/**
 * Words that an employer's name has and hardly any field of work: behind a title `Facade Systems` and `Marine Textiles`
 * tell what is done.
 */
const isInstitution =
  /\b(?:hospital|cent(?:er|re)|clinic|school|academy|college|university|council|district|trust|bank|library|court|county|city of|inc|llc|ltd|limited|llp|pllc|plc|gmbh|ag|group|company|corporation|co|partners|brothers|bros|sons)\b/i;

function besideTitle(text: string, title: string, lineStart: number): EmployerSign[] {
  const at = text.indexOf(title);
  const pieces = piecesOf(text);
  return pieces.flatMap(({ text: piece, start, mark }, index) => {
    const isNamed = /^The \p{Lu}/u.test(piece);
    const isOfTitle = at >= 0 && start >= at && start < at + title.length && !isNamed && !namesEmployer(piece);
    if (isOfTitle || piece === title || titleScore(piece) >= 0.6 || terms.test(piece) || !mayBeEmployer(piece))
      return [];
    if (mark === '' && !namesEmployer(piece)) return [];
    const likeOne = isNamed ? 0.7 : piece.includes('&') ? 0.45 : 0.35;
    const hasPlace = pieces.slice(index + 1).some(({ text: other }) => isTown(other));
    const weight =
      mark === '@'
        ? 1.5
        : isInstitution.test(piece)
          ? 1.1
          : likeOne + (hasPlace ? 0.35 : 0) + (companyScore(piece) >= 0.3 ? 0.3 : 0);
    return [{ name: withoutEnd(piece), weight, start: lineStart + start }];
  });
}
