import { findAddress, type FoundAddress } from '../resume/postal-address';
import type { LayoutLine } from '../text/layout-line';
import { countryCodeOf, isKnownCity, readPlace } from '../text/places';
import type { Found } from '../text/span';
import type { JobLine } from './job-sections';
import { bareTown, mayBeTown } from './town-beside';

const locationLabel =
  /^(?:job |work |office )?(?:location|city|town|standort|arbeitsort|dienstort|ort|lieu|ubicación|based in|based|where|place|office|site|place of work|workplace)\s*[:：]\s*/i;
const stateLabel = /^(?:state|province|county|region|bundesland)\s*[:：]\s*(\p{Lu}[\p{L} .]{1,30})$/iu;
const terms =
  /\s*(?:[(/|–-]\s*(?:on-?site|remote|hybrid).*|\(\s?(?:\d|five|four|three|two).*\)|\((?:on-?site|remote|hybrid|flexible).*\))$/i;
const headLines = 6;
/** Where the parts of a head line begin. */
const separator = /\s*[|·•;]\s*|\s+[–—-]\s+|,\s+|\.(?:\s+|$)|\s*\(|\)/gu;
const longestLine = 2000;
const mostPieces = 12;

const part = (line: LayoutLine, text: string, at: number): LayoutLine => ({
  ...line,
  text,
  start: line.start + at,
  gaps: [],
});

/** Town and state of a form: `City: Columbus`, and below it `State: Ohio`. */
function labelledPlaces(lines: readonly JobLine[]): LayoutLine[] {
  return lines.flatMap(({ line }, index) => {
    const offset = locationLabel.exec(line.text)?.[0].length;
    if (offset === undefined) return [];
    const next = lines[index + 1]?.line;
    const state = next === undefined ? undefined : stateLabel.exec(next.text)?.[1];
    const text = line.text.slice(offset).replace(terms, '');
    return [part(line, state === undefined || text.includes(',') ? text : `${text}, ${state}`, offset)];
  });
}

/** The runs of parts of a line between separators that may be a place, the longer first: `Leeds` of `Tolverne Foods, Leeds`. */
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
    for (let at = 0; at + length <= Math.min(pieces.length, mostPieces); at++) {
      const start = pieces[at]?.start ?? 0;
      const told = text.slice(start, pieces[at + length - 1]?.end).trim();
      const run = length === 1 ? bareTown(told) : told;
      const place = readPlace(run);
      const isKnown =
        place !== null && place.city !== '' && (isKnownCity(place.city) || place.state !== '' || place.country !== '');
      // Of several parts each is one of the place: the first may be the employer, of which no list knows better.
      const isWhole = length === 1 || (place?.state ?? '') !== '' || (place?.country ?? '') !== '';
      if (isKnown && isWhole && !/[|·•;]|\s[–—-]\s/u.test(run)) runs.push(part(line, run, text.indexOf(run, start)));
    }
  return runs;
}

const inTownAndState =
  /(?:\b(?:in|near|at our|based in|located in|from|(?:its|our|the)(?= [^,]{2,40}, [^,]{2,30} (?:office|location|plant|branch|campus|facility|store|team|site)\b))|\s[-–—|])\s+(\p{Lu}[\p{L}.' -]{1,40}, (?:[A-Z]{2,3}\b|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))/gu;

/** Towns with their states that the sentences of the first lines name: `in Sacramento, CA`. */
function townsInText(lines: readonly JobLine[]): LayoutLine[] {
  return lines.slice(0, 12).flatMap(({ line }) =>
    [...line.text.slice(0, longestLine).matchAll(inTownAndState)].map((match) => {
      const text = match[1] ?? '';
      return part(line, text, match.index + match[0].length - text.length);
    }),
  );
}

const inTown =
  /(?<![\p{L}])(?:in|near|around|based in|located in|outside|Standort|am Standort|Raum|in der Nähe von)\s(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})/gu;

/** The longest beginning of a phrase that is a well-known town: `Milton Keynes` of `Milton Keynes Hospital`. */
function knownTownOf(phrase: string): string | undefined {
  const words = phrase.split(' ');
  return words.map((_, at) => words.slice(0, words.length - at).join(' ')).find((town) => isKnownCity(town));
}

/** Well-known towns that sentences name alone: `for a site in Christchurch`. */
function knownTownsInText(lines: readonly JobLine[]): LayoutLine[] {
  return lines.slice(0, 20).flatMap(({ line, section }) => {
    if (section === 'required' || section === 'preferred' || section === 'benefits') return [];
    return [...line.text.slice(0, longestLine).matchAll(inTown)].flatMap((match) => {
      const told = match[1] ?? '';
      const town = knownTownOf(told);
      return town === undefined ? [] : [part(line, town, match.index + match[0].length - told.length)];
    });
  });
}

const surelyTown =
  /(?:(?<![\p{L}])(?:[Bb]ased (?:in|at)|[Ll]ocated in|Standort|office in|shop in|site in)\s)(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})/gu;

const townAt = (line: LayoutLine, city: string, at: number): FoundAddress => ({
  address1: '',
  address2: '',
  city,
  state: '',
  zipCode: '',
  country: '',
  countryCode: '',
  span: { value: null, start: line.start + at, end: line.start + at + city.length, confidence: 0.5 },
});

/** A town that no list knows: behind a label, behind the employer's name in the head, or behind words that only towns follow. */
function unlistedTown(
  lines: readonly JobLine[],
  labelled: readonly LayoutLine[],
  company: Found | null,
): FoundAddress | null {
  for (const line of labelled) {
    const city = bareTown(line.text.split(/[,;(|]/)[0] ?? '');
    if (mayBeTown(city)) return townAt(line, city, line.text.indexOf(city));
  }
  const head =
    company && lines.slice(0, headLines).find(({ line }) => company.start >= line.start && company.end <= line.end);
  if (head) {
    const from = company.end - head.line.start;
    const behind = /^\s*(?:[,|·•–—-])\s*([^,|·•–—;.]{3,40}?)(?=\s+[-–—]|[,|·•;.(]|$)/u.exec(head.line.text.slice(from));
    const city = bareTown(behind?.[1] ?? '');
    if (mayBeTown(city)) return townAt(head.line, city, head.line.text.indexOf(city, from));
  }
  for (const { line, section } of lines.slice(0, 30)) {
    if (section === 'required' || section === 'preferred') continue;
    for (const match of line.text.slice(0, longestLine).matchAll(surelyTown)) {
      const told = match[1] ?? '';
      const city = knownTownOf(told) ?? (match[0].startsWith('Standort') ? told.split(' ')[0] : told) ?? '';
      if (!mayBeTown(city) || countryCodeOf(city) !== undefined) continue;
      return townAt(line, city, match.index + match[0].length - told.length);
    }
  }
  return null;
}

/**
 * The work place: a labelled line, else the first place among the first lines, whole or in a part, else one that sentences name.
 * @param company Where the employer stands, beside whose name the town often is.
 */
export function readAddress(lines: readonly JobLine[], company: Found | null): FoundAddress | null {
  const labelled = labelledPlaces(lines);
  const head = lines.slice(0, headLines).map(({ line }) => line);
  return (
    findAddress(labelled) ??
    findAddress(labelled.flatMap(placesWithin)) ??
    findAddress(lines.slice(0, 15).map(({ line }) => line)) ??
    findAddress(head.flatMap(placesWithin)) ??
    findAddress(townsInText(lines)) ??
    unlistedTown(lines, labelled, company) ??
    findAddress(knownTownsInText(lines))
  );
}
