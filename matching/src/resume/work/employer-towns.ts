import { companyScore, isDepartment, isPlace, titleScore } from '../../text/classify';
import { endsWithLegalForm } from '../../text/legal-forms';
import { isKnownCity } from '../../text/places';
import { looksLikeAddress } from '../person/head-lines';
import { isNext, type Assigned } from './assign-parts';
import type { Segment } from './segments';

/** The words of a town, with the number of its district or what brackets tell of it: `Paris 6e`, `Cancale (35)`. */
const townWords = String.raw`\p{Lu}[\p{L}.'’-]+(?:[ -]\p{Lu}?[\p{L}.'’-]+){0,3}(?: \d{1,2}(?:e|er|ème)?)?(?: \([^()]{1,40}\))?`;
/** A town that no list knows behind an employer's name. */
const town = new RegExp(`^(.{2,60}), (${townWords})$`, 'u');
/** The same behind nothing but the legal form of a firm. */
const behindForm = new RegExp(String.raw`^(.{2,60} (?:LLC|LLP|Inc|Ltd|Limited|GmbH|PLC|Corp)\.?) (${townWords})$`, 'u');
/** A town that no list knows in brackets behind an employer's name; letters alone are another name of the employer. */
const inBrackets = /^(.{2,60}?) \((\p{Lu}\p{Ll}[\p{L}.'’-]*(?:[ -]\p{Lu}[\p{L}.'’-]*){0,3})\)$/u;
/** An employer's name and the town behind it; both empty where none stands there. */
function townBehind(text: string): [string, string] {
  const [, name = '', place = ''] = town.exec(text) ?? behindForm.exec(text) ?? [];
  return [name, place];
}

/** Words that end the names of towns and regions. */
const townNoun = / (?:City|Town|Village|Beach|Springs|Falls|Heights|State|Province|County|Region)$/;

/** So many employers whose names all end with a comma and a word tell that the words are towns. */
const manyEmployers = 3;

/**
 * Whether two employers end with the same words behind a comma, as neighbours in one town do, or all of several end with
 * words behind a comma.
 */
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

/** Cuts a street off behind the name of an employer: `Hill Stores, 9 Mill Lane`. */
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

/** The noun that ends the name of a street. */
const streetEnd =
  / (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|terrace|crescent|parade|highway|hwy)\.?$/i;

/** Cuts the town off the names of employers, where the other positions of the resume name their places so. */
export function trimTowns(items: readonly Assigned[]): Assigned[] {
  const isUsual =
    items.some(({ company, place }) => company !== null && place?.line === company.line && isNext(company, place)) ||
    items.filter(({ company }) => endsWithLegalForm(townBehind(company?.text ?? '')[0])).length >= 2 ||
    sharesTown(items);
  return items.map((item) => {
    const trimmed = trimTown(item, isUsual);
    // A part of the town may stand before it: `General Hospital, Minna, Niger State`.
    return trimmed !== item && companyScore(trimmed.company?.text.split(', ')[0] ?? '') >= 0.5
      ? trimTown(trimmed, isUsual)
      : trimmed;
  });
}

/** Cuts a town off one employer's name. */
function trimTown(item: Assigned, isUsual: boolean): Assigned {
  const { company } = item;
  if (!company) return item;
  const [name, place] = townBehind(company.text);
  if (place === '') return item;
  const isOfFirm = endsWithLegalForm(name);
  if (!isUsual && !isOfFirm) return item;
  // Behind the town stands a larger one: `Acme Limited, Yaba, Lagos`.
  const isLarger = item.place !== null && item.place.line === company.line && isNext(company, item.place);
  if (item.place && !(isLarger && (isOfFirm || isTrimmed(item, company)))) return item;
  const isName = companyScore(place) >= 0.5 && !townNoun.test(place);
  if (titleScore(place) >= 0.6 || isName || isDepartment(place)) return item;
  return cutPlace(item, company, name.length, place, company.end - place.length);
}

/** Whether the place of a position has been cut off the part that names the employer. */
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

/** Cuts towns in brackets off, where two employers and at least half of them carry such brackets: `Raglan Vets (Raglan)`. */
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

/** Whether a place stands in brackets behind the employer. */
const isBracketed = (company: Segment, place: Segment): boolean =>
  place.line === company.line && place.start - company.end === 2;

/**
 * An employer that no list knows before a town that everybody knows reads as a place in that town: `Konfío, Singapore`.
 * Where a position has no other employer, and most positions are told so, the first part is the employer.
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

/** How long the name before the town is; 0 where the text is a place by all its parts. */
function nameBefore({ text }: Segment): number {
  const [first = '', ...rest] = text.split(/,\s+/);
  const isNamed = rest.length > 0 && !isKnownCity(first) && isKnownCity(rest[0] ?? '') && isPlace(rest.join(', '));
  return isNamed ? first.length : 0;
}
