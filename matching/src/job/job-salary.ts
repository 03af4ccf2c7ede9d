import type { ParsedJob, SalaryFrequency } from '@portal/domain/jobs/parsed-job';
import { currencyOf } from './job-currency';
import type { JobLine } from './job-sections';
import { isUsualPay, likelyFrequency, namedFrequency } from './pay-frequency';
import { sumsOfMoney, type SumOfMoney } from './sums-of-money';

type Salary = ParsedJob['salary'];

/** Words before a sum that say it is paid for the work. */
const payAhead =
  /\b(?:salar(?:y|ies)|pay|pays|paid|paying|wages?|compensation|comp|remuneration|rates?|base|basic|earn(?:s|ing)?|earnings|gross(?:es)?|ote|package|gehalt|jahresgehalt|monatsgehalt|verg[üu]tung|lohn|verdien\w*|brutto|entgelt|salaire|sueldo)\b/iu;
/** A line that is nothing but the pay, by its label. */
const payLabel =
  /^\W*(?:(?:annual|base|basic|hourly|day|monthly|starting|target|expected) )?(?:salary|pay|compensation|comp|rate|wage|remuneration|gehalt|verg[üu]tung|package)\b[^:\d]{0,30}[:：]/iu;
/** Words behind a sum that say the same. */
const payBehind =
  /^[\s,)(]*(?:(?:(?:per|an?|\/)\s?(?:hour|hr|h|day|week|wk|month|mo|year|yr|annum)|p\.?a\.?|p\.?h\.?|hourly|daily|weekly|monthly|annually|yearly)?[\s,)(]*)(?:base\b|basic\b|salary|wage|gross|brutto|doe\b|dependent|depending|according to|in line with|commensurate|negotiable|pro rata|fte\b|outside ir35|inside ir35|ote\b|(?:plus|and an?|and|\+|with|&)[\s:]*(?:an? |full |great |excellent |generous |annual |uncapped |quarterly |overtime |shared )?(?:bonus|commission|tips?|benefits|equity|stock|options|super\b|superannuation|car\b|pension|overtime|holiday|ote\b|penalt|vehicle|van\b))/iu;
/** What money is for that is no pay: words before the sum. */
const otherAhead =
  /\b(?:turnover|turns? over|revenues?|budgets?|gifts?|donors?|donations?|grants?|spend(?:ing)?|spent|limits?|liability|authority|premiums?|sales|portfolio|books?|assets|aum|raised|raise|funding|funds?|worth|valued?|deals?|contracts?|projects?|loans?|income|fees?|prices?|priced|costs?|costing|savings?|arr|mrr|gmv|quota|target|purchases?|invoices?|transactions?|claims?|endowment|rent|sign-?on|signing|bonus(?:es)?|referral|allowance|stipend|relocation|tuition|reimburse\w*|vouchers?|deposits?|fines?|discount|insured?|insurance|cover|tools?|mileage|training|learning|wellness|equipment|profit|losses|inventory|orders?|tickets?|baskets?|umsatz|volumen|investments?|investing|scholarships?|debts?|awards?|properties|homes|houses|mortgages?|debits?|payroll of|cash|expenses|ledger|stock of|between customers)\b/iu;
/** The same behind it, with no more than two words between. */
const otherBehind =
  /^[\s,)]*(?:(?:of|in|for|a|an|per|each|annual|yearly)\s)?(?:(?!and\b|plus\b|with\b|or\b)[\p{L}-]+\s){0,2}?(?:turnover|revenues?|budgets?|gifts?|donations?|grants?|spend|limits?|liability|premiums?|sales|portfolio|book|assets|aum|funding|deals?|contracts?|projects?|loans?|arr|mrr|gmv|quota|sign-?on|signing|(?:welcome |referral |retention |joining )?bonus(?:es)?|referral|allowance|stipend|relocation|tuition|vouchers?|deposit|discount|insurance|cover|profit|inventory|orders?|umsatz|investment|scholarships?|business|company|fund|organi[sz]ation|estate|scheme|development|savings|match|for (?:tools|training|learning|books|equipment))\b/iu;
/** So much for each of something that is no time: `£950 a sale`. */
const perThing =
  /^\s?(?:(?:per|a|an|each|every)\s|\/\s?)(?!hour|hr|h\b|day|week|wk|month|mo\b|year|yr|annum|a\b|night|shift|full|base|basic|gross|plus)\p{L}/iu;
