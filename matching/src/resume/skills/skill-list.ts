import { lookUpSkill } from '../../taxonomy/skills';
import type { LayoutLine } from '../../text/layout-line';
import { isProse } from '../../text/classify';
import { termKey } from '../../text/tokens';
import { mostTopsApart } from '../lines/beside';
import { splitItems } from './list-items';
import { skillLevel, trailingLevel } from './skill-level';
import { isCutOff, joinLines, joinWhere, type ColumnWidths } from '../lines/wrapped-lines';
import { headingOfPhrase } from '../sections/section-headings';

/** A skill of the resume's own list, as written. */
export interface ListedSkill {
  text: string;
  start: number;
  end: number;
}

const label = /^[\p{Lu}\p{N}][^:,;•|]{1,48}[:：]\s+(?=\S)/u;
const dashLabel = /^\p{Lu}[\p{L}\s&/]{2,35}\s[–—-]\s+(?=[^,]+,)/u;
/** `Tools—Git`: a dash without spaces, which names of one thing do not have. */
const tightLabel = /^\p{Lu}[\p{L}\s&/]{2,35}—(?=\p{L})/u;
/** A name before a dash, whatever follows: it is a group's where the other lines have one too. */
const anyDash = /^\p{Lu}[\p{L}\s&/]{2,35}(?:\s[–—-]\s+|—)(?=\S)/u;
/** A label inside of a line that began with one: `Languages: Java, SQL | Tools: Git`. */
const innerLabel = /^\p{Lu}[^.:,;•|]{1,40}[:：]\s+(?=\S)/u;
const leadIn =
  /^(?:proficient (?:in|with)|experienced (?:in|with)|experience (?:in|with)|knowledge of|working knowledge of|familiar with|skilled (?:in|at|with)|expertise in|strong knowledge of|including|such as|and|basic knowledge of|ability to use)\s+/i;
/** A bullet inside of a line, where columns of a list stand beside each other. */
const strayBullet = /^[•‣◦●○■▪◆–*ˆ∗⋄>-] +/;
const closingDot = /\.$/;

function cleanItem(text: string, start: number): ListedSkill | null {
  let from = strayBullet.exec(text)?.[0].length ?? 0;
  const lead = leadIn.exec(text.slice(from));
  if (lead) from += lead[0].length;
  let value = text.slice(from);
  const tail = trailingLevel.exec(value);
  if (tail) value = value.slice(0, tail.index);
  value = value.replace(/\s+$/, '');
  if (value.endsWith('.') && !/\b(?:\w\.){2,}$/.test(value)) value = value.replace(closingDot, '');
  if (value.startsWith('(') && !value.includes(')')) {
    value = value.slice(1);
    from++;
  }
  if (value.length < 1 || value.length > 70 || skillLevel.test(value) || /^\W+$/.test(value)) return null;
  return { text: value, start: start + from, end: start + from + value.length };
}

/** So many words with a full stop behind them are a sentence. */
const fewestOfSentence = 6;

/** Whether a line of a skills section is running text, which is no list. */
function isSentence(line: LayoutLine): boolean {
  const items = splitItems(line.text, line.gaps);
  const average = line.words.length / Math.max(1, items.length);
  if (average <= 3.5 && items.length > 1) return false;
  if (items.length === 1 && line.words.length >= fewestOfSentence && /\p{Ll}{2}\.$/u.test(line.text)) return true;
  return items.length <= 2 ? line.words.length > 9 : average > 6 || (isProse(line.text) && average > 5);
}

/** Whether a line says nothing but how well the skills above it are mastered: `Advanced    Beginner`. */
const isLevels = (line: LayoutLine): boolean =>
  line.words.length <= 8 && splitItems(line.text, line.gaps).every(({ text }) => skillLevel.test(text));

/** Whether a line stands out from the one below it, which is no mere level. */
const standsOut = (line: LayoutLine, next: LayoutLine | undefined): boolean =>
  next !== undefined &&
  line.bulletDepth === 0 &&
  line.words.length <= 5 &&
  !isLevels(next) &&
  ((line.isBold && !next.isBold) || line.relativeSize > next.relativeSize + 0.15);

