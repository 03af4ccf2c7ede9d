import { isKnownCity } from '../../text/place-names';
import { titleScore, companyScore, isPlace } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { fold, titleCase } from '../../text/normalize';
import type { Found } from '../../text/span';
import { hasContact, namePartOf } from './head-lines';
import { findLabeledName, type LabeledName } from './labeled-name';
import { isGivenName, particle, splitName, splitByEmail } from './name-parts';
import { documentTitle, isCredential, isNoName, isSuffix, isTitle, nameLabel } from './name-words';
import { headingHint } from '../sections/heading-hints';
import { beforeName } from './opening-name';
import { headingOfPhrase } from '../sections/section-headings';

/** A name in parts with its position. */
export interface PersonName {
  full: Found;
  first: string;
  middle: string;
  last: string;
}

/* eslint-disable no-misleading-character-class -- joiners belong to the spelling of some scripts */
const namePart =
  /^(?:\p{L}\.?|\p{Lu}[\p{L}\p{M}'’.-]*|[\p{Lo}\p{Script=Georgian}][\p{L}\p{M}\u200c\u200d-]*|[dlo]['’]\p{Lu}[\p{L}\p{M}-]+)$/u;
/* eslint-enable no-misleading-character-class */
const nickname = /^["“'‘(]{1,2}\p{Lu}\p{L}+["”'’)]{1,2}$/u;
const nameEnd = /\s*(?:[|•·⋄◇◊❖]|\s[-–—]\s|\s\/\s|\t).*$/;

/** Remarks in lower case after a name: `(new grad)`. */
const note = /\s*\(\p{Ll}[^()]*\)$/u;

/** The words of a name without titles and suffixes, and whether all of them can belong to a name. */
function nameWords(text: string): { words: string[]; raw: string } | null {
  let raw = text
    .replace(nameLabel, '')
    .replace(documentTitle, '')
    .replace(nameEnd, '')
    .replace(note, '')
    .replace(/ (?=[.'’] ?\p{L})|(?<=\p{L} ?['’]) (?=\p{L})/gu, '')
    .trim();
  if (raw.length < 2 || raw.length > 60 || /[\d@:;!?#$%=<>[\]{}]/.test(raw) || isNoName(withoutCredentials(raw)))
    return null;
  if (/^(?:\p{L} +){3,}\p{L}$/u.test(raw)) return spacedName(raw);
  raw = withoutCredentials(raw);
  const reversed = /^(\p{L}[\p{L}\p{M}'’ -]+), (\p{L}[\p{L}\p{M}'’. -]+)$/u.exec(raw);
  if (reversed?.[1] && reversed[2] && !reversed[2].split(/[ ,]+/).every((word) => isCredential(word))) {
    const rest = reversed[2].split(/\s+/).filter((word) => !isCredential(word));
    const words = [...rest, ...reversed[1].split(/\s+/)];
    return words.every((word) => namePart.test(word) || particle.test(word)) ? { words, raw } : null;
  }
  const parts = raw.split(/[\s,]+/).filter((part) => part !== '');
  while (parts.length > 1 && isTitle(parts[0] ?? '', parts)) parts.shift();
  while (parts.length > (raw.includes(',') ? 1 : 2) && isSuffix(parts[parts.length - 1] ?? '', raw)) parts.pop();
  const first = parts[0];
  const last = parts[parts.length - 1];
  if (first === undefined || last === undefined) return null;
  const begin = raw.indexOf(first);
  raw = raw.slice(begin, raw.lastIndexOf(last) + last.length);
  const words = parts.filter((part) => !nickname.test(part) && part !== '.');
  if (!words.every((word) => namePart.test(word) || particle.test(word))) return null;
  return { words, raw };
}

/** Removes credentials or a title after the comma of a whole name: `JANE DOE, RN, SHRM`, `Jane Doe, Data Analyst`. */
function withoutCredentials(raw: string): string {
  const comma = raw.indexOf(',');
  if (comma < 0 || raw.slice(0, comma).trim().split(/\s+/).length < 2) return raw;
  const rest = raw
    .slice(comma + 1)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  const areCredentials = rest.every(
    (word) => isCredential(word) || (/^[A-Z][A-Z.-]{1,5}(?:\([A-Z]{1,3}\))?$/.test(word) && !isGivenName(word)),
  );
  const isTitle = titleScore(raw.slice(comma + 1).trim()) >= 1;
  return areCredentials || isTitle ? raw.slice(0, comma).trim() : raw;
}

/** `J A N E   D O E`: letters with wide spaces between the words. */
function spacedName(raw: string): { words: string[]; raw: string } | null {
  const words = raw.split(/ {2,}/).map((word) => word.replaceAll(' ', ''));
  return words.length >= 2 && words.every((word) => namePart.test(word)) ? { words, raw } : null;
}

/** Generic mailboxes; the name may be in the domain: `hello@janedoe.com`. */
const office = /^(?:hi|hello|hey|mail|email|me|contact|info|work|jobs|office)$/;

/** The part of an email that may repeat a name: before the @, or a personal domain. */
function namedPart(email: string): string {
  const [local = '', domain = ''] = fold(email).split('@');
  return (office.test(local) ? (domain.split('.')[0] ?? '') : local).replace(/[^a-z]/g, '');
}

/** How well a name matches the email: 0 to 1. */
function emailAgreement(words: readonly string[], email: string): number {
  const local = namedPart(email);
  if (local.length < 3) return 0;
  const folded = words.map((word) => fold(word).replace(/[^a-z]/g, '')).filter((word) => word.length > 1);
  const matching = folded.filter((word) => local.includes(word)).length;
  const first = folded[0] ?? '';
  const last = folded[folded.length - 1] ?? '';
  const initials = first !== '' && (local.startsWith(first.slice(0, 1) + last) || local === first + last.slice(0, 1));
  return matching >= 2 || initials ? 1 : matching === 1 ? 0.6 : 0;
}

/** Whether a text is a place; `Hao Ma` is none without a comma before the state. */
const isTown = (text: string): boolean =>
  isPlace(text) && (text.includes(',') || isKnownCity(text) || isPlace(text.split(' ').slice(0, -1).join(' ') || text));

interface Candidate {
  words: string[];
  found: Found;
  score: number;
}

/** `Tom Baker` at the top is not a position, and the firm Tom Baker below is not the candidate. */
const isGivenAtTop = ([first = '', ...rest]: readonly string[], rank: number): boolean =>
  rank === 0 && rest.length === 1 && isGivenName(first);

/** Names in scripts that write them without a space: a surname of one sign or two, and one or two more. */
const unspaced = /^(?:[\p{Script=Han}々]{2,4}|\p{Script=Hangul}{2,4})$/u;

/** The place of a line among the first ones, with the line below it. */
interface Place {
  rank: number;
  next: LayoutLine | undefined;
}

/** Whether contact data is in the line below the first one, which is then the name. */
const isAboveContact = (next: LayoutLine | undefined): boolean => next !== undefined && hasContact(next.text);

/** Whether one word can be the whole name: behind its label, or at the top where size, email or custom tell it. */
function mayStandAlone(
  [word = '']: readonly string[],
  line: LayoutLine,
  text: string,
  email: string,
  { rank, next }: Place,
): boolean {
  if (nameLabel.test(text)) return true;
  if (rank > 2 || line.text.trim() !== text.trim() || word.length < 2) return false;
  return (
    unspaced.test(word) ||
    (word.length > 2 && namedPart(email).includes(fold(word).replace(/[^a-z]/g, '') || '-')) ||
    (rank === 0 && (line.relativeSize >= 1.2 || isGivenName(word) || isAboveContact(next)))
  );
}

function candidateOf(line: LayoutLine, text: string, email: string, place: Place): Candidate | null {
  const { rank } = place;
  const name = nameWords(text);
  if (!name || name.words.length > 6 || (name.words.length < 2 && !mayStandAlone(name.words, line, text, email, place)))
    return null;
  let score = name.words.length < 2 ? 0.8 : 1 - Math.min(rank, 12) * 0.07;
  score += Math.min(1, Math.max(0, line.relativeSize - 1)) * 1.2;
  score += emailAgreement(name.words, email) * 0.9;
  if (isGivenName(name.words[0] ?? '')) score += 0.5;
  if (nameLabel.test(text)) score += 1;
  if (line.isBold || line.headingLevel > 0) score += 0.1;
  if (titleScore(name.raw) >= 0.6) score -= isGivenAtTop(name.words, rank) ? 0.6 : 1;
  if (companyScore(name.raw) >= 0.5) score -= 0.7;
  if (isTown(name.raw)) score -= 0.7;
  if (headingOfPhrase(name.raw)) score -= 1.5;
  else if (rank > 0 && headingHint(name.raw) && !isGivenName(name.words[0] ?? '')) score -= 1;
  if (line.bulletDepth > 0) score -= 0.4;
  const offset = Math.max(0, line.text.indexOf(name.raw));
  const start = line.start + offset;
  return {
    words: name.words,
    score,
    found: { value: name.raw, start, end: Math.min(start + name.raw.length, line.end), confidence: 0 },
  };
}

/** Some resumes have the name only in `jane.doe@example.com`. */
function nameInEmail(lines: readonly LayoutLine[], email: string): PersonName | null {
  const local = email.split('@')[0] ?? '';
  const [first = '', last = '', ...more] = local.split(/[._-]/).map((part) => part.replace(/\d+$/, ''));
  if (more.length > 0 || !/^\p{L}{2,}$/u.test(last) || !isGivenName(first)) return null;
  const line = lines.find((each) => each.text.toLowerCase().includes(email));
  if (!line) return null;
  const start = line.start + line.text.toLowerCase().indexOf(email);
  const [given, family] = [first, last].map((part) => titleCase(part.toUpperCase()));
  if (given === undefined || family === undefined) return null;
  const found = { value: `${given} ${family}`, start, end: start + local.length, confidence: 0.25 };
  return { full: found, first: given, middle: '', last: family };
}

/** Maximum number of lines of a name in a narrow column. */
const maxNameLines = 4;

/** Whether a line may be a part of a name; after an initial the name continues. */
const isNameLine = (line: LayoutLine): boolean =>
  (line.words.length <= 3 || /\s\p{Lu}\.$/u.test(line.text)) && nameWords(`${line.text} X`) !== null;

/** A double surname that was broken after its hyphen: `Ana Soto-` over `Vidal`. */
function brokenSurname(line: LayoutLine, next: LayoutLine | undefined): string | null {
  const isBroken = line.words.length >= 2 && line.words.length <= 4 && /\p{L}-$/u.test(line.text);
  if (!isBroken || next?.start !== line.end + 1 || next.words.length !== 1 || !/^\p{Lu}/u.test(next.text)) return null;
  return `${line.text}${next.text}`;
}

/** Joins short lines in large type to one name: `MARIA` over `GONZALEZ`. The longest reading comes first. */
function joinedLines(lines: readonly LayoutLine[], index: number): string[] {
  const first = lines[index];
  const broken = first ? brokenSurname(first, lines[index + 1]) : null;
  if (broken !== null) return [broken];
  if (!first || first.relativeSize < 1.25 || !isNameLine(first)) return [];
  const texts = [first.text];
  const joined: string[] = [];
  for (let at = index + 1; at < index + maxNameLines; at++) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (!before || line?.page !== first.page || line.start !== before.end + 1 || !isNameLine(line)) break;
    if (Math.abs(first.relativeSize - line.relativeSize) > 0.1 || titleScore(line.text) >= 1) break;
    texts.push(line.text);
    joined.unshift(texts.join(' '));
  }
  return joined;
}

/** `Ray Doe. Leeds.`: a short word before a full stop is an initial or a title. */
const fullStop = /(?<=\p{L}{3})\.(?:\s.*)?$/u;
/**
 * A name in capitals, possibly after the same person's initials, before a title in mixed case: `JD JANE DOE Staff
 * Nurse`.
 */
const inCapitals =
  /^(?:\p{Lu}{2,3} {1,3})?(\p{Lu}[\p{Lu}'’-]+(?: \p{Lu}[\p{Lu}'’.-]*){0,2} \p{Lu}[\p{Lu}'’-]+) +(?=\p{Lu}\p{Ll})/u;
/** Below these lines a name is probably somebody else's. */
const maxOpeningLines = 3;

/**
 * The name at the beginning of a line with further data: `Jane Doe, 7 Elm Street, jane@example.com`. Without contact
 * data, as in `Jane Doe, embedded engineer`, it must be a given name or match the email.
 */
function nameAtBeginning({ text }: LayoutLine, email: string, rank: number): string[] {
  const stated = text.replace(beforeName, '').replace(nameLabel, '').replace(documentTitle, '');
  const [, capitals] = inCapitals.exec(stated) ?? [];
  if (capitals !== undefined && titleScore(stated.slice(stated.indexOf(capitals) + capitals.length).trim()) >= 1)
    return [capitals];
  const { start, end } = namePartOf(stated);
  const name = stated.slice(start, end).replace(fullStop, '');
  if (text.includes(',') && hasContact(text)) return [name];
  const words = name.split(/\s+/);
  // `Jordan Valley, Utah` is a town with its state.
  const isKnown = (words.some(isGivenName) && !isPlace(stated)) || emailAgreement(words, email) > 0;
  return rank < maxOpeningLines && words.length > 1 && isKnown && companyScore(name) < 0.5 ? [name] : [];
}

/** `jane p. doe` in the first lines: authors without capitals also write their name without. */
const smallLetters = /^\p{Ll}[\p{Ll}'’-]*(?: \p{Ll}[\p{Ll}'’-]*\.?){0,3}$/u;

/** A line in lower case with the form of a name that the email confirms. */
const withCapitals = (line: LayoutLine, email: string): LayoutLine =>
  smallLetters.test(line.text) && emailAgreement(line.text.split(' '), email) > 0
    ? { ...line, text: line.text.replace(/(?<!\p{L}['’]?)\p{Ll}/gu, (letter) => letter.toUpperCase()) }
    : line;

const titleCased = (name: string): string => name.split(' ').map(titleCase).join(' ');

/** A name from a form; all words of the first field are given names. */
function ofForm({ first, last }: LabeledName): PersonName {
  const [given = '', ...middle] = titleCased(first.value).split(' ');
  const family = titleCased(last.value);
  const full = { ...first, value: [given, ...middle, family].join(' ') };
  return { full, first: given, middle: middle.join(' '), last: family };
}

/**
 * Finds the candidate's name among the first lines of a resume.
 * @param lines The document's lines.
 * @param email The email in the document, which often repeats the name.
 * @param country ISO code of the candidate's country, if known: it determines the structure of names.
 */
export function findName(lines: readonly LayoutLine[], email: string, country = ''): PersonName | null {
  const labeled = findLabeledName(lines);
  if (labeled) return ofForm(labeled);
  const top = lines
    .filter((line) => line.page === 0)
    .slice(0, 60)
    .map((line, rank) => (rank < maxOpeningLines ? withCapitals(line, email) : line));
  const candidates: Candidate[] = [];
  top.forEach((line, index) => {
    if (index > 25 && line.relativeSize < 1.3) return;
    const place = { rank: index, next: top[index + 1] };
    for (const joined of joinedLines(top, index)) {
      const candidate = candidateOf({ ...line, text: joined, end: line.start + joined.length }, joined, email, place);
      if (candidate) candidates.push({ ...candidate, score: candidate.score + 0.4 + 0.01 * joined.length });
    }
    const cells = [0, ...line.gaps].map((gap, cell) => line.text.slice(gap, line.gaps[cell]).trim());
    for (const text of new Set([...nameAtBeginning(line, email, index), ...cells, line.text])) {
      const candidate = candidateOf(line, text, email, place);
      if (candidate) candidates.push(candidate);
    }
  });
  candidates.sort((a, b) => b.score - a.score || a.found.start - b.found.start);
  const best = candidates[0];
  if (!best || best.score < 0.4) return nameInEmail(lines, email);
  const words = best.words.map((word) => titleCase(word));
  const parts = splitByEmail(words, email) ?? splitName(words, country);
  const full = best.words.map((word) => titleCase(word)).join(' ');
  const confidence = Math.max(0.2, Math.min(0.99, best.score / 2));
  return { full: { ...best.found, value: full, confidence }, ...parts };
}
