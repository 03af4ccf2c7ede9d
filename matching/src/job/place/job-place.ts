import words from '../../../data/advertisements/place.json' with { type: 'json' };
import { findAddress, type FoundAddress } from '../../resume/contact/postal-address';
import type { LayoutLine } from '../../text/layout-line';
import { anyOf, phrasesOf } from '../../text/phrase-list';
import { countryCodeOf, isFamousCity, isKnownCity, isState, type Place } from '../../text/place-names';
import { readPlace } from '../../text/read-place';
import type { Found } from '../../text/span';
import type { JobLine } from '../job-sections';
import { bareCityName, mayBeCity } from './city-names';

const label = (names: readonly string[]): RegExp => new RegExp(String.raw`^${anyOf(names)}\s{0,3}[:：]\s*`, 'iu');
const surely = label(words.labels);
/** Labels that other lines have as well (`Office: Word and Excel`); after them only known places count. */
const vaguely = label(words.vagueLabels);
const stateLabel = /^(?:state|province|county|region|bundesland)\s*[:：]\s*(\p{Lu}[\p{L} .]{1,30})$/iu;
const terms =
  /\s*(?:[(/|–-]\s*(?:on-?site|remote|hybrid).*|\(\s?(?:\d|five|four|three|two).*\)|\((?:on-?site|remote|hybrid|flexible).*\))$/i;
const headLines = 6;
/** `Job ID 7740` is not in Idaho. */
const jobNumber = /\b(?:job|req|requisition|posting|position|vacancy|reference|ref) (?:id|no|nr|number)\b/giu;
/** `Eastern NE` is part of a state. */
const direction = /^(?:(?:north|south|east|west)(?:ern)?|central|greater|upper|lower)$/i;
/** Separators of a header line. */
const separator = /\s+(?:or|oder)\s+|\s*\/\s*|\s*[|·•;]\s*|\s+[–—-]\s+|,\s+|\.(?:\s+|$)|\s*\(|\)/gu;
const maxLineLength = 2000;
const maxPieces = 12;

/** Blanks the words of a job number. */
const withoutNumbers = (text: string): string => text.replace(jobNumber, (words) => ' '.repeat(words.length));

const part = (line: LayoutLine, text: string, at: number): LayoutLine => ({
  ...line,
  text,
  start: line.start + at,
  gaps: [],
});

interface Labelled {
  line: LayoutLine;
  /** Only places have this label, so an unknown city counts after it. */
  isSure: boolean;
}

/** City and state of a form: `City: Columbus`, and below it `State: Ohio`. */
function labelledPlaces(lines: readonly JobLine[]): Labelled[] {
  return lines.flatMap(({ line }, index) => {
    const sure = surely.exec(line.text);
    const offset = (sure ?? vaguely.exec(line.text))?.[0].length;
    if (offset === undefined) return [];
    const next = lines[index + 1]?.line;
    const state = next === undefined ? undefined : stateLabel.exec(next.text)?.[1];
    const text = line.text.slice(offset).replace(terms, '');
    const place = part(line, state === undefined || text.includes(',') ? text : `${text}, ${state}`, offset);
    return [{ line: place, isSure: sure !== null }];
  });
}

/** Runs of parts of a line that may be a place, the longest first: `Leeds` of `Tolverne Foods, Leeds`. */
function placesWithin(line: LayoutLine): LayoutLine[] {
  const text = line.text.slice(0, 200);
  const pieces: { start: number; end: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(separator)) {
    if (match.index > from) pieces.push({ start: from, end: match.index });
    from = match.index + match[0].length;
  }
  if (from < text.length) pieces.push({ start: from, end: text.length });
  const runs = [];
  for (const length of [3, 2, 1])
    for (let at = 0; at + length <= Math.min(pieces.length, maxPieces); at++) {
      const start = pieces[at]?.start ?? 0;
      const stated = text.slice(start, pieces[at + length - 1]?.end).trim();
      const run = length === 1 ? bareCityName(stated) : stated;
      const place = readPlace(run);
      const isKnown =
        place !== null &&
        place.city !== '' &&
        !direction.test(place.city) &&
        (isKnownCity(place.city) || place.state !== '' || place.country !== '');
      // With several parts, each must belong to the place: the first may be an unknown employer.
      const isWhole = length === 1 || (place?.state ?? '') !== '' || (place?.country ?? '') !== '';
      if (isKnown && isWhole && !/[|·•;]|\s[–—-]\s/u.test(run)) runs.push(part(line, run, text.indexOf(run, start)));
    }
  return runs;
}

const ofWorkplace = String.raw`(?:its|our|the)(?= [^,]{2,40}, [^,]{2,30} ${anyOf(words.workplaces)})`;
const inCityAndState = new RegExp(
  String.raw`(?:\b(?:in|near|at our|based in|located in|from|${ofWorkplace})|\s[-–—|])\s+(\p{Lu}[\p{L}.' -]{1,40}, (?:[A-Z]{2,3}\b|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))`,
  'gu',
);
const inCity =
  /(?<![\p{L}])(?:in|near|around|based in|located in|outside|Standort|am Standort|Raum|in der Nähe von)\s(?:the \p{Ll}{3,12} of\s)?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})/gu;
