/** A sum of money or a range, as written in a line. */
export interface MoneyAmount {
  min: number;
  /** Null for a single sum. */
  max: number | null;
  /** The sign or code next to it, in capitals; empty for a bare number. */
  sign: string;
  /** In millions or more. */
  isHuge: boolean;
  /** Offset in the text. */
  start: number;
  end: number;
}

const signs = String.raw`(?:CA|AU|US|NZ|SG|S|C|A|HK)?\$|£|€|₹|¥|zł`;
const codes =
  'USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|CHF|INR|JPY|PLN|SEK|NOK|DKK|CZK|AED|SAR|QAR|ZAR|BRL|MXN|euros?(?![\\p{L}])';
const number = String.raw`\d{1,3}(?:[,.' ’\u00a0\u202f]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?`;
const unit = String.raw`\s?(?:k|m|mn|bn|tsd\.?|mio\.?|mrd\.?|million|billion|lakhs?|lacs?|lpa|crores?)(?![\p{L}\d])`;
const oneSum = new RegExp(
  String.raw`(?:(${signs}|(?<![\p{L}])(?:${codes}))\s?)?(?<![\p{L}\d.,])(${number})(${unit})?(?:\s?(${signs}|(?:${codes})(?![\p{L}]))(?!\s?\d))?`,
  'giu',
);
/** Text between the ends of a range. */
const between = /^\s?(?:-|–|—|\/|to|bis|and|und|à)\s?$/iu;

/** A pension plan named after its paragraph: `401(k)`. */
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
    const unit = (unitAsWritten ?? '').trim().toLowerCase();
    return {
      value: toNumber(digits),
      sign: signOf(before, after, unit),
      unit,
      isDecimal: /[.,]\d{1,2}$/.test(digits),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

/** Units of pay; larger units are turnover. */
const factors: Readonly<Record<string, number>> = {
  k: 1000,
  tsd: 1000,
  lakh: 100_000,
  lakhs: 100_000,
  lac: 100_000,
  lacs: 100_000,
  lpa: 100_000,
};
const factorOf = (unit: string): number | undefined => factors[unit.replace(/\.$/, '')];
const isHuge = (unit: string): boolean => unit !== '' && factorOf(unit) === undefined;

/** A code beats a sign: `$135,000 CAD`. Lakhs are rupees. */
function signOf(before: string | undefined, after: string | undefined, unit: string): string {
  const code = [after, before].find((sign) => sign !== undefined && isCode(sign));
  return (code ?? before ?? after ?? ((factorOf(unit) ?? 0) > 1000 ? 'INR' : '')).toUpperCase();
}
const isCode = (sign: string): boolean => /^\p{L}+$/u.test(sign);

/** Unit of the lower end of a range: its own, else that of the upper end: `£40-48k`, `€58-66.000`. */
function lowFactor(low: Amount, high: Amount | null, highValue: number | null): number {
  const own = factorOf(low.unit);
  if (own !== undefined) return own;
  if (low.value >= 1000 || high === null || highValue === null) return 1;
  const isInThousands = highValue >= 10_000 && !low.isDecimal && !high.isDecimal;
  return factorOf(high.unit) ?? (isInThousands ? 1000 : 1);
}

function build(low: Amount, high: Amount | null): MoneyAmount {
  const highValue = high === null ? null : high.value * (factorOf(high.unit) ?? 1);
  const min = low.value * lowFactor(low, high, highValue);
  const lowUnit = factorOf(low.unit);
  const isLowOnly = lowUnit !== undefined && high?.unit === '' && high.value < 1000;
  const max = highValue !== null && isLowOnly ? highValue * lowUnit : highValue;
  return {
    min,
    max: max !== null && max > min ? max : null,
    sign: [high?.sign, low.sign].find((sign) => sign && isCode(sign)) ?? (low.sign || (high?.sign ?? '')),
    isHuge: isHuge(low.unit) || isHuge(high?.unit ?? ''),
    start: low.start,
    end: high?.end ?? low.end,
  };
}

/**
 * Finds the sums in a line: `£40-48k`, `$1,400 to $1,650`, `58.000 bis 66.000 Euro`, and bare numbers where the line is
 * about money. Two sums in descending order are separate.
 */
export function moneyAmounts(text: string): MoneyAmount[] {
  const amounts = amountsOf(text);
  const sums: MoneyAmount[] = [];
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
