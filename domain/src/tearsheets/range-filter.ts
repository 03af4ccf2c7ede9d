import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';
import { wordsOf } from '../texts/settings';

const rangeTexts = {
  field: 'Field',
  minimum: 'Lowest value',
  maximum: 'Highest value',
  currency: 'Currency of amounts',
};

/** Currencies to choose from (ISO 4217). */
const currencies = [
  'USD',
  'CAD',
  'EUR',
  'GBP',
  'CHF',
  'AUD',
  'NZD',
  'INR',
  'SGD',
  'JPY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
] as const;

/** Candidate fields that a range slider may filter. */
export const rangeFields = [
  'salaryLow',
  'salary',
  'hourlyRateLow',
  'hourlyRate',
  'experience',
  'dateOfBirth',
  'travelLimit',
] as const;
export type RangeField = (typeof rangeFields)[number];

/** A range slider; dates are milliseconds since 1970. */
export const rangeFilterSchema = record({
  field: string()
    .oneOf(rangeFields)
    .required(formTexts.required)
    .meta({ label: rangeTexts.field, options: wordsOf(rangeFields) }),
  minRange: number().typeError(formTexts.notANumber).required(formTexts.required).meta({ label: rangeTexts.minimum }),
  maxRange: number()
    .typeError(formTexts.notANumber)
    .required(formTexts.required)
    .meta({ label: rangeTexts.maximum })
    .when('minRange', ([minRange]: number[], schema) =>
      minRange === undefined ? schema : schema.min(minRange, formTexts.tooSmall(minRange)),
    ),
  /** Of salaries and rates; null shows plain numbers. */
  currency: string()
    .nullable()
    .oneOf([...currencies, null])
    .default(null)
    .meta({ label: rangeTexts.currency }),
});
export type RangeFilter = Model<typeof rangeFilterSchema>;

/** Fields whose values are amounts of money. */
const moneyFields: ReadonlySet<string> = new Set<RangeField>(['salaryLow', 'salary', 'hourlyRateLow', 'hourlyRate']);

/** The currency of a slider's values; `''` for values that are no money. */
export function currencyOf({ field, currency }: Pick<RangeFilter, 'field' | 'currency'>): string {
  return moneyFields.has(field) ? (currency ?? '') : '';
}

/** The chosen values of a slider. */
export interface ChosenRange {
  min: number;
  max: number;
}

/** Whether the slider filters: one of its values differs from its bound. */
export function isRangeActive(filter: Pick<RangeFilter, 'minRange' | 'maxRange'>, chosen: ChosenRange): boolean {
  return chosen.min !== filter.minRange || chosen.max !== filter.maxRange;
}

/**
 * Whether a candidate passes the slider. All pass an inactive slider; candidates without the value pass no active one.
 */
export function passesRange(
  filter: Pick<RangeFilter, 'minRange' | 'maxRange'>,
  chosen: ChosenRange,
  value: number | null | undefined,
): boolean {
  if (!isRangeActive(filter, chosen)) return true;
  return value !== null && value !== undefined && value >= chosen.min && value <= chosen.max;
}
