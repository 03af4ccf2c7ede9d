import { number, string } from 'yup';
import { record, type Model } from '../fields/model';
import { formTexts } from '../texts/form';

/** Fields of candidates that a slider may filter (002 §3 Range filter). */
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

/** A slider and its bounds; dates count in milliseconds since 1970. */
export const rangeFilterSchema = record({
  field: string().oneOf(rangeFields).required(formTexts.required),
  minRange: number().required(formTexts.required),
  maxRange: number()
    .required(formTexts.required)
    .when('minRange', ([minRange]: number[], schema) =>
      minRange === undefined ? schema : schema.min(minRange, formTexts.tooSmall(minRange)),
    ),
});
export type RangeFilter = Model<typeof rangeFilterSchema>;

/** What a slider stands on. */
export interface ChosenRange {
  min: number;
  max: number;
}

/** Does the slider filter at all? Only if one of its values differs from its bound (002 §5). */
export function isRangeActive(filter: Pick<RangeFilter, 'minRange' | 'maxRange'>, chosen: ChosenRange): boolean {
  return chosen.min !== filter.minRange || chosen.max !== filter.maxRange;
}

/**
 * Does a candidate pass the slider? Every candidate passes one that stands on its bounds; one without the value
 * passes no other.
 */
export function passesRange(
  filter: Pick<RangeFilter, 'minRange' | 'maxRange'>,
  chosen: ChosenRange,
  value: number | null | undefined,
): boolean {
  if (!isRangeActive(filter, chosen)) return true;
  return value !== null && value !== undefined && value >= chosen.min && value <= chosen.max;
}
