/** A sum of money, or a range of two, as a line tells it. */
export interface SumOfMoney {
  min: number;
  /** Null where one sum stands alone. */
  max: number | null;
  /** The sign or code beside it as written, in capitals; empty where a bare number stands. */
  sign: string;
  /** It is told in millions or more. */
  isHuge: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const signs = String.raw`(?:CA|AU|US|NZ|SG|S|C|A|HK)?\$|£|€|₹|¥|zł`;
const codes =
  'USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|CHF|INR|JPY|PLN|SEK|NOK|DKK|CZK|AED|SAR|QAR|ZAR|BRL|MXN|euros?(?![\\p{L}])';
const number = String.raw`\d{1,3}(?:[,.' ’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?`;
const unit = String.raw`\s?(?:k|m|mn|bn|tsd\.?|mio\.?|mrd\.?|million|billion)(?![\p{L}\d])`;
const oneSum = new RegExp(
  String.raw`(?:(${signs}|(?<![\p{L}])(?:${codes}))\s?)?(?<![\p{L}\d.,])(${number})(${unit})?(?:\s?(${signs}|(?:${codes})(?![\p{L}]))(?!\s?\d))?`,
  'giu',
);
/** What stands between the two ends of a range. */
const between = /^\s?(?:-|–|—|\/|to|bis|and|und|à)\s?$/iu;

/** A pension plan that is called after its paragraph: `401(k)`. */
const pensionPlan = /\b4(?:01|03|57)\s?\(?[abk]\)?(?![\p{L}\d])/giu;

interface Amount {
  value: number;
  sign: string;
  unit: string;
  isDecimal: boolean;
  start: number;
  end: number;
}

function toNumber(raw: string): number {
  const compact = raw.replace(/[\s'’]/g, '');
  const plain = /[.,]\d{3}(?:[.,]|$)/.test(compact) ? compact.replace(/[.,](?=\d{3})/g, '') : compact;
  return Number(plain.replace(',', '.'));
}

function amountsOf(text: string): Amount[] {
  return [...text.replace(pensionPlan, (plan) => ' '.repeat(plan.length)).matchAll(oneSum)].map((match) => {
    const [whole, before, digits = '', unitAsWritten, after] = match;
    return {
      value: toNumber(digits),
      sign: (before ?? after ?? '').toUpperCase(),
      unit: (unitAsWritten ?? '').trim().toLowerCase(),
      isDecimal: /[.,]\d{1,2}$/.test(digits),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

const isThousands = (unit: string): boolean => unit === 'k' || unit.startsWith('tsd');
const isHuge = (unit: string): boolean => unit !== '' && !isThousands(unit);

function build(low: Amount, high: Amount | null): SumOfMoney {
  const highValue = high === null ? null : high.value * (isThousands(high.unit) ? 1000 : 1);
  const isShort =
    low.value < 1000 && highValue !== null && highValue >= 10_000 && !low.isDecimal && high?.isDecimal !== true;
  const isShared = isShort || (low.value < 1000 && high !== null && isThousands(high.unit));
  const min = low.value * (isThousands(low.unit) || isShared ? 1000 : 1);
  const isLowOnly = isThousands(low.unit) && high?.unit === '' && high.value < 1000;
  const max = highValue !== null && isLowOnly ? highValue * 1000 : highValue;
  return {
    min,
    max: max !== null && max > min ? max : null,
    // A code tells more than a sign does: `$135,000 CAD`.
    sign: [high?.sign, low.sign].find((sign) => sign && /^\p{L}+$/u.test(sign)) ?? (low.sign || (high?.sign ?? '')),
    isHuge: isHuge(low.unit) || isHuge(high?.unit ?? ''),
    start: low.start,
    end: high?.end ?? low.end,
  };
}

/**
 * Finds the sums in a line: `£40-48k`, `$1,400 to $1,650`, `58.000 bis 66.000 Euro`; bare numbers as well, which are money
 * where the line says so. Two that are not in order are told one by one.
 */
export function sumsOfMoney(text: string): SumOfMoney[] {
  const amounts = amountsOf(text);
  const sums: SumOfMoney[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const low = amounts[index];
    const high = amounts[index + 1];
    if (!low) continue;
    const isRange = high !== undefined && high.start - low.end <= 6 && between.test(text.slice(low.end, high.start));
    const range = isRange ? build(low, high) : null;
    const isInOrder = typeof range?.max === 'number';
    sums.push(isInOrder ? range : build(low, null));
    if (isInOrder) index++;
  }
  return sums;
}
