import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import data from '../../../data/advertisements/remote.json' with { type: 'json' };
import { anyOf } from '../../text/phrase-list';

type Remote = Exclude<ParsedJob['remote'], ''>;

/** A pattern that says where the work is done. */
interface Sign {
  says: Remote;
  pattern: RegExp;
}

const kinds = ['hybrid', 'onsite', 'remote'] as const;
const days = (count: string): string =>
  String.raw`${count} (?:days?|tage?n?)(?: (?:a|per|each|in the|pro|in der) (?:week|woche))?`;
const someOf = anyOf(data.counts);
const someDays = days(someOf);
const allDays = days(anyOf(['5', 'five', 'fünf']));
const workFromHome = anyOf(data.workFromHome);
/** Of some days more words say so: `two days at home`, but neither `some mobile phones` nor `some at home`. */
const home = anyOf([...data.workFromHome, ...data.daysFromHome]);
const office = String.raw`(?:${anyOf(data.inOffice)}|in (?:the|our) \p{L}{2,20} office(?!\p{L}))`;
/** Some days here and some there, and all of them in one place. */
const shares: readonly Sign[] = [
  { says: 'hybrid', pattern: new RegExp(`${someDays} (?:${home}|${office})`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(`${office} ${someDays}`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(`${someOf}[ -]${workFromHome}[ -]days?`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(`${anyOf(data.partly)} ${workFromHome}`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(String.raw`${home} up to (?:\d{1,2}\s?%|${someDays})`, 'iu') },
  { says: 'onsite', pattern: new RegExp(`${allDays} ${office}`, 'iu') },
  { says: 'onsite', pattern: /\boffice\b[^.\n]{0,40}\((?:5|five) days\)/iu },
];
/** What `not` denies in front of a word says the contrary. */
const notDenied = String.raw`(?<!\b(?:no|not|non|not a|not an)[ -])`;
/** A word stands apart, as terms do: `Leeds, hybrid`, `(remote)`. */
const apart = String.raw`(?=\s*(?:$|[|,;.:()\]!?·•/\n]|[-–—]\s|\d))`;

/**
 * Words such as `remote` say where the work is done where they stand apart, or before words of work (`remote position`); before any
 * other word they may tell of something else (`remote sensing`, `hybrid cloud`).
 */
const words: readonly Sign[] = kinds.flatMap((says) => {
  const { words: names, behind, phrases } = data[says];
  const word = notDenied + anyOf(names);
  return [
    { says, pattern: new RegExp(`${word}${apart}`, 'imu') },
    { says, pattern: new RegExp(String.raw`${word}[\s-]${anyOf(behind)}`, 'iu') },
    { says, pattern: new RegExp(anyOf(phrases), 'iu') },
  ];
});
const signs = [...shares, ...words];

/**
 * Whether the work is done in a place of the employer, from home, or both; empty where nothing says so. What tells of both is
 * asked first, for a job that is `hybrid` names the office and the home as well.
 */
export function readRemote(text: string): ParsedJob['remote'] {
  return kinds.find((kind) => signs.some(({ says, pattern }) => says === kind && pattern.test(text))) ?? '';
}