/** Whether a line only names a group of the skills below it. */
function isGroupLabel(line: LayoutLine, next: LayoutLine | undefined): boolean {
  if (/[:：]\s*$/.test(line.text)) return !trailingLevel.test(line.text);
  if (!next) return false;
  if (line.bulletDepth > 0) return next.bulletDepth > line.bulletDepth && line.words.length <= 5;
  const heading = headingOfPhrase(line.text);
  if (heading?.section === 'skills' && heading.isExact) return true;
  if (!standsOut(line, next) || line.gaps.length > 0) return false;
  return lookUpSkill(line.text) === undefined || headingOfPhrase(line.text) !== undefined;
}

/** Lines that stand out again and again, each above plainer ones: names of groups, be they skills themselves. */
function prominentLabels(lines: readonly LayoutLine[]): Set<number> {
  const found = lines.flatMap((line, index) =>
    line.gaps.length === 0 && standsOut(line, lines[index + 1]) && !separator.test(line.text) ? [index] : [],
  );
  const areLarger = found.every(
    (index) => (lines[index]?.relativeSize ?? 0) > (lines[index + 1]?.relativeSize ?? 0) + 0.15,
  );
  return new Set(found.length >= 2 && (found[0] === 0 || areLarger) ? found : []);
}

/** Lines of one entry that all stand above a line of several: names of groups, as nothing is listed so. */
function alternatingLabels(lines: readonly LayoutLine[]): Set<number> {
  const counts = lines.map((line) => (line.bulletDepth > 0 ? 0 : splitItems(line.text, line.gaps).length));
  const single = counts.flatMap((count, index) => (count === 1 ? [index] : []));
  const areLabels = single.length >= 2 && single.every((index) => (counts[index + 1] ?? 0) >= 2);
  return new Set(areLabels ? single : []);
}

/** Whether a line lists several entries: what stands in brackets belongs to one. */
const isSeparated = ({ text }: LayoutLine): boolean => separator.test(text.replace(/\([^()]*\)/g, ''));

/** Whether two lines end at one place and begin at different ones, as the entries of a column do that is set so. */
const isFlushRight = ({ box }: LayoutLine, { box: next }: LayoutLine): boolean =>
  box !== null && next !== null && Math.abs(box.right - next.right) < 1.5 && Math.abs(box.left - next.left) > 3;

/** Three lines of a list, one below the other. */
interface Neighbours {
  line: LayoutLine;
  next: LayoutLine;
  after: LayoutLine | undefined;
}

/** Whether a line stands at the right of the one before it, as labels in frames of their own do. */
const isBeside = ({ box }: LayoutLine, { box: next }: LayoutLine): boolean =>
  box !== null && next !== null && next.left >= box.right && Math.abs(next.top - box.top) <= mostTopsApart;

/** Whether the next line goes on with an entry that a line began. */
function isBrokenSkill(
  { line, next, after }: Neighbours,
  { widths, spacing, areRows }: { widths: ColumnWidths; spacing: number; areRows: boolean },
): boolean {
  if (isBeside(line, next) || label.test(next.text) || isLevels(next) || (areRows && nameCell(next) > 0)) return false;
  if (isTight(line, next, spacing)) return true;
  if (line.text.split('(').length > line.text.split(')').length) return true;
  if (/[,;|•·:]\s*$/.test(line.text)) return false;
  if (/^\p{Ll}/u.test(next.text) && lookUpSkill(next.text) !== undefined && lookUpSkill(line.text) !== undefined)
    return false;
  if (isFlushRight(line, next) && line.words.length <= 2) return false;
  if (isCutOff(line, next) || /[–—-]\s*$/.test(line.text)) return true;
  if (!widths.isFull(line, next)) return false;
  if (isSeparated(line)) return isSeparated(next) || after === undefined || !isSeparated(after);
  if (line.bulletDepth > 0) return true;
  const isOne = lookUpSkill(`${line.text} ${next.text}`) !== undefined;
  return isOne && (lookUpSkill(line.text) === undefined || lookUpSkill(next.text) === undefined);
}

const separator = /[,;|•·]/;

/** Entries of a list are set apart by so much more space than the lines of one entry, in letter heights. */
const setApart = 0.4;

/** Whether the second of two single entries stands as close to the first as no two entries do. */
const isTight = (line: LayoutLine, next: LayoutLine, spacing: number): boolean =>
  spacing > next.spaceBefore + setApart &&
  next.spaceBefore < 0.25 &&
  [line, next].every((each) => each.gaps.length === 0 && !separator.test(each.text) && each.words.length <= 4);

