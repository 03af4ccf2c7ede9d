import type { SalaryFrequency } from '@portal/domain/jobs/parsed-job';

const perUnit =
  /^[\s,(]*(?:\+ )?(?:gross|brutto|net|netto|base|basic|flat|euros?)?[\s,(]*(?:(?:per|an?|each|every|pro|im|je|par|al|por|p\.?)\s?|\/\s?)(hour|hr|h|std|stunde|heure|hora|day|d|tag|jour|week|wk|w|woche|month|mo|monat|mois|mes|year|yr|annum|a|jahr|an|año)(?![\p{L}])/iu;
const adverb =
  /^[\s,(]*(?:gross|brutto|base|basic)?[\s,(]*(hourly|daily|weekly|monthly|monatlich|yearly|annually|annual|jährlich|p\.\s?a|p\.\s?h|ph|pa|pcm|pw|pd)(?![\p{L}])/iu;
const before =
  /\b(hourly|daily|weekly|monthly|annual|yearly|day|hour|stunden|tages|monats|jahres|per hour|per day|per week|per month|per year|per annum)[ -]?(?:salary|rate|pay|wage|base|gross|brutto|gehalt|lohn|satz|range|compensation|income)?[^\d$£€.;]{0,24}$/iu;

const frequencyOf: readonly [RegExp, SalaryFrequency][] = [
  [/^(?:per )?(?:h|hr|hour|hourly|std|stunden?|heure|hora|ph|p\.\s?h)$/i, 'hour'],
  [/^(?:per )?(?:d|day|daily|tag|tages|jour|pd)$/i, 'day'],
  [/^(?:per )?(?:w|wk|week|weekly|woche|pw)$/i, 'week'],
  [/^(?:per )?(?:mo|month|monthly|monat|monats|monatlich|mois|mes|pcm)$/i, 'month'],
  [/./, 'year'],
];

/** Usual pay from least to most, in dollars, pounds or euros. */
const usual: Readonly<Record<SalaryFrequency, readonly [least: number, most: number]>> = {
  hour: [4, 600],
  day: [40, 4000],
  week: [150, 12_000],
  month: [400, 60_000],
  year: [8000, 2_000_000],
};

/** Factors of currencies with larger numbers. */
const scales: Readonly<Record<string, number>> = {
  INR: 40,
  JPY: 100,
  CZK: 15,
  SEK: 8,
  NOK: 8,
  DKK: 6,
  ZAR: 8,
  MXN: 10,
};

/** Whether an amount is plausible pay for a frequency. */
export function isUsualPay(amount: number, currency: string, frequency: SalaryFrequency): boolean {
  const [least, most] = usual[frequency];
  const scale = scales[currency] ?? 1;
  // The lower bound is not scaled: pay is lower in some of these countries.
  return amount >= least && amount <= most * scale;
}

/** Ranges far enough apart; amounts between them stay undecided. */
const surest: readonly [SalaryFrequency, least: number, most: number][] = [
  ['hour', 7, 150],
  ['year', 12_000, 2_000_000],
];

/** The likely frequency of an amount without one; empty when undecided. */
export function likelyFrequency(amount: number, currency: string): SalaryFrequency | '' {
  const scale = scales[currency] ?? 1;
  return surest.find(([, least, most]) => amount >= least * scale && amount <= most * scale)?.[0] ?? '';
}

/**
 * The frequency of a sum by the words bound to it: `$30 an hour`, `Day rate: £500`. Other words of the sentence do not
 * count: `£48,000, 40 hours a week`.
 * @param ahead Text before the sum, back to the previous one.
 * @param behind Text after it.
 */
export function namedFrequency(ahead: string, behind: string): SalaryFrequency | '' {
  const word = (perUnit.exec(behind) ?? adverb.exec(behind))?.[1] ?? before.exec(ahead.slice(-60))?.[1];
  if (word === undefined) return '';
  return frequencyOf.find(([form]) => form.test(word))?.[1] ?? '';
}
