import type { ParsedJob, SalaryFrequency } from '@portal/domain/jobs/parsed-job';
import { currencyOf } from './job-currency';
import type { JobLine } from '../job-sections';
import { isUsualPay, likelyFrequency, namedFrequency } from './pay-frequency';
import { isOnTarget, isPayLabelled, moneyWords, saysOtherBehind, saysPaidBehind } from './pay-words';
import { moneyAmounts, type MoneyAmount } from './money-amounts';

type Salary = ParsedJob['salary'];

/** A sum of a line, and what stands around it. */
interface Mention {
  sum: MoneyAmount;
  /** What stands before it, back to the sum before. */
  ahead: string;
  behind: string;
  isLabelled: boolean;
  /** How often it is paid, where that is told and may be. */
  frequency: SalaryFrequency | '';
  /** It stands among what tells of the employer. */
  isOfEmployer: boolean;
}

/** A frequency that jobs do not have. */
const fortnightly = /^[\s,(]{0,5}(?:gross\s)?(?:bi-?weekly|fortnightly|(?:per|an?|\/)\s?fortnight|every two weeks)\b/iu;
/** Words that may stand beside a sum which is a part of its own: `from £40k`, `c. $90,000`. */
const alone = /^\W*(?:from|up to|circa|ca|c|around|about|approx|to|starting at|starts at|ab|bis zu)?\W*$/iu;
const separator = /[|·•;(]|\s[-–—]\s|,\s|\.\s|:\s/gu;

/** What a sum must show at least to be taken for the pay. */
const leastScore = 2;
/** Nobody offers a range that ends at more than so many times its beginning. */
const widestRange = 3.5;
const longestLine = 2000;
/** So far before and behind a sum words tell what it is for. */
const aheadLength = 70;
const behindLength = 60;

/** Where the part of a text that ends there begins: behind the last separator. */
function clauseStart(text: string): number {
  return [...text.matchAll(separator)].reduce((_, match) => match.index + match[0].length, 0);
}

/** How much the words before a sum say that it is paid, or is something else. */
function scoreAhead({ ahead, isLabelled }: Mention): number {
  const near = ahead.slice(-aheadLength);
  const sentence = near.split(/[.;!?]\s/u).pop() ?? '';
  const { paidAt, otherAt } = moneyWords(sentence);
  const isPaid = paidAt >= 0 || isLabelled;
  const isApart = alone.test(near.slice(clauseStart(near)));
  const isOther = otherAt >= 0 && !(paidAt > otherAt || (isPaid && isApart));
  return (isPaid ? 3 : 0) + (isApart ? 1 : 0) + (isOther ? -5 : 0);
}

/** How much the words behind a sum say that it is paid, or is something else. */
function scoreBehind({ behind }: Mention): number {
  const near = behind.slice(0, behindLength);
  return (saysPaidBehind(near) ? 3 : 0) + (saysOtherBehind(near) ? -5 : 0);
}

/** How much a sum looks by itself as pay does. */
function scoreOfSum({ sum: { min, max }, frequency }: Mention): number {
  const isUsual = frequency !== '' || likelyFrequency(min, '') === 'year';
  const isTooWide = max !== null && max > min * widestRange;
  return (frequency === '' ? 0 : 2) + (max === null ? 0 : 1) + (isUsual ? 1 : 0) + (isTooWide ? -4 : 0);
}

/** How much all around a sum says that it is paid for the work; below `leastScore` it is something else. */
const payScore = (mention: Mention): number =>
  scoreAhead(mention) +
  scoreBehind(mention) +
  scoreOfSum(mention) +
  (isOnTarget(mention.ahead, mention.behind) ? -1 : 0) +
  (mention.isOfEmployer ? -1 : 0);

/** The sums of a line that may be the pay, with how much says so. */
function paysOf({ line, section }: JobLine, country: string): { salary: Salary; score: number }[] {
  const text = line.text.slice(0, longestLine);
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
    return score < leastScore ? [] : [{ salary: { min: sum.min, max: sum.max, currency, frequency: likely }, score }];
  });
}

/**
 * Reads the pay: an amount or a range, its currency and how often it is paid. Other sums, such as turnover, gifts or limits, are
 * told apart by the words beside them; where nothing says what a sum is for, none is read.
 * @param country ISO code of where the job is, which says whose dollars are meant; empty where nobody knows.
 */
export function readSalary(lines: readonly JobLine[], country: string): Salary {
  let best: { salary: Salary; score: number } | null = null;
  for (const pay of lines.flatMap((line) => paysOf(line, country))) if (!best || pay.score > best.score) best = pay;
  return best?.salary ?? { min: null, max: null, currency: '', frequency: '' };
}
