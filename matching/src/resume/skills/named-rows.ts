import type { LayoutLine } from '../../text/layout-line';
import { joinLines } from '../lines/wrapped-lines';
import { listSeparator, splitItems } from './list-items';
import { namesSkills } from './list-labels';

/** The end of a group's name in rows of a name and a list: a separate cell, or bold: `PROCESSES    GTAW, SMAW`. */
export const nameCell = (line: LayoutLine): number => {
  const gap = line.gaps[0] ?? line.boldLead;
  if (gap === 0 || line.gaps.length > 1 || (line.bulletDepth > 0 && line.boldLead === 0)) return 0;
  return listSeparator.test(line.text.slice(gap)) && !listSeparator.test(line.text.slice(0, gap)) ? gap : 0;
};

/** The end of a first cell that names a known kind of skills: `Tools    Git`. */
export const knownCell = (line: LayoutLine): number => {
  const cut = nameCell(line);
  return cut > 0 && namesSkills(line.text.slice(0, cut)) ? cut : 0;
};

/** The end of the first of two cells, neither of which is a list; 0 for other lines. */
export const firstCell = ({ text, gaps, bulletDepth }: LayoutLine): number =>
  gaps.length === 1 && bulletDepth === 0 && !listSeparator.test(text) ? (gaps[0] ?? 0) : 0;

/** Whether lines are rows of a name and a list: most of them, or all when some have a single entry. */
export function areNamedRows(lines: readonly LayoutLine[]): boolean {
  const named = lines.filter((line) => nameCell(line) > 0).length;
  const short = lines.filter((line) => firstCell(line) > 0).length;
  if (lines.length < 2 || named === 0) return false;
  return named * 3 >= lines.length * 2 || (named >= short && named + short === lines.length);
}

/** Joins the name of a group with the list at its right, when the sizes differ too much to share a line. */
export function joinRows(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined: LayoutLine[] = [];
  for (const line of lines) {
    const name = joined[joined.length - 1];
    if (!name || !isAdjacentToList(name, line)) {
      joined.push(line);
      continue;
    }
    const row = joinLines(name, line);
    joined[joined.length - 1] = { ...row, gaps: [name.text.length + 1], relativeSize: line.relativeSize };
  }
  return joined;
}

/** Whether a short line is left of a list, in its row. */
function isAdjacentToList(name: LayoutLine, line: LayoutLine): boolean {
  if (name.box === null || line.box === null || line.page !== name.page || line.start !== name.end + 1) return false;
  if (name.words.length > 4 || name.gaps.length > 0 || listSeparator.test(name.text) || !listSeparator.test(line.text))
    return false;
  const middle = (name.box.top + name.box.bottom) / 2;
  return line.box.left > name.box.right && middle > line.box.top && middle < line.box.bottom;
}

/** Column headers of a table of skills. */
const columnName =
  /^(?:skills?|tools?|technolog(?:y|ies)|competenc(?:y|ies)|software|years?(?: of experience)?|experience|level|proficiency|rating|last used)$/i;
export const columnOfYears = /^(?:years?(?: of experience)?|experience|last used)$/i;

/** The column headers of a table of skills, which are not skills; empty when a line is not a header. */
export function columnNames(line: LayoutLine): string[] {
  const names = splitItems(line.text, line.gaps).map(({ text }) => text);
  return names.length >= 2 && names.every((name) => columnName.test(name)) ? names : [];
}
