import type { ParsedJob, SalaryFrequency } from '@portal/domain/jobs/parsed-job';
import { currencyOf } from './job-currency';
import type { JobLine } from '../job-sections';
import { isUsualPay, likelyFrequency, namedFrequency } from './pay-frequency';
import { isOnTarget, isPayLabelled, moneyWords, saysOtherBehind, saysPaidBehind } from './pay-words';
import { moneyAmounts, type MoneyAmount } from './money-amounts';

type Salary = ParsedJob['salary'];

/** A sum of a line with its context. */
interface Mention {
  sum: MoneyAmount;
  /** Text before it, back to the previous sum. */
  ahead: string;
  behind: string;
  isLabelled: boolean;
  /** Its frequency, where stated and plausible. */
  frequency: SalaryFrequency | '';
  /** It is in the section about the employer. */
  isOfEmployer: boolean;
}

/** A frequency that the job model does not have. */
const fortnightly = /^[\s,(]{0,5}(?:gross\s)?(?:bi-?weekly|fortnightly|(?:per|an?|\/)\s?fortnight|every two weeks)\b/iu;
/** Words allowed next to a sum that forms a part of its own: `from £40k`, `c. $90,000`. */
const alone = /^\W*(?:from|up to|circa|ca|c|around|about|approx|to|starting at|starts at|ab|bis zu)?\W*$/iu;
const separator = /[|·•;(]|\s[-–—]\s|,\s|\.\s|:\s/gu;

/** Least score of a sum that is taken as pay. */
const minScore = 2;
/** Widest plausible range, as upper end by lower end. */
const widestRange = 3.5;
const maxLineLength = 2000;
/** Characters before and after a sum that may say what it is for. */
const aheadLength = 70;
const behindLength = 60;

/** Start of the last clause of a text: after its last separator. */
function clauseStart(text: string): number {
  return [...text.matchAll(separator)].reduce((_, match) => match.index + match[0].length, 0);
}

/** Score of the words before a sum: pay or something else. */
function scoreAhead({ ahead, isLabelled }: Mention): number {
  const near = ahead.slice(-aheadLength);
  const sentence = near.split(/[.;!?]\s/u).pop() ?? '';
  const { paidAt, otherAt } = moneyWords(sentence);
  const isPaid = paidAt >= 0 || isLabelled;
  const isApart = alone.test(near.slice(clauseStart(near)));
  const isOther = otherAt >= 0 && !(paidAt > otherAt || (isPaid && isApart));
  return (isPaid ? 3 : 0) + (isApart ? 1 : 0) + (isOther ? -5 : 0);
}

/** Score of the words after a sum: pay or something else. */
function scoreBehind({ behind }: Mention): number {
  const near = behind.slice(0, behindLength);
  return (saysPaidBehind(near) ? 3 : 0) + (saysOtherBehind(near) ? -5 : 0);
}

/** Score of a sum by itself. */
function scoreOfSum({ sum: { min, max }, frequency }: Mention): number {
  const isUsual = frequency !== '' || likelyFrequency(min, '') === 'year';
  const isTooWide = max !== null && max > min * widestRange;
  return (frequency === '' ? 0 : 2) + (max === null ? 0 : 1) + (isUsual ? 1 : 0) + (isTooWide ? -4 : 0);
}

/** Total score that a sum is the pay; below `minScore` it is something else. */
const payScore = (mention: Mention): number =>
  scoreAhead(mention) +
  scoreBehind(mention) +
  scoreOfSum(mention) +
  (isOnTarget(mention.ahead, mention.behind) ? -1 : 0) +
  (mention.isOfEmployer ? -1 : 0);

/** The sums of a line that may be the pay, with their scores. */
function paysOf({ line, section }: JobLine, country: string): { salary: Salary; score: number }[] {
  const text = line.text.slice(0, maxLineLength);
  if (!/\d/.test(text)) return [];
  const isLabelled = isPayLabelled(text);
  const sums = moneyAmounts(text);
  return sums.flatMap((sum, index) => {
    const ahead = text.slice(sums[index - 1]?.end ?? 0, sum.start);
    const behind = text.slice(sum.end);
    const mayBePaid = !sum.isHuge && sum.min > 0 && (sum.sign !== '' || isLabelled);
    if (!mayBePaid || fortnightly.test(behind.slice(0, 30))) return [];
    const currency = currencyOf(sum.sign, country);
    const stated = namedFrequency(ahead, behind.slice(0, 40));
    const frequency = stated !== '' && isUsualPay(sum.min, currency, stated) ? stated : '';
    const likely = frequency || likelyFrequency(sum.min, currency);
    if (sum.sign === '' && frequency === '' && likely !== 'year') return [];
    const score = payScore({ sum, ahead, behind, isLabelled, frequency, isOfEmployer: section === 'about' });
    return score < minScore ? [] : [{ salary: { min: sum.min, max: sum.max, currency, frequency: likely }, score }];
  });
}

/**
 * Reads the pay: an amount or range, its currency and frequency. Words around a sum rule out turnover, gifts or limits;
 * a sum without context is not read.
 * @param country ISO code of the job's country, which decides whose dollars are meant; empty when unknown.
 */
export function readSalary(lines: readonly JobLine[], country: string): Salary {
  let best: { salary: Salary; score: number } | null = null;
  for (const pay of lines.flatMap((line) => paysOf(line, country))) if (!best || pay.score > best.score) best = pay;
  return best?.salary ?? { min: null, max: null, currency: '', frequency: '' };
}