const surelyCity = new RegExp(
  String.raw`(?:(?<![\p{L}])(?:[Bb]ased (?:in|at)|[Ll]ocated in|Standort|(?:${words.workplaces.join('|')}) in)\s)(?:the \p{Ll}{3,12} of\s)?(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})`,
  'gu',
);
/** Words before a city where the job is not: `clients in Paris`, `must have lived in …`. */
const elsewhere = phrasesOf(words.elsewhere);
const sentenceEnd = /[.;!?]\s/u;
const wordsBefore = 4;
/** The employer's own place: `its … office`, `based in`. */
const isOwn = /^(?:its|our|the|at our|based|located)\s/i;
const isElsewhere = (ahead: string, stated: string): boolean => {
  const sentence = ahead.split(sentenceEnd).pop() ?? '';
  return !isOwn.test(stated.trimStart()) && elsewhere.test(sentence.split(/\s+/).slice(-wordsBefore).join(' '));
};

/** A city in a sentence, with its offset in the line. */
interface StatedCity {
  line: LayoutLine;
  town: string;
  at: number;
  match: string;
}

/** Cities after words of place, except where the job is not. */
function statedCities(lines: readonly JobLine[], pattern: RegExp): StatedCity[] {
  return lines.flatMap(({ line }) =>
    [...line.text.slice(0, maxLineLength).matchAll(pattern)].flatMap((match) => {
      const town = match[1] ?? '';
      const at = match.index + match[0].length - town.length;
      return isElsewhere(line.text.slice(0, match.index).trimEnd(), match[0])
        ? []
        : [{ line, town, at, match: match[0] }];
    }),
  );
}

const isNoRequirement = ({ section }: JobLine): boolean => section !== 'required' && section !== 'preferred';

/** Cities with their state in the first lines: `in Sacramento, CA`. */
const CitiesInText = (lines: readonly JobLine[]): LayoutLine[] =>
  statedCities(lines.slice(0, 12), inCityAndState).map(({ line, town, at }) => part(line, town, at));

/** The longest prefix of a phrase that is a well-known city: `Milton Keynes` of `Milton Keynes Hospital`. */
function knownCityOf(phrase: string): string | undefined {
  const names = phrase.split(' ');
  return names.map((_, at) => names.slice(0, names.length - at).join(' ')).find((town) => isKnownCity(town));
}

/** Well-known cities without a state: `for a site in Christchurch`. */
function knownCitiesInText(lines: readonly JobLine[]): LayoutLine[] {
  const read = lines.slice(0, 20).filter((line) => isNoRequirement(line) && line.section !== 'benefits');
  return statedCities(read, inCity).flatMap(({ line, town, at }) => {
    const known = knownCityOf(town);
    return known === undefined ? [] : [part(line, known, at)];
  });
}

