import { dayMs } from '../constants/time';
import { interviewTexts } from '../texts/interviews';
import type { Slot } from './slot';

/** Most times of one proposal. */
export const maxSlots = 5;
/** Lengths of an interview in minutes, as the forms offer them. */
export const slotLengths = [15, 30, 45, 60, 90, 120] as const;
export const maxSlotMinutes = 480;
/** How far ahead an interview may be. */
const furthestMs = 366 * dayMs;

const minuteMs = 60_000;

/** When a time ends, in milliseconds since 1970. */
export function endOf({ start, minutes }: Slot): number {
  return start + minutes * minuteMs;
}

/** Whether two times have a moment in common; one that begins when the other ends has none. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.start < endOf(other) && other.start < endOf(one);
}

/** The earliest start of slots that may overlap with a slot that starts then. */
export function earliestOverlap(start: number): number {
  return start - maxSlotMinutes * minuteMs;
}

/** The entered times of inputs of the type `datetime-local`, on the browser's clock; `''` for an empty one. */
export function slotsOfInputs(times: readonly string[], minutes: number): Slot[] {
  return times.filter(Boolean).map((time) => ({ start: new Date(time).getTime(), minutes }));
}

/** Why these times cannot be proposed, as a sentence; null when they can. */
export function slotProblem(slots: readonly Slot[], now: number): string | null {
  if (slots.length === 0) return interviewTexts.chooseTime;
  if (slots.length > maxSlots) return interviewTexts.tooManyTimes;
  if (slots.some(({ start }) => start <= now)) return interviewTexts.past;
  if (slots.some(({ start }) => start > now + furthestMs)) return interviewTexts.tooFar;
  const overlapping = slots.some((slot, index) => slots.slice(index + 1).some((other) => overlaps(slot, other)));
  return overlapping ? interviewTexts.overlapping : null;
}
