import givenNameLines from '../../../data/lexicon/given-names.json' with { type: 'json' };
import iberianNames from '../../../data/lexicon/iberian-names.json' with { type: 'json' };
import nameWords from '../../../data/name-words.json' with { type: 'json' };
import { fold } from '../../text/normalize';

/** First, middle and last names. */
export interface NameParts {
  first: string;
  middle: string;
  last: string;
}

const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));
const givenNames = setOf(givenNameLines);
const iberianGiven = setOf(iberianNames.given);
const iberianSurnames = setOf(iberianNames.surnames);

/** Particles that belong to the surname after them. */
export const particle =
  /^(?:van|von|de|der|den|del|della|di|da|dos|das|do|du|la|las|los|le|el|al|bin|bint|ibn|ben|st|st\.|ter|ten|zu|zur|af|av|y|e|mac|mc|abu|san|santa|ní|nic|uí|ó|ap|ferch)$/i;
const initial = /^\p{L}\.?$/u;

/** Names that are often followed by a second given name: `Ana Clara`, `Juan Carlos`. */
const compoundStarts = new Set(
  'maria marie ana jose juan joao luis jorge pedro miguel marco victor enzo davi lucas julio angel carlos'.split(' '),
);
/** Common English and French double names: `Carol Ann`, `Jean Paul`. */
const pairedFirst = new Set('mary carol jo betty bobbie billie peggy barbara patty sue terry'.split(' '));
const pairedSecond = new Set('ann anne jo beth lou sue kay lynn'.split(' '));
const frenchFirst = new Set('jean anne marie'.split(' '));
const frenchSecond = new Set(
  'paul pierre luc marc claude louis francois michel jacques marie laure sophie claire helene therese louise christine france'.split(
    ' ',
  ),
);

/** Whether the first two words of a name of three or more are a double name. */
function isPaired(words: readonly string[]): boolean {
  const [first = '', second = ''] = words.map((word) => fold(word));
  if (words.length < 3 || first === second) return false;
  return (pairedFirst.has(first) && pairedSecond.has(second)) || (frenchFirst.has(first) && frenchSecond.has(second));
}

/** Given names too frequent to be meant as a surname. */
const frequentGiven = new Set(
  'maria jose juan luis carlos manuel alberto miguel jesus francisco alejandro antonio angel david daniel rafael fernando ricardo eduardo roberto javier andres diego pablo sergio jorge victor enrique guadalupe isabel teresa elena carmen rosa ana cristina fernanda gabriela lucia laura patricia beatriz victoria alejandra eugenia'.split(
    ' ',
  ),
);
/** Countries with two surnames. */
const twoSurnames = new Set('ES MX AR CO PE CL VE EC UY CR PA DO CU PT BR SE GT HN SV NI BO PY PR'.split(' '));

const vietnameseSurnames = new Set(
  'nguyen tran le pham hoang huynh phan vu vo dang bui do ho ngo duong ly dinh doan truong dao lam trinh mai ha luong ta to thai kieu vuong cao tang phung quach chau diep'.split(
    ' ',
  ),
);
/** Letters used only in Vietnamese names. */
const vietnameseLetter = /[ơưđăĐƠƯĂẠ-ỹ]/u;

/** Whether the word is a known given name. */
export const isGivenName = (word: string): boolean =>
  givenNames.has(fold(word)) || (word.includes('-') && givenNames.has(fold(word.slice(0, word.indexOf('-')))));

const isSurname = (word: string): boolean => iberianSurnames.has(fold(word));
const isIberianGiven = (word: string): boolean => iberianGiven.has(fold(word));

/** Short forms without a particle or hyphen: `García-Huidobro` is an Iberian surname by its first part. */
const looksIberianSurname = (word: string): boolean =>
  isSurname(word) || isSurname(word.split('-')[0] ?? '') || /(?:ez|eiro|oso|ães|ões)$/u.test(word.toLowerCase());

const join = (words: readonly string[]): string => words.join(' ');

/** `Trúc Ly Nguyễn` and `Nguyễn Trúc Ly`: one surname, the rest are given names. */
function splitVietnamese(words: readonly string[]): NameParts | null {
  const [start = '', end = ''] = [words[0], words[words.length - 1]];
  const isSurnameLast = vietnameseSurnames.has(fold(end));
  const isSurnameFirst = vietnameseSurnames.has(fold(start));
  const isVietnamese =
    words.some((word) => vietnameseLetter.test(word.normalize('NFC'))) ||
    fold(end) === 'nguyen' ||
    fold(start) === 'nguyen';
  // An abbreviated middle name shows an English name.
  if (!isVietnamese || words.some((word) => word.length > 7 || initial.test(word))) return null;
  if (isSurnameLast && !(isSurnameFirst && ['nguyen', 'tran', 'pham'].includes(fold(start))))
    return { first: join(words.slice(0, -1)), middle: '', last: end };
  if (isSurnameFirst && words.length >= 2) return { first: end, middle: join(words.slice(1, -1)), last: start };
  return null;
}

