import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import data from '../../../data/advertisements/remote.json' with { type: 'json' };
import { anyOf } from '../../text/phrase-list';

type Remote = Exclude<ParsedJob['remote'], ''>;

/** A pattern for where the work is done. */
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
/** Words for days at home: `two days at home`, but neither `some mobile phones` nor `some at home`. */
const home = anyOf([...data.workFromHome, ...data.daysFromHome]);
const office = String.raw`(?:${anyOf(data.inOffice)}|in (?:the|our) \p{L}{2,20} office(?!\p{L}))`;
/** Days here and there, and all days in one place. */
const shares: readonly Sign[] = [
  { says: 'hybrid', pattern: new RegExp(`${someDays} (?:${home}|${office})`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(`${office} ${someDays}`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(`${someOf}[ -]${workFromHome}[ -]days?`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(`${anyOf(data.partly)} ${workFromHome}`, 'iu') },
  { says: 'hybrid', pattern: new RegExp(String.raw`${home} up to (?:\d{1,2}\s?%|${someDays})`, 'iu') },
  { says: 'onsite', pattern: new RegExp(`${allDays} ${office}`, 'iu') },
  { says: 'onsite', pattern: /\boffice\b[^.\n]{0,40}\((?:5|five) days\)/iu },
];
/** A negated word means the opposite. */
const notDenied = String.raw`(?<!\b(?:no|not|non|not a|not an)[ -])`;
/** A word set off by punctuation, as terms are: `Leeds, hybrid`, `(remote)`. */
const apart = String.raw`(?=\s*(?:$|[|,;.:()\]!?·•/\n]|[-–—]\s|\d))`;

/**
 * Words such as `remote` count where they are set off, or before words of work (`remote position`); elsewhere they may
 * mean something else (`remote sensing`, `hybrid cloud`).
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
 * Whether the work is on-site, remote or hybrid; empty when unknown. Hybrid is tested first, because a hybrid job names
 * both the office and the home.
 */
export function readRemote(text: string): ParsedJob['remote'] {
  return kinds.find((kind) => signs.some(({ says, pattern }) => says === kind && pattern.test(text))) ?? '';
}
