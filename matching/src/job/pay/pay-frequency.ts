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

/** What people earn at least and at most, in dollars, pounds or euros. */
const usual: Readonly<Record<SalaryFrequency, readonly [least: number, most: number]>> = {
  hour: [4, 600],
  day: [40, 4000],
  week: [150, 12_000],
  month: [400, 60_000],
  year: [8000, 2_000_000],
};

/** Currencies of which a wage has many more. */
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

/** Whether somebody may earn so much that often. */
export function isUsualPay(amount: number, currency: string, frequency: SalaryFrequency): boolean {
  const [least, most] = usual[frequency];
  const scale = scales[currency] ?? 1;
  // Pay in these is low as well where the country's is.
  return amount >= least && amount <= most * scale;
}

/** Two lie so far apart that what is between them is told to be neither. */
const surest: readonly [SalaryFrequency, least: number, most: number][] = [
  ['hour', 7, 150],
  ['year', 12_000, 2_000_000],
];

/** How often so much is usually paid, where nothing tells it; empty between. */
export function likelyFrequency(amount: number, currency: string): SalaryFrequency | '' {
  const scale = scales[currency] ?? 1;
  return surest.find(([, least, most]) => amount >= least * scale && amount <= most * scale)?.[0] ?? '';
}

/**
 * How often a sum is paid, by the words that are bound to it: `$30 an hour`, `Day rate: £500`. Words of the same sentence that
 * tell of something else, `£48,000, 40 hours a week`, are not.
 * @param ahead What stands before the sum, back to the one before it.
 * @param behind What stands behind it.
 */
export function namedFrequency(ahead: string, behind: string): SalaryFrequency | '' {
  const word = (perUnit.exec(behind) ?? adverb.exec(behind))?.[1] ?? before.exec(ahead.slice(-60))?.[1];
  if (word === undefined) return '';
  return frequencyOf.find(([form]) => form.test(word))?.[1] ?? '';
}
