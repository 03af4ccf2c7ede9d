import { companyScore, isDepartment, isPlace, titleScore } from '../../text/classify';
import { endsWithLegalForm } from '../../text/legal-forms';
import { isKnownCity } from '../../text/place-names';
import { looksLikeAddress } from '../person/head-lines';
import { isNext, type Assigned } from './assign-parts';
import type { Segment } from './segments';

/** The words of a town, with the number of its district or brackets: `Paris 6e`, `Cancale (35)`. */
const townWords = String.raw`[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]+(?:[ -]\p{Lu}?[\p{L}\p{M}.'’-]+){0,3}(?: \d{1,2}(?:e|er|ème)?)?(?: \([^()]{1,40}\))?`;
/** An unknown town after an employer's name. */
const town = new RegExp(`^(.{2,60}), (${townWords})$`, 'u');
/** An unknown town after only a legal form. */
const behindForm = new RegExp(String.raw`^(.{2,60} (?:LLC|LLP|Inc|Ltd|Limited|GmbH|PLC|Corp)\.?) (${townWords})$`, 'u');
/** An unknown town in brackets after an employer's name; capitals alone are an alternative name of the employer. */
const inBrackets = /^(.{2,60}?) \((\p{Lu}\p{Ll}[\p{L}.'’-]*(?:[ -]\p{Lu}[\p{L}.'’-]*){0,3})\)$/u;
/** An employer's name and the town after it; both empty without one. */
function townBehind(text: string): [string, string] {
  const behindComma = text.includes(', ') ? town.exec(text) : null;
  const [, name = '', place = ''] = behindComma ?? behindForm.exec(text) ?? [];
  return [name, place];
}

/** Last words of names of towns and regions. */
const townNoun = / (?:City|Town|Village|Beach|Springs|Falls|Heights|State|Province|County|Region)$/;

/** Minimum number of employers that all end with a comma and a word to conclude that the words are towns. */
const manyEmployers = 3;

/** Whether two employers end with the same words after a comma, or all of several end with words after a comma. */
function sharesTown(items: readonly Assigned[]): boolean {
  const written = new Set(items.flatMap(({ company }) => company?.text ?? []));
  if (written.size >= manyEmployers && [...written].every((name) => town.test(name))) return true;
  const names = new Map<string, string>();
  return items.some(({ company }) => {
    const [, name, place] = town.exec(company?.text ?? '') ?? [];
    if (name === undefined || place === undefined) return false;
    const known = names.get(place);
    names.set(place, name);
    return known !== undefined && known !== name;
  });
}

/** Removes a street after the name of an employer: `Hill Stores, 9 Mill Lane`. */
export function trimStreets(items: readonly Assigned[]): Assigned[] {
  return items.map((item) => {
    const [name = '', ...behind] = item.company?.text.split(', ') ?? [];
    const at = behind.findIndex((part) => streetEnd.test(part) && looksLikeAddress(part));
    if (!item.company || at < 0) return item;
    const { start } = item.company;
    const text = [name, ...behind.slice(0, at)].join(', ');
    return { ...item, company: { ...item.company, text, end: start + text.length } };
  });
}

/** The last word of a street's name. */
const streetEnd =
  / (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|terrace|crescent|parade|highway|hwy)\.?$/i;

/** Whether a position's title, employer and town are in one line with commas: `Kock, Gamla Konditoriet, Sandviken`. */
const isInOneLine = ({ title, company }: Assigned): boolean =>
  title !== null && company?.line === title.line && isNext(title, company) && town.test(company.text);

/**
 * Removes the town from employers' names, when the other positions of the resume have their places there.
 * @param isForeign The resume is not in English: there the part behind an employer is hardly a team.
 */
export function trimTowns(items: readonly Assigned[], isForeign: boolean): Assigned[] {
  const isUsual =
    items.some(({ company, place }) => company !== null && place?.line === company.line && isNext(company, place)) ||
    items.filter(({ company }) => endsWithLegalForm(townBehind(company?.text ?? '')[0])).length >= 2 ||
    sharesTown(items) ||
    (isForeign && items.every(isInOneLine));
  return items.map((item) => {
    const trimmed = trimTown(item, isUsual);
    // A district may precede the town: `General Hospital, Minna, Niger State`.
    return trimmed !== item && companyScore(trimmed.company?.text.split(', ')[0] ?? '') >= 0.5
      ? trimTown(trimmed, isUsual)
      : trimmed;
  });
}

