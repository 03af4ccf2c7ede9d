import { lookUpSkill } from '../../taxonomy/skills';
import { skillLevel, trailingLevel } from './skill-level';

/** A skill of the resume's own list, as written. */
export interface ListedSkill {
  text: string;
  start: number;
  end: number;
}

/** Words before an entry: `proficient in`. */
const leadIn =
  /^(?:proficient (?:in|with)|experienced (?:in|with)|experience (?:in|with)|knowledge of|working knowledge of|familiar with|skilled (?:in|at|with)|expertise in|strong knowledge of|including|such as|and|basic knowledge of|ability to use)\s+/i;
/** A bullet inside a line, from columns of a list. */
const strayBullet = /^[•‣◦●○■▪◆–*ˆ∗⋄>-] +/;
const closingDot = /\.$/;

/** Maximum length of a skill. */
const maxLength = 70;

/**
 * An entry of a list without bullet, lead-in, level and full stop; null when nothing remains that may be a skill.
 * @param start The text's offset in the document.
 */
export function cleanItem(text: string, start: number): ListedSkill | null {
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
  if (value.length < 1 || value.length > maxLength || skillLevel.test(value) || /^\W+$/.test(value)) return null;
  return { text: value, start: start + from, end: start + from + value.length };
}

/** The entries of one item: `Java and SQL` are two when both are known skills and the whole is not. */
export function splitAnd(text: string, start: number): { text: string; start: number }[] {
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