/** A frequency that jobs do not have. */
const fortnightly = /^[\s,(]*(?:gross\s)?(?:bi-?weekly|fortnightly|(?:per|an?|\/)\s?fortnight|every two weeks)\b/iu;
/** Words that may stand beside a sum which is a part of its own: `from £40k`, `c. $90,000`. */
const alone = /^\W*(?:from|up to|circa|ca|c|around|about|approx|to|starting at|starts at|ab|bis zu)?\W*$/iu;
const separator = /[|·•;(]|\s[-–—]\s|,\s|\.\s|:\s/gu;
/** Pay that depends on success is more than what is sure. */
const onTarget = /\b(?:ote|on[- ]target|commission of|earnings)\b/iu;

/** What a sum must show at least to be taken for the pay. */
const leastScore = 2;
/** Nobody offers a range that ends at more than so many times its beginning. */
const widestRange = 3.5;
const longestLine = 2000;

/** Where the part of a text that ends there begins: behind the last separator. */
function clauseStart(text: string): number {
  return [...text.matchAll(separator)].reduce((_, match) => match.index + match[0].length, 0);
}

/** How much the words around a sum say that it is paid for the work; below `leastScore` it is something else. */
function payScore(sum: SumOfMoney, text: string, from: number, frequency: SalaryFrequency | ''): number {
  const ahead = text.slice(Math.max(from, sum.start - 70), sum.start);
  const sentence = ahead.split(/[.;!?]\s/u).pop() ?? '';
  const behind = text.slice(sum.end, sum.end + 60);
  const isPaid = payAhead.test(sentence) || payLabel.test(text);
  const paidAt = sentence.search(payAhead);
  const otherAt = sentence.search(otherAhead);
  const clause = ahead.slice(clauseStart(ahead));
  const isApart = alone.test(clause) && (from === 0 || from < sum.start);
  const isOther = otherAt >= 0 && !(paidAt > otherAt || (isPaid && isApart));
  return (
    (isPaid ? 3 : 0) +
    (payBehind.test(behind) ? 3 : 0) +
    (frequency === '' ? 0 : 2) +
    (sum.max === null ? 0 : 1) +
    (isApart ? 1 : 0) +
    (likelyFrequency(sum.min, '') === 'year' || frequency !== '' ? 1 : 0) +
    (isOther ? -5 : 0) +
    (otherBehind.test(behind) ? -5 : 0) +
    (perThing.test(behind) ? -4 : 0) +
    (sum.max !== null && sum.max > sum.min * widestRange ? -4 : 0) +
    (onTarget.test(ahead.slice(-30)) || onTarget.test(behind.slice(0, 12)) ? -1 : 0)
  );
}

/**
 * Reads the pay: an amount or a range, its currency and how often it is paid. Other sums, such as turnover, gifts or limits, are
 * told apart by the words beside them; where nothing says what a sum is for, none is read.
 * @param country ISO code of where the job is, which says whose dollars are meant; empty where nobody knows.
 */
export function readSalary(lines: readonly JobLine[], country: string): Salary {
  let best: { salary: Salary; score: number } | null = null;
  for (const { line, section } of lines) {
    const text = line.text.slice(0, longestLine);
    if (!/\d/.test(text)) continue;
    const isLabelled = payLabel.test(text);
    let from = 0;
    for (const sum of sumsOfMoney(text)) {
      const start = from;
      from = sum.end;
      if (sum.isHuge || (sum.sign === '' && !isLabelled) || fortnightly.test(text.slice(sum.end, sum.end + 30)))
        continue;
      const currency = currencyOf(sum.sign, country);
      const told = namedFrequency(text.slice(start, sum.start), text.slice(sum.end, sum.end + 40));
      const named = told !== '' && isUsualPay(sum.min, currency, told) ? told : '';
      const frequency = named || likelyFrequency(sum.min, currency);
      const isBare = sum.sign === '' && named === '' && frequency !== 'year';
      const score = payScore(sum, text, start, named) - (section === 'about' ? 1 : 0);
      if (score < leastScore || isBare || sum.min === 0 || (best && score <= best.score)) continue;
      best = { salary: { min: sum.min, max: sum.max, currency, frequency }, score };
    }
  }
  return best?.salary ?? { min: null, max: null, currency: '', frequency: '' };
}