/** Number of words of the given name at the beginning: `María del Carmen` and `Juan Carlos` are one. */
function compoundLength(words: readonly string[], isIberian: boolean): number {
  const [first = '', second = '', third = '', fourth = ''] = words.map((word) => fold(word));
  if (isPaired(words)) return 2;
  if (!isIberian || !compoundStarts.has(first)) return 1;
  if (second === 'del' && words.length >= 4) return 3;
  if (second === 'de' && ['la', 'los', 'las'].includes(third) && fourth !== '' && words.length >= 5) return 4;
  const isSecondGiven = isIberianGiven(second) && (!isSurname(second) || words.length > 3 || frequentGiven.has(second));
  return words.length >= 3 && isSecondGiven && !initial.test(words[1] ?? '') ? 2 : 1;
}

/**
 * The beginning of the surname, with its particles and, in Iberian names, the first surname.
 * @param from Number of words that are known to be given names.
 */
function surnameStart(words: readonly string[], from: number, isIberian: boolean, hasTwoSurnames: boolean): number {
  let start = words.length - 1;
  while (start - 1 >= from && particle.test(words[start - 1] ?? '')) start--;
  const second = words[start - 1];
  if (start - 1 < from || second === undefined || initial.test(second) || !(isIberian || hasTwoSurnames)) return start;
  const isSecondSurname = looksIberianSurname(second) && !frequentGiven.has(fold(second));
  const isUnknown = !isGivenName(second) && !isIberianGiven(second);
  if (!isSecondSurname && !isUnknown) return start;
  start--;
  while (start - 1 >= from && particle.test(words[start - 1] ?? '')) start--;
  return start;
}

const eastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]+$/u;
const surnamesOfTwo = new Set(nameWords.hanSurnamesOfTwo);

/** `王小明`, `佐藤 花子`: the surname comes first, of one sign where nothing separates it. */
function splitEastAsian(words: readonly string[]): NameParts | null {
  const [surname = '', ...given] = words;
  if (!words.every((word) => eastAsian.test(word))) return null;
  if (given.length > 0) return { first: given.join(' '), middle: '', last: surname };
  const length = surnamesOfTwo.has(surname.slice(0, 2)) && surname.length > 2 ? 2 : 1;
  return { first: surname.slice(length), middle: '', last: surname.slice(0, length) };
}

/** The name of the father with its ending: `Петровна`, `Ivanovich`. */
const patronymic = /(?:вич|вна|ична|инична|ovich|evich|ovna|evna)$/iu;

/** `Иванова Мария Петровна`: the surname precedes given name and patronymic. */
function splitByPatronymic([last = '', first = '', middle = '', ...more]: readonly string[]): NameParts | null {
  const isLast = more.length === 0 && patronymic.test(middle) && !patronymic.test(first);
  return isLast ? { first, middle, last } : null;
}

/**
 * Splits a name into its parts. Words that can be a given name or a surname are read according to the rest of the name.
 * @param words The words of the name without titles, nicknames and credentials, given name first.
 * @param country ISO code of the candidate's country; empty when unknown.
 */
export function splitName(words: readonly string[], country: string): NameParts {
  const eastAsian = splitEastAsian(words);
  if (eastAsian) return eastAsian;
  const vietnamese = words.length >= 3 ? splitVietnamese(words) : null;
  if (vietnamese) return vietnamese;
  const slavic = splitByPatronymic(words);
  if (slavic) return slavic;
  const [first = '', ...rest] = words;
  if (rest.length === 0) return { first, middle: '', last: '' };
  const last = words[words.length - 1] ?? '';
  const hasTwoSurnames = twoSurnames.has(country);
  const hints = [isIberianGiven(first), words.slice(1, -1).some(looksIberianSurname), looksIberianSurname(last)];
  const isIberian = hasTwoSurnames || hints.filter(Boolean).length >= 2;
  const given = Math.min(compoundLength(words, isIberian), words.length - 1);
  const start = surnameStart(words, given, isIberian, hasTwoSurnames);
  return {
    first: join(words.slice(0, given)),
    middle: join(words.slice(given, start)),
    last: join(words.slice(start)),
  };
}

/**
 * Separates two given names from the surname by an email that joins them: `Wei Ling Goh` and `Goh Wei Ling` with
 * `weiling.goh@`.
 * @returns null when the email does not decide.
 */
export function splitByEmail(words: readonly string[], email: string): NameParts | null {
  if (words.length !== 3 || words.some((word) => initial.test(word))) return null;
  const inEmail = (email.split('@')[0] ?? '').toLowerCase().split(/[._-]/);
  const isInEmail = (given: readonly string[], last: string): boolean =>
    inEmail.length === 2 && inEmail.includes(fold(given.join(''))) && inEmail.includes(fold(last));
  const [first = '', , third = ''] = words;
  if (isInEmail(words.slice(0, 2), third)) return { first: join(words.slice(0, 2)), middle: '', last: third };
  // `Tina Iron Heart` with `ironheart.tina@` has two surnames.
  const isSurnameFirst = !isGivenName(first) && isInEmail(words.slice(1), first);
  return isSurnameFirst ? { first: join(words.slice(1)), middle: '', last: first } : null;
}
