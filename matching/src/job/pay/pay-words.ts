import words from '../../../data/advertisements/pay.json' with { type: 'json' };
import { anyOf, phrasesOf } from '../../text/phrase-list';

/** Words before a sum that mark it as pay. */
const paid = phrasesOf(words.paid);
/** Payments to others that contain a word of pay: `a wage bill of …`. */
const othersPay = new RegExp(anyOf(words.othersPay), 'giu');
/** Words before a sum that rule it out as pay. */
const otherAhead = phrasesOf([...words.otherAhead, ...words.othersPay]);

const label = new RegExp(
  String.raw`^[^\p{L}\d]{0,8}(?:${anyOf(words.labelKinds)} )?${anyOf(words.labels)}[^:\d]{0,30}[:：]`,
  'iu',
);
const time = String.raw`(?:(?:per|an?|\/)\s?(?:hour|hr|h|day|week|wk|month|mo|year|yr|annum)|p\.?a\.?|p\.?h\.?|hourly|daily|weekly|monthly|annually|yearly)?`;
const behind = new RegExp(
  String.raw`^[\s,)(]{0,5}${time}[\s,)(]{0,5}(?:${anyOf(words.basis)}|(?:plus|and|\+|with|&)[\s:]{0,3}(?:${anyOf(words.extraKinds)}\s){0,2}${anyOf(words.extras)})`,
  'iu',
);
const otherBehind = new RegExp(
  String.raw`^[\s,)]{0,5}(?:(?:of|in|for|a|an|per|each|annual|yearly)\s)?(?:(?!and\b|plus\b|with\b|or\b)[\p{L}-]+\s){0,2}?${anyOf(words.otherBehind)}`,
  'iu',
);
/** A price per item: `£950 a sale`. */
const perThing =
  /^\s?(?:(?:per|a|an|each|every)\s|\/\s?)(?!hour|hr|h\b|day|week|wk|month|mo\b|year|yr|annum|a\b|night|shift|full|base|basic|gross|plus)\p{L}/iu;
/** Performance pay, which exceeds the guaranteed pay. */
const onTarget = /\b(?:ote|on[- ]target|commission of|earnings)\b/iu;

/** Whether a line is only the pay, by its label: `Base salary: …`. */
export const isPayLabelled = (line: string): boolean => label.test(line);

/** Whether words after a sum mark it as pay: `a year plus commission`. */
export const saysPaidBehind = (text: string): boolean => behind.test(text);

/** Whether words after a sum, at most two words away, mark it as something else: `sign-on bonus`. */
export const saysOtherBehind = (text: string): boolean => otherBehind.test(text) || perThing.test(text);

/** Whether a sum is performance pay, by the words around it. */
export const isOnTarget = (ahead: string, behindIt: string): boolean =>
  onTarget.test(ahead.slice(-30)) || onTarget.test(behindIt.slice(0, 12));

/** Offsets of words of pay, and of words of other money, in the sentence before a sum; -1 when absent. */
export function moneyWords(sentence: string): { paidAt: number; otherAt: number } {
  const own = sentence.replace(othersPay, (part) => ' '.repeat(part.length));
  return { paidAt: own.search(paid), otherAt: sentence.search(otherAhead) };
}
