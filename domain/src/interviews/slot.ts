import { number, string } from 'yup';
import { list, record, type Model } from '../fields/model';
import { isTimeZone } from './time-zone';
import { maxSlotMinutes, maxSlots } from './slot-times';

/** A time for an interview. */
export const slotSchema = record({
  /** Milliseconds since 1970. */
  start: number().integer().min(0).required(),
  minutes: number().integer().min(5).max(maxSlotMinutes).required(),
});
export type Slot = Model<typeof slotSchema>;

export const slotsSchema = list(slotSchema, maxSlots);

/** The time zone that a browser states. */
export function timeZone() {
  return string()
    .max(64)
    .test('timeZone', (value) => !value || isTimeZone(value));
}
