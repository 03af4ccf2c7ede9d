import { instantOf, type WallTime } from './time-zone';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?`;
const time = String.raw`(?:,|\s|t|at|@)+(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>[ap]\.?m\b)?`;
const year = String.raw`(?<year>20\d{2})`;
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;

/** Days that have one meaning, each followed by a time; `3/4` is left out because its order is unknown. */
const patterns = [
  `${year}-(?<month>\\d{1,2})-(?<day>\\d{1,2})${time}`,
  `${monthName}\\s*${day},?\\s*${year}${time}`,
  `${day}\\s*(?:of\\s*)?${monthName},?\\s*${year}${time}`,
].map((pattern) => new RegExp(pattern, 'gi'));

/**
 * The times in a viewer's answer about when an interview suits them, in the order of the text. Only days with month, year
 * and time of day are read; an hour without AM, PM or minutes is not one.
 * @param zone of the viewer.
 * @returns milliseconds since 1970.
 */
export function readScheduleTimes(text: string, zone: string): number[] {
  const found = patterns.flatMap((pattern) => [...text.slice(0, 2_000).matchAll(pattern)]);
  const instants = found
    .sort((one, other) => one.index - other.index)
    .map(({ groups = {} }) => {
      const wall = wallTimeOf(groups);
      return wall && instantOf(wall, zone);
    });
  return [...new Set(instants.filter((instant) => instant !== null))];
}

function wallTimeOf(groups: Partial<Record<string, string>>): WallTime | null {
  const { half, minute } = groups;
  if (half === undefined && minute === undefined) return null;
  const typedHour = Number(groups.hour);
  if (half !== undefined && (typedHour < 1 || typedHour > 12)) return null;
  const isAfternoon = half?.toLowerCase().startsWith('p') === true;
  const hour = half === undefined ? typedHour : (typedHour % 12) + (isAfternoon ? 12 : 0);
  const month = groups.name === undefined ? Number(groups.month) : months.indexOf(groups.name.toLowerCase()) + 1;
  return { year: Number(groups.year), month, day: Number(groups.day), hour, minute: Number(minute ?? 0) };
}
