import words from '../../data/advertisements/contact.json' with { type: 'json' };
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findPhones, type FoundPhone } from '../resume/contact/phones';
import { isGivenName } from '../resume/person/name-parts';
import { lookUpSkill } from '../taxonomy/skills';
import { companyScore, isDepartment, titleScore } from '../text/classify';
import { fold } from '../text/normalize';
import { anyOf, beginsWithAny } from '../text/phrase-list';
import { readPlace } from '../text/read-place';
import type { JobLine } from './job-sections';
import { mailFrom } from './mail-headers';
import { moneyAmounts } from './pay/money-amounts';

const word = String.raw`\p{Lu}[\p{L}\p{M}'’-]+`;
const particle = String.raw`(?:(?:van|von|de|der|den|da|di|du|la|le|al|el|bin|ter|ten)\s){0,2}`;
const salutation = String.raw`(?:Mr|Ms|Mrs|Miss|Dr|Prof|Eng|Frau|Herrn?)\.?\s`;
/** A name; the group leaves out the salutation. */
const person = String.raw`(?:${salutation})?(${word}(?:\s(?:\p{Lu}\.\s)?${particle}${word}){0,2})`;
const sender = new RegExp(String.raw`^${mailFrom}\s*["“]?${person}`, 'u');
/** Text between the cue and the name: `the practice manager, `, `Frau `. */
const role = String.raw`(?:(?:the|our)\s(?:[\p{L}-]{1,30}\s){0,4}[\p{L}-]{1,30}[,:]?\s)?`;
const asking = (names: readonly string[]): RegExp => new RegExp(String.raw`${anyOf(names)}\s?[?:,–-]?\s${role}`, 'giu');
const nameHere = new RegExp(`^${person}`, 'u');

/** Words before a contact's name with their weight; 2 is enough. */
const cues: readonly { pattern: RegExp; weight: number }[] = [
  { pattern: asking(words.contacts), weight: 1 },
  { pattern: asking(words.reaching), weight: 0.5 },
  /** `Submit a cover letter and a transcript to …`. */
  { pattern: new RegExp(String.raw`${anyOf(words.sending)}\s[^.!?]{0,80}?\s(?:to|with)\s${role}`, 'giu'), weight: 0.5 },
];
const enough = 2;
/** A phone number or address right after the name, or in the same sentence. */
const reached =
  /^[\s,.(–—:|-]{0,4}(?:(?:on|at|via|under|directly|unter|per)\s)?(?:(?:tel|phone|mob)\w*\.?:?\s)?(?:[(+]?\d[\d\s().-]{5,}|\S{1,40}@)/iu;
/** Nothing more is said about the person, or how to reach them: `Call Ruth on the number below`. */
const endsThere = /^\s*(?:[.!,;]|$|(?:on|at|or|for|directly)\s)/iu;
const reachable = /\d[\d\s().-]{5,}\d|\S@\S/u;
const reachLength = 100;
const noPerson = beginsWithAny(words.noPersons);

function isPerson(name: string): boolean {
  return (
    !noPerson.test(name) &&
    titleScore(name) < 0.6 &&
    companyScore(name) < 0.45 &&
    !isDepartment(name) &&
    lookUpSkill(name) === undefined &&
    readPlace(name) === null
  );
}

/** Weights of signs that a name is the contact. */
const signs = {
  /** A phone number or address right after it, or later in the sentence. */
  reached: 1.5,
  reachable: 0.75,
  givenName: 0.75,
  givenNameAlone: 0.75,
  fullName: 0.25,
  /** `Questions? Ruth Mayer`. */
  fullNameBehindSign: 0.75,
  inCapitals: -1,
};

/**
 * Weight of the signs that a name is the contact.
 * @param weight Weight of the words before it.
 * @param cue Those words.
 */
function scoreOf(name: string, weight: number, cue: string, behind: string): number {
  const near = behind.slice(0, reachLength);
  const isFull = name.includes(' ');
  const hasGivenName = isGivenName(name.split(/[ -]/)[0] ?? '');
  const stated = [
    reached.test(near) ? signs.reached : reachable.test(near) ? signs.reachable : 0,
    hasGivenName ? signs.givenName : 0,
    hasGivenName && endsThere.test(near) ? signs.givenNameAlone : 0,
    isFull ? signs.fullName : 0,
    isFull && /[?:]\s*$/.test(cue) ? signs.fullNameBehindSign : 0,
    name === name.toUpperCase() ? signs.inCapitals : 0,
  ];
  return stated.reduce((sum, sign) => sum + sign, weight);
}

/** The contact that a line names; empty when none. */
function askedIn(text: string): string {
  const found = cues.flatMap(({ pattern, weight }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const rest = text.slice(match.index + match[0].length);
      const stated = nameHere.exec(rest);
      const name = stated?.[1] ?? '';
      if (!stated || !isPerson(name)) return [];
      return [{ name, score: scoreOf(name, weight, match[0], rest.slice(stated[0].length)) }];
    }),
  );
  return found.filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score)[0]?.name ?? '';
}

/** A name that the email address contains: `Kylie Marsh - kylie@oceanshores.example`. */
function nameOfAddress(line: string, email: string): string {
  const local = fold(email.split('@')[0] ?? '')
    .split(/[._-]/)
    .filter((piece) => piece.length > 2);
  const names = line.match(new RegExp(`${word}(?:\\s${word}){0,2}`, 'gu')) ?? [];
  const found = names.find((name) => {
    const words = fold(name).split(' ');
    return local.some(
      (piece) => words.includes(piece) || (words.length > 1 && piece === `${words[0]?.[0] ?? ''}${words[1] ?? ''}`),
    );
  });
  return found && isPerson(found) ? found : '';
}

function nameIn(lines: readonly JobLine[], email: string): string {
  for (const { line } of lines.slice(0, 4)) {
    const name = sender.exec(line.text.slice(0, 200))?.[1];
    if (name !== undefined && isPerson(name)) return name;
  }
  for (const { line } of [...lines].reverse()) {
    const text = line.text.slice(0, 2000);
    const asked = askedIn(text);
    if (asked !== '') return asked;
    const isSignature =
      email !== '' && text.length < 40 && new RegExp(`^${word}(?:\\s${word}){1,2}$`, 'u').test(text.trim());
    if (isSignature && nameOfAddress(text, email) !== '') return text.trim();
    const own = email !== '' && text.toLowerCase().includes(email) ? nameOfAddress(text, email) : '';
    if (own !== '') return own;
  }
  return '';
}

/** Last lines that are searched for phone numbers. */
const lastLines = 60;
const maxLineLength = 2000;

/** Phone numbers, without sums of money. */
function phonesIn(lines: readonly JobLine[], country: string): FoundPhone[] {
  const read = lines.slice(-lastLines).map(({ line }) => line);
  const sums = read.flatMap(({ text, start }) =>
    moneyAmounts(text.slice(0, maxLineLength))
      .filter(({ sign }) => sign !== '')
      .map((sum) => ({ start: start + sum.start, end: start + sum.end })),
  );
  return findPhones(read, country).filter(({ start, end }) => !sums.some((sum) => start < sum.end && end > sum.start));
}

/**
 * Reads the contact of a job.
 * @param country ISO code of the job's country, the default of phone numbers.
 * @param email The application address; empty when none.
 */
export function readContact(lines: readonly JobLine[], country: string, email: string): ParsedJob['contact'] {
  const phone = phonesIn(lines, country)[0];
  return { name: nameIn(lines, email.toLowerCase()), email, phone: phone ? phone.e164 || phone.value : '' };
}