/** Removes a town from an employer's name. */
function trimTown(item: Assigned, isUsual: boolean): Assigned {
  const { company } = item;
  if (!company) return item;
  const [name, place] = townBehind(company.text);
  if (place === '') return item;
  const isOfFirm = endsWithLegalForm(name);
  if (!isUsual && !isOfFirm) return item;
  // A larger town follows the town: `Acme Limited, Yaba, Lagos`.
  const isLarger = item.place !== null && item.place.line === company.line && isNext(company, item.place);
  if (item.place && !(isLarger && (isOfFirm || isTrimmed(item, company)))) return item;
  const isName = companyScore(place) >= 0.5 && !townNoun.test(place);
  if (titleScore(place) >= 0.6 || isName || isDepartment(place)) return item;
  return cutPlace(item, company, name.length, place, company.end - place.length);
}

/** Whether the place of a position was split from the part with the employer. */
const isTrimmed = ({ entry, place }: Assigned, company: Segment): boolean =>
  place !== null &&
  !entry.segments.includes(place) &&
  entry.segments.some(({ start, end }) => start === company.start && end >= place.end);

function cutPlace(item: Assigned, company: Segment, length: number, place: string, start: number): Assigned {
  const town = { ...company, text: place, start, end: start + place.length, isPlace: true };
  const whole = item.place ? { ...town, text: `${place}, ${item.place.text}`, end: item.place.end } : town;
  return {
    ...item,
    company: { ...company, text: company.text.slice(0, length), end: company.start + length },
    place: whole,
  };
}

/** Removes towns in brackets when at least two employers and half of them have some: `Raglan Vets (Raglan)`. */
export function trimBrackets(items: readonly Assigned[]): Assigned[] {
  const found = items.map(({ company, place }) => (company && !place ? inBrackets.exec(company.text) : null));
  const isTown = (match: RegExpExecArray | null): boolean =>
    match !== null && titleScore(match[2] ?? '') < 0.6 && companyScore(match[2] ?? '') < 0.5;
  const placed = items.filter(({ company, place }) => company && place && isBracketed(company, place)).length;
  const count = found.filter(isTown).length;
  if (count + placed < 2 || (count + placed) * 2 < items.length) return [...items];
  return items.map((item, index) => {
    const match = found[index] ?? null;
    const { company } = item;
    if (!company || !match || !isTown(match)) return item;
    const [, name = '', place = ''] = match;
    return cutPlace(item, company, name.length, place, company.end - 1 - place.length);
  });
}

/** Whether a place is in brackets after the employer. */
const isBracketed = (company: Segment, place: Segment): boolean =>
  place.line === company.line && place.start - company.end === 2;

/**
 * An unknown employer before a well-known town looks like a place in that town: `Konfío, Singapore`. When a position
 * has no other employer, and most positions have this form, the first part is the employer.
 */
export function splitPlaces(items: readonly Assigned[]): Assigned[] {
  const cuts = items.map(({ title, company, place }) => (title && !company && place ? nameBefore(place) : 0));
  const count = cuts.filter((cut) => cut > 0).length;
  if (count === 0 || count * 2 < items.length) return [...items];
  return items.map((item, index) => {
    const cut = cuts[index] ?? 0;
    if (cut === 0 || !item.place) return item;
    const { text, start, end } = item.place;
    const name = { ...item.place, text: text.slice(0, cut), end: start + cut, isPlace: false };
    const place = text.slice(cut).replace(/^,\s+/, '');
    return { ...item, company: name, place: { ...item.place, text: place, start: end - place.length } };
  });
}

/** The length of the name before the town; 0 when all parts of the text are a place. */
function nameBefore({ text }: Segment): number {
  const [first = '', ...rest] = text.split(/,\s+/);
  const isNamed = rest.length > 0 && !isKnownCity(first) && isKnownCity(rest[0] ?? '') && isPlace(rest.join(', '));
  return isNamed ? first.length : 0;
}
