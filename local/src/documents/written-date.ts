import type { Month } from './month';
import type { DateFormat } from './style';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const seasons = [
  'Winter',
  'Winter',
  'Spring',
  'Spring',
  'Spring',
  'Summer',
  'Summer',
  'Summer',
  'Fall',
  'Fall',
  'Fall',
  'Winter',
] as const;

/** Writes a month the way a person would: `Jan 2019`, `01/2019`, `Summer 2015`. */
export function writeMonth(month: Month, format: DateFormat): string {
  const year = month.slice(0, 4);
  const digits = month.slice(5, 7);
  const name = months[Number(digits) - 1] ?? '';
  const short = name === 'September' ? 'Sept' : name.slice(0, 3);
  const written: Readonly<Record<DateFormat, string>> = {
    'MMM YYYY': `${name.slice(0, 3)} ${year}`,
    'MMMM YYYY': `${name} ${year}`,
    'MM/YYYY': `${digits}/${year}`,
    'M/YYYY': `${String(Number(digits))}/${year}`,
    'MM/YY': `${digits}/${year.slice(2)}`,
    YYYY: year,
    'YYYY/MM': `${year}/${digits}`,
    'YYYY-MM': `${year}-${digits}`,
    'MM.YYYY': `${digits}.${year}`,
    "MMM 'YY": `${name.slice(0, 3)} '${year.slice(2)}`,
    'MMM. YYYY': name.length <= 4 ? `${name} ${year}` : `${short}. ${year}`,
    'MMM, YYYY': `${name.slice(0, 3)}, ${year}`,
    season: `${seasons[Number(digits) - 1] ?? ''} ${year}`,
  };
  return written[format];
}

/** The precision of a written month: seasons and bare years give only the year. */
export function readableMonth(month: Month, format: DateFormat): string {
  return format === 'YYYY' || format === 'season' ? month.slice(0, 4) : month;
}
