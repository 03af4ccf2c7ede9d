import { startsWithVerb, titleScore } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { isLegalForm } from '../../text/legal-forms';
import { joinWhere } from '../lines/wrapped-lines';

/** Minimum number of parts of a head in one line: title, employer, place, period. */
const minParts = 3;
/** The rest of the place before the period in the next line: `NY | 2016 - 2017`. */
const restOfHead = /^(?:[^|]{1,30}\|)?\s*/;

/** The month of a period whose year is in the next line: `Acme | Austin, TX | August`. */
const openMonth = /\|\s*(\p{Lu}\p{L}{2,9}\.?)$/u;

/** Whether the next line completes the month at the end of a line to a date. */
function isBrokenDate(line: LayoutLine, next: LayoutLine): boolean {
  const month = openMonth.exec(line.text)?.[1];
  if (month === undefined || !/^(?:19|20)\d\d/.test(next.text)) return false;
  const whole = `${month} ${next.text}`;
  const [date] = findDates(whole);
  return date?.start === 0 && whole.length - date.end <= 3;
}

/** Whether a head between bars lacks its period, which ends the next line. */
function isBrokenHead(line: LayoutLine, next: LayoutLine): boolean {
  if (line.bulletDepth > 0 || line.text.split('|').length < minParts || findDates(line.text).length > 0) return false;
  if (isBrokenDate(line, next)) return true;
  const from = restOfHead.exec(next.text)?.[0].length ?? 0;
  const isOpen = /\|\s*$/.test(line.text);
  if (isOpen === next.text.slice(0, from).includes('|')) return false;
  const [date] = findDates(next.text.slice(from));
  return date?.start === 0 && next.text.length - from - date.end <= 3;
}

/** Last words of employers' names that are hardly a name by themselves. */
const lastWord =
  /^(?:(?:medical|health|community|credit|public|general|regional|rehabilitation|financial) )?(?:centre|center|hospital|services|group|trust|partners|associates|solutions|systems|technologies|industries|union|college|university|school|schools|foundation|council|corporation|company|holdings|international|consulting|bank|clinic|agency|department|institute|ltd\.?|inc\.?|llc|gmbh|plc)$/i;

/** Whether the employer's name at the end of a head, after title and comma, continues in the next line. */
function isBrokenName(line: LayoutLine, next: LayoutLine): boolean {
  if (line.bulletDepth > 0 || !lastWord.test(next.text) || findDates(line.text).length > 0) return false;
  if (isLegalForm(next.text)) return true;
  const [title = '', name, ...more] = line.text.split(', ');
  return name !== undefined && more.length === 0 && titleScore(title) >= 1 && /^\p{Lu}/u.test(name);
}

/** A legal form that wraps to the next line: `GmbH & Co.` over `KG, Quarva`. */
const isBrokenForm = (line: LayoutLine, next: LayoutLine): boolean =>
  /[&+] ?Co\.?$/.test(line.text) && /^(?:KG|KGaA|OHG|Ltd|Inc|LLC)\b/.test(next.text);

/** Maximum number of words in the continuation of a head. */
const maxWordsBelow = 8;

/** Whether a head that begins with its period continues in an indented line: after a comma, or inside a name. */
function isBrokenAfterPeriod(line: LayoutLine, next: LayoutLine): boolean {
  const [date] = findDates(line.text);
  if (date?.start !== 0 || line.bulletDepth > 0 || line.gaps.length === 0 || !line.box || !next.box) return false;
  if (next.box.left < line.box.left + setIn || next.spaceBefore > lineGap || next.words.length > maxWordsBelow)
    return false;
  if (/[.!;:]$/.test(next.text) || findDates(next.text).length > 0 || startsWithVerb(next.text)) return false;
  return (
    line.text.endsWith(',') ||
    (/^(?:of|and|for|the|at|de|do|da|du|der|und|&) /.test(next.text) && !line.text.endsWith('.'))
  );
}
const setIn = 20;
const lineGap = 0.2;

/** Joins heads of positions that a narrow column broke before their period or in the employer's name. */
export const joinBrokenHeads = (lines: readonly LayoutLine[]): LayoutLine[] =>
  joinWhere(lines, (line, next) =>
    [isBrokenHead, isBrokenName, isBrokenForm, isBrokenAfterPeriod].some((isBroken) => isBroken(line, next)),
  );