/** The space that usually stands above a line. */
function usualSpacing(lines: readonly LayoutLine[]): number {
  const spaces = lines.slice(1).map((line) => line.spaceBefore);
  return spaces.sort((a, b) => a - b)[Math.floor(spaces.length / 2)] ?? 0;
}

/** Where the name of a group ends, in rows of a name and a list: a cell of its own, or in bold: `PROCESSES    GTAW, SMAW`. */
const nameCell = (line: LayoutLine): number => {
  const gap = line.gaps[0] ?? line.boldLead;
  if (gap === 0 || line.gaps.length > 1 || (line.bulletDepth > 0 && line.boldLead === 0)) return 0;
  return separator.test(line.text.slice(gap)) && !separator.test(line.text.slice(0, gap)) ? gap : 0;
};

/** The same cell where its words name a kind of skills by themselves: `Tools    Git`. */
const knownCell = (line: LayoutLine): number => {
  const cut = nameCell(line);
  return cut > 0 && namesSkills(line.text.slice(0, cut)) ? cut : 0;
};

/** Whether a phrase is known to name a list of skills. */
function namesSkills(text: string): boolean {
  const heading = headingOfPhrase(text.replace(/\s*[:：–—-]\s*$/, ''));
  return heading?.isExact === true && (heading.section === 'skills' || heading.section === 'languages');
}

/** Where the first of two cells ends, neither of which is a list; 0 for any other line. */
const firstCell = ({ text, gaps, bulletDepth }: LayoutLine): number =>
  gaps.length === 1 && bulletDepth === 0 && !separator.test(text) ? (gaps[0] ?? 0) : 0;

/** Whether lines are rows of a name and a list: most of them, or all, where some list only one thing. */
function areNamedRows(lines: readonly LayoutLine[]): boolean {
  const named = lines.filter((line) => nameCell(line) > 0).length;
  const short = lines.filter((line) => firstCell(line) > 0).length;
  if (lines.length < 2 || named === 0) return false;
  return named * 3 >= lines.length * 2 || (named >= short && named + short === lines.length);
}

/** Puts the name of a group and the list at its right into one line, where its letters are too small to share the line. */
function joinRows(lines: readonly LayoutLine[]): LayoutLine[] {
  const joined: LayoutLine[] = [];
  for (const line of lines) {
    const name = joined[joined.length - 1];
    if (!name || !isBesideList(name, line)) {
      joined.push(line);
      continue;
    }
    const row = joinLines(name, line);
    joined[joined.length - 1] = { ...row, gaps: [name.text.length + 1], relativeSize: line.relativeSize };
  }
  return joined;
}

/** Whether a short line stands at the left of a list, on its height. */
function isBesideList(name: LayoutLine, line: LayoutLine): boolean {
  if (name.box === null || line.box === null || line.page !== name.page || line.start !== name.end + 1) return false;
  if (name.words.length > 4 || name.gaps.length > 0 || separator.test(name.text) || !separator.test(line.text))
    return false;
  const middle = (name.box.top + name.box.bottom) / 2;
  return line.box.left > name.box.right && middle > line.box.top && middle < line.box.bottom;
}

/** The name of a group before a list, with the sign behind it; null where a line begins with none. */
function labelOf(line: LayoutLine, areDashed: boolean): string | null {
  const sure = label.exec(line.text) ?? dashLabel.exec(line.text);
  if (sure) return sure[0];
  const dashed = anyDash.exec(line.text)?.[0] ?? null;
  if (dashed === null || !(areDashed || namesSkills(dashed) || (tightLabel.test(line.text) && line.text.includes(','))))
    return null;
  return dashed;
}

/** Whether every line of a list has a name before a dash, and one of them several entries behind it. */
const areAllDashed = (lines: readonly LayoutLine[]): boolean =>
  lines.length >= 2 &&
  lines.every(({ text }) => anyDash.test(text)) &&
  lines.some(({ text }) => dashLabel.test(text) || (tightLabel.test(text) && text.includes(',')));

/** What the columns of a table of skills are called. */
const columnName =
  /^(?:skills?|tools?|technolog(?:y|ies)|competenc(?:y|ies)|software|years?(?: of experience)?|experience|level|proficiency|rating|last used)$/i;
