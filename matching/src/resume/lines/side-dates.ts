import { companyScore, isPlace, isProse, startsWithVerb, titleScore } from '../../text/classify';
import { findDates } from '../../text/dates';
import { partOf, type LayoutLine } from '../../text/layout-line';

/** Maximum number of other letters in a date cell. */
const maxOtherLetters = 6;

/** Whether a cell at the right of a line is only a period or a place. */
function isSideCell(text: string): boolean {
  if (text.length < 4 || text.length > 45) return false;
  const dates = findDates(text);
  const covered = dates.reduce((sum, date) => sum + date.end - date.start, 0);
  return (dates.length > 0 && text.length - covered <= maxOtherLetters) || (text.includes(',') && isPlace(text));
}

/**
 * Moves a period at the right margin to a line of its own, above a task on the same base line: `• Closed the night
 * audit        June 2022 – present`.
 */
export function liftSideDates(lines: readonly LayoutLine[]): LayoutLine[] {
  return lines.flatMap((line) => {
    const gap = line.gaps[line.gaps.length - 1];
    if (gap === undefined || !isSideCell(line.text.slice(gap).trim())) return [line];
    const rest = line.text.slice(0, gap).trimEnd();
    if (rest.length < 12 || findDates(rest).some((date) => date.isRange)) return [line];
    const isTask = line.bulletDepth > 0 || (startsWithVerb(rest) && rest.split(' ').length >= 5) || isProse(rest);
    if (!isTask) return [line];
    return [{ ...partOf(line, gap), bulletDepth: 0, spaceBefore: 0 }, partOf(line, 0, gap)];
  });
}

/** Minimum number of cells in a row of a table of positions with tasks: period, employer, title, tasks. */
const cellsWithTasks = 4;
const minTaskWords = 3;

/** Whether the last cell of a row has tasks. */
function isTaskCell(text: string): boolean {
  const isName = titleScore(text) >= 0.6 || companyScore(text) >= 0.75 || isPlace(text);
  return text.split(' ').length >= minTaskWords && (startsWithVerb(text) || isProse(text) || !isName);
}

/** Moves the tasks in the last cell of a row to a line below it, when the rows begin with periods. */
export function liftTasks(lines: readonly LayoutLine[]): LayoutLine[] {
  return lines.flatMap((line) => {
    const gap = line.gaps[line.gaps.length - 1];
    const [period] = findDates(line.text);
    const isRow = line.gaps.length + 1 >= cellsWithTasks && period?.isRange === true && period.start === 0;
    if (gap === undefined || !isRow || period.end > gap || !isTaskCell(line.text.slice(gap).trim())) return [line];
    return [partOf(line, 0, gap), { ...partOf(line, gap), bulletDepth: 1, spaceBefore: 0 }];
  });
}