const placeAt = (line: LayoutLine, at: number, { city = '', state = '' }: Partial<Place>): FoundAddress => ({
  address1: '',
  address2: '',
  city,
  state,
  zipCode: '',
  country: '',
  countryCode: '',
  span: { value: null, start: line.start + at, end: line.start + at + (city || state).length, confidence: 0.5 },
});

/** An unknown city after a label that only places have. */
function unlistedBehindLabel(labelled: readonly Labelled[]): FoundAddress | null {
  for (const { line } of labelled.filter(({ isSure }) => isSure)) {
    const city = bareCityName(line.text.split(/[,;(|]/)[0] ?? '');
    if (mayBeCity(city)) return placeAt(line, line.text.indexOf(city), { city });
  }
  return null;
}

/** An unknown city after the employer's name in the header. */
function unlistedBehindCompany(lines: readonly JobLine[], company: Found | null): FoundAddress | null {
  const head =
    company && lines.slice(0, headLines).find(({ line }) => company.start >= line.start && company.end <= line.end);
  if (!head) return null;
  const from = company.end - head.line.start;
  const behind = /^\s*(?:[,|·•–—-])\s*([^,|·•–—;.]{3,40}?)(?=\s+[-–—]|[,|·•;.(]|$)/u.exec(head.line.text.slice(from));
  const city = bareCityName(behind?.[1] ?? '');
  return mayBeCity(city) ? placeAt(head.line, head.line.text.indexOf(city, from), { city }) : null;
}

/** An unknown city after words that only cities follow: `based in …`. */
function unlistedInText(lines: readonly JobLine[]): FoundAddress | null {
  const cities = statedCities(lines.slice(0, 30).filter(isNoRequirement), surelyCity).map(
    ({ line, town, at, match }) => {
      const city = knownCityOf(town) ?? (match.startsWith('Standort') ? town.split(' ')[0] : town) ?? '';
      return { line, at, city };
    },
  );
  const stated = cities.find(({ city }) => mayBeCity(city) && countryCodeOf(city) === undefined);
  return stated ? placeAt(stated.line, stated.at, { city: stated.city }) : null;
}

/** A region alone in the header, when no city is stated. */
function regionOf(head: readonly LayoutLine[]): FoundAddress | null {
  const line = head.find(({ text }) => text.length > 3 && isState(text) && countryCodeOf(text) === undefined);
  return line ? placeAt(line, 0, { state: line.text.trim() }) : null;
}

/** A region is not a city, except those named after one: `New York`. */
function withRegion(found: FoundAddress | null): FoundAddress | null {
  const isRegion = found?.state === '' && isState(found.city) && !isFamousCity(found.city);
  if (!isRegion) return found;
  return { ...found, city: '', state: found.city };
}

/**
 * The work place: a labeled line, else the first place among the first lines, whole or in part, else one in a sentence.
 * @param company The employer's span; the city is often next to it.
 */
export function readAddress(lines: readonly JobLine[], company: Found | null): FoundAddress | null {
  const labelled = labelledPlaces(lines);
  const behindLabels = labelled.map(({ line }) => line);
  const read = lines.map(({ line }) => ({ ...line, text: withoutNumbers(line.text) }));
  const head = read.slice(0, headLines);
  return withRegion(
    findAddress(behindLabels) ??
      findAddress(behindLabels.flatMap(placesWithin)) ??
      findAddress(read.slice(0, 15)) ??
      findAddress(head.flatMap(placesWithin)) ??
      findAddress(CitiesInText(lines)) ??
      unlistedBehindLabel(labelled) ??
      unlistedBehindCompany(lines, company) ??
      unlistedInText(lines) ??
      findAddress(knownCitiesInText(lines)) ??
      regionOf(head),
  );
}