const columnOfYears = /^(?:years?(?: of experience)?|experience|last used)$/i;

/** The names of the columns of a table of skills, which are none; empty where a line is no such row. */
function columnNames(line: LayoutLine): string[] {
  const names = splitItems(line.text, line.gaps).map(({ text }) => text);
  return names.length >= 2 && names.every((name) => columnName.test(name)) ? names : [];
}

/**
 * Reads the entries of a skills section as they are written: one for each skill that is listed, none of the words
 * that only group, rate or introduce them.
 */
export function readSkillList(source: readonly LayoutLine[], widths: ColumnWidths): ListedSkill[] {
  const rows = joinRows(source);
  const named = rows.filter((line) => nameCell(line) > 0).length;
  const shape = { widths, spacing: usualSpacing(rows), areRows: named >= 2 };
  const lines = joinWhere(rows, (line, next, after) => isBrokenSkill({ line, next, after }, shape));
  const labels = new Set([...alternatingLabels(lines), ...prominentLabels(lines)]);
  const areRows = areNamedRows(lines);
  const areDashed = areAllDashed(lines);
  const columns = lines.slice(0, 1).flatMap(columnNames);
  const hasYears = columns.some((name) => columnOfYears.test(name));
  const skills: ListedSkill[] = [];
  const seen = new Set<string>();
  for (const [index, joined] of lines.entries()) {
    if (index === 0 && columns.length > 0) continue;
    if (labels.has(index) || isGroupLabel(joined, lines[index + 1])) continue;
    const marked = labelOf(joined, areDashed);
    if (marked !== null && isOfOtherList(marked, joined.text.slice(marked.length))) continue;
    const offset = marked?.length ?? (areRows ? nameCell(joined) || firstCell(joined) : knownCell(joined));
    const content: LayoutLine = {
      ...joined,
      text: joined.text.slice(offset),
      gaps: joined.gaps.map((gap) => gap - offset).filter((gap) => gap > 0),
    };
    if (isSentence(content)) continue;
    for (const item of splitItems(content.text, content.gaps)) {
      const inner = innerLabel.exec(item.text)?.[0] ?? '';
      const isLabel = inner !== '' && (marked !== null || namesSkills(inner));
      const lead = isLabel ? inner.length : 0;
      for (const part of splitAnd(item.text.slice(lead), item.start + lead)) {
        const text = hasYears ? part.text.replace(/(?:^|\s)\d{1,2}\+?$/, '') : part.text;
        const skill = cleanItem(text, joined.start + offset + part.start);
        const key = skill ? termKey(skill.text) || skill.text : '';
        if (!skill || seen.has(key)) continue;
        seen.add(key);
        skills.push(skill);
      }
    }
  }
  return skills;
}

/** Kinds of sections whose entries stand behind a label among skills and are none: `Interests: fell running`. */
const otherLists = new Set<string>(['other', 'certifications', 'awards', 'references']);

/** Whether a label among skills names another list, and what stands behind it is not mostly skills after all. */
function isOfOtherList(name: string, content: string): boolean {
  const heading = headingOfPhrase(name.replace(/[:：–—-]\s*$/, '').trim());
  if (heading?.isExact !== true || !otherLists.has(heading.section)) return false;
  const items = splitItems(content, []);
  return items.filter(({ text }) => lookUpSkill(text) !== undefined).length * 2 < items.length;
}

/** `and SQL` at the end of a list; `Java and SQL` when both are skills of their own and the whole is none. */
function splitAnd(text: string, start: number): { text: string; start: number }[] {
  const match = /\s+(?:and|&)\s+/.exec(text);
  if (!match || lookUpSkill(text)) return [{ text, start }];
  const [left, right] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const areNames =
    lookUpSkill(left) !== undefined &&
    lookUpSkill(right) !== undefined &&
    /^[\p{Lu}\p{N}.]/u.test(left) &&
    /^[\p{Lu}\p{N}.]/u.test(right);
  const areTools = areNames && left.split(' ').length === 1 && right.split(' ').length === 1;
  return areTools
    ? [
        { text: left, start },
        { text: right, start: start + match.index + match[0].length },
      ]
    : [{ text, start }];
}
