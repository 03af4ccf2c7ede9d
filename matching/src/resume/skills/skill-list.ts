import { isProse } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { foldWords } from '../../text/normalize';
import { termKey } from '../../text/tokens';
import { joinWhere, type ColumnWidths } from '../lines/wrapped-lines';
import { isBrokenSkill, usualSpacing } from './broken-skills';
import { alternatingLabels, isGroupLabel, prominentLabels } from './group-lines';
import { splitItems } from './list-items';
import { areAllDashed, innerLabel, isOfOtherList, labelOf, namesSkills } from './list-labels';
import { cleanItem, splitAnd, type ListedSkill } from './listed-skill';
import { areNamedRows, columnNames, columnOfYears, firstCell, joinRows, knownCell, nameCell } from './named-rows';

/** Minimum number of words of a sentence, with a full stop. */
const minOfSentence = 6;

/** Whether a line of a skills section is running text. */
function isSentence(line: LayoutLine): boolean {
  const items = splitItems(line.text, line.gaps);
  // Examples in brackets are not words of a sentence.
  const count = foldWords(line.text.replace(/\([^()]*\)/g, '')).length;
  const average = count / Math.max(1, items.length);
  if (average <= 3.5 && items.length > 1) return false;
  if (items.length === 1 && count >= minOfSentence && /\p{Ll}{2}\.$/u.test(line.text)) return true;
  return items.length <= 2 ? count > 9 : average > 6 || (isProse(line.text) && average > 5);
}

/** The layout of a list. */
interface ListShape {
  /** Each line begins with the name of a group in a separate cell. */
  areRows: boolean;
  /** Each line begins with the name of a group and a dash. */
  areDashed: boolean;
  /** Years follow each skill. */
  hasYears: boolean;
}

/** Number of rows with a name and a list after which a name in the next line begins a row. */
const minRows = 2;
const yearsAtEnd = /(?:^|\s)\d{1,2}\+?$/;

/**
 * Reads the entries of a skills section as written: one for each listed skill, without words that only group, rate or
 * introduce them.
 */
export function readSkillList(source: readonly LayoutLine[], widths: ColumnWidths): ListedSkill[] {
  const rows = joinRows(source);
  if (isLabeledProse(rows)) return [];
  const lines = wholeLines(rows, widths);
  const labels = new Set([...alternatingLabels(lines), ...prominentLabels(lines)]);
  const columns = lines.slice(0, 1).flatMap(columnNames);
  const shape = {
    areRows: areNamedRows(lines),
    areDashed: areAllDashed(lines),
    hasYears: columns.some((name) => columnOfYears.test(name)),
  };
  const skills = new Map<string, ListedSkill>();
  for (const [index, line] of lines.entries()) {
    const namesColumns = index === 0 && columns.length > 0;
    if (namesColumns || labels.has(index) || isGroupLabel(line, lines[index + 1])) continue;
    for (const skill of skillsOf(line, shape)) {
      const key = termKey(skill.text) || skill.text;
      if (!skills.has(key)) skills.set(key, skill);
    }
  }
  return [...skills.values()];
}

/** Whether a line ends a sentence. */
const endsSentence = (text: string): boolean => /\p{Ll}{2}\.$/u.test(text);
const maxNameLength = 4;

/**
 * Whether a section names strengths and tells each in a sentence below its name: `Reliability` over `Driven by data on
 * waste, downtime, and safety.`
 */
function isLabeledProse(lines: readonly LayoutLine[]): boolean {
  let state: 'name' | 'text' | 'end' = 'end';
  let sentences = 0;
  for (const { text, words } of lines) {
    const goesOn: boolean = state !== 'end';
    if (!goesOn && (words.length > maxNameLength || /[.,;:]$/.test(text))) return false;
    state = !goesOn ? 'name' : endsSentence(text) ? 'end' : 'text';
    if (goesOn && state === 'end') sentences++;
  }
  return sentences >= 2 && state === 'end';
}

/** Joins entries that wrapped. */
function wholeLines(rows: readonly LayoutLine[], widths: ColumnWidths): LayoutLine[] {
  const named = rows.filter((line) => nameCell(line) > 0).length;
  const list = { widths, spacing: usualSpacing(rows), areRows: named >= minRows };
  return joinWhere(rows, (line, next, after) => isBrokenSkill({ line, next, after }, list));
}

/** The entries of a line, without the name of a group before them. */
function skillsOf(line: LayoutLine, { areRows, areDashed, hasYears }: ListShape): ListedSkill[] {
  const marked = labelOf(line, areDashed);
  if (marked !== null && isOfOtherList(marked, line.text.slice(marked.length))) return [];
  const offset = marked?.length ?? (areRows ? nameCell(line) || firstCell(line) : knownCell(line));
  const content: LayoutLine = {
    ...line,
    text: line.text.slice(offset),
    gaps: line.gaps.map((gap) => gap - offset).filter((gap) => gap > 0),
  };
  if (isSentence(content)) return [];
  return splitItems(content.text, content.gaps).flatMap((item) => {
    const inner = innerLabel.exec(item.text)?.[0] ?? '';
    const lead = marked !== null || namesSkills(inner) ? inner.length : 0;
    return splitAnd(item.text.slice(lead), item.start + lead).flatMap(({ text, start }) => {
      const name = hasYears ? text.replace(yearsAtEnd, '') : text;
      return cleanItem(name, line.start + offset + start) ?? [];
    });
  });
}
