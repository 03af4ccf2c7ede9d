import type { LayoutLine } from '../../text/layout-line';
import { titleScore } from '../../text/classify';
import { titleCase } from '../../text/normalize';
import { statesPeriod } from '../../text/dates';
import { countryCodeOf, isKnownCity, stateCodes, type Place } from '../../text/place-names';
import { readPlace } from '../../text/read-place';
import type { Found, Span } from '../../text/span';
import { findEastAsianAddress } from './east-asian-address';
import { headingOfPhrase } from '../sections/section-headings';

/** The parts of a postal address. */
export interface FoundAddress extends Place {
  address1: string;
  address2: string;
  span: Found<null>;
}

/** The parts of an address as stored in parsed resumes; empty when there is no address. */
export function partsOf(address: FoundAddress | null): Record<AddressPart, string> {
  const { address1 = '', address2 = '', city = '', state = '', zipCode = '', country = '' } = address ?? {};
  return { address1, address2, city: titleCase(city), state, zipCode, country };
}
type AddressPart = 'address1' | 'address2' | 'city' | 'state' | 'zipCode' | 'country';

const street =
  /^(?:\d{1,6}[a-z]?(?:[-/]\d{1,4}[a-z]?)?,? +\p{L}.{2,60}|.{0,60}\bbox \d+.*|(?:apt|flat|unit|suite)\b.{1,40}|(?:calle|rue|via|avenida|av\.|rua|ul\.|plaza|piazza|praça) .{3,50}|[\p{L}.\- ]{3,40}(?:straße|strasse|str\.|weg|allee|platz|gasse|straat|laan|gatan|vägen|vej|gade|utca) ?\d{1,4} ?[a-z]?)$/iu;
/** A house number and a street that ends with a word for streets. */
const houseAndStreet =
  /^\d{1,6}[a-z]? .*\b(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|blvd|boulevard|way|court|ct|terrace|circle|cir|parkway|pkwy|highway|hwy|close|crescent|gardens|trail|row|quay)\.?(?: [NSEW]{1,2}\.?)?$/i;
const phoneNumber = /^\+?(?:[ ().-]*\d){9,15}$/;
/** A year, which looks like the number of a house or a zip code of four digits. */
const year = String.raw`(?:19[5-9]|20[0-3])\d`;
const anyYear = new RegExp(String.raw`\b${year}\b`, 'g');
const yearAlone = new RegExp(`^${year}$`);
const leadingYear = new RegExp(String.raw`^${year}:?\s`);
const unit = /^(?:apt|apartment|flat|unit|suite|ste|#|floor|room)\b.{0,30}$|^#.{1,10}$/i;
const label =
  /^(?:home |current |permanent |mailing |postal )?(?:address|location|residence|based in|lives in|city|adresse|dirección|anschrift|wohnort|indirizzo)\s*[:：]?\s+/i;
const cellSeparator =
  /\s+[|•·♦◆▪●∙⋅⋄◇◊❖★☆✦~]\s*|\s*[|•·♦◆▪●∙⋅⋄◇◊❖★☆✦]\s+|\t|\s{3,}|\s\/{1,2}\s|\s—\s|\s–\s(?!\d|[A-Z]{2}(?![\p{L}]))|\s[–-]\s(?=\d{4,6} \p{Lu})|\s\*\s|\s*[✉☎☏✆⌂📞📧📍🏠📱]\uFE0F?\s*|,\s(?=preferred\b|\p{Lu}[\p{L} ]{2,20}:)|\s-\s(?=\+|\(?0\d|\S{1,64}@)|\s+(?=\+\d{1,3}[ (]\d)|,\s+(?=\+\d|\(?0\d[\d ()]{7,}|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\S{1,64}@)|\s+(?=(?:phone|e-?mail|mobile|cell|tel|linkedin|web|website)\s?[:.])/iu;

/** Labels before a zip code. */
const postLabel = /^(?:CEP|PLZ|ZIP(?: code)?|post(?:al )?code|PIN(?: code)?)\s*[:.]?\s*(?=\d)/i;

/** Kinds of addresses in the European form. */
const kindOfAddress = / \((?:home|work|other)\)$/i;

interface Cell {
  text: string;
  start: number;
}

const otherLabel =
  /^(?:tel(?:ephone|efono?|efoon)?|t[eé]l[eé](?:phone|fono)|gsm|handy|(?:tele|mobile )?phone|mobile|mobil|cell|fax|e-?mail|web(?:site)?|linkedin|nationality|date of birth|geburtsdatum|region|state|province|country|city|post(?:al )?code|zip)\b/i;

/** Columns of a table of languages; `Reading` is a town elsewhere. */
const languageColumns = /\b(?:listening|reading|writing|speaking|understanding|spoken (?:interaction|production))\b/gi;

/** The separate parts of the lines: cells, and parts between `|` and `•`. */
function cellsOf(line: LayoutLine): Cell[] {
  if ((line.text.match(languageColumns) ?? []).length > 1) return [];
  const cells: Cell[] = [];
  const bounds = [0, ...line.gaps, line.text.length];
  for (let index = 0; index + 1 < bounds.length; index++) {
    const from = bounds[index] ?? 0;
    let offset = from;
    for (const piece of line.text.slice(from, bounds[index + 1]).split(cellSeparator)) {
      const at = line.text.indexOf(piece, offset);
      const trimmed = piece.trim().replace(postLabel, '');
      if (trimmed !== '' && at >= 0) cells.push({ text: trimmed, start: line.start + line.text.indexOf(trimmed, at) });
      offset = Math.max(offset, at + piece.length);
    }
  }
  return cells;
}

/** An address from its first number on, without a headline in the same line. */
function fromNumber(parts: readonly string[]): string[] {
  const at = parts.findIndex((part) => /^\d/.test(part));
  return parts.slice(at > 0 && parts.slice(0, at).some((part) => titleScore(part) >= 1) ? at : 0);
}

/** `2000 Millers Point NSW` in the usual Australian order: town, state, code. */
const codeBehindState = (text: string): string =>
  text.replace(/^(\d{4}) (\p{Lu}.*) ([A-Z]{2,3})$/u, (whole, code: string, town: string, state: string) =>
    stateCodes.get(state)?.join() === 'AU' ? `${town} ${state} ${code}` : whole,
  );

/** `01/2019 Security Analyst, Bern`, `February 10, 2026 Jane Doe`: a position and a footer. */
const beginsWithDate = new RegExp(
  String.raw`^(?:\d{1,2}[/.]${year}|\p{Lu}\p{L}{2,9}\.? \d{1,2}(?:st|nd|rd|th)?,? ${year})\b`,
  'u',
);

/** `12 bis, rue des Lilas 69003 Lyon`: no comma before the zip code. */
const codeBehindStreet =
  /^(.{5,60}?),? ((?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? \p{Lu}[\p{L} '’-]{1,40}(?:\([A-Z]{2}\))?)$/u;
const otherStreet =
  /(?:^|[\d ,])(?:rue|avenue|av\.|boulevard|bd|chemin|impasse|place|quai|allée|cours|route|calle|c\/|via|viale|piazza|corso|largo|rua|travessa|avenida|plaza|praça|ulica|ul\.|aleja|al\.|os\.) |(?:straße|strasse|str\.|weg|allee|platz|gasse|ring|straat|laan|plein|gracht|kade|gatan|vägen|vej|gade|veien|katu|tie|utca) ?\d/iu;

/** Splits `12 High Street, Apt 4, Austin, TX 78701` into the street and the place after it. */
function splitStreet(text: string, isLabeled: boolean): { street: string[]; place: Place } | null {
  // `2020 - present Baker, Brot AG, Bern`: positions also begin with numbers and end with a place.
  if ((!isLabeled && statesPeriod(text)) || beginsWithDate.test(text)) return null;
  const parts = text.split(/,\s*/);
  for (let cut = 1; cut < parts.length; cut++) {
    const place = readPlace(codeBehindState(parts.slice(cut).join(', ')));
    const head = fromNumber(parts.slice(0, cut)).filter((part) => !phoneNumber.test(part));
    const isStreet = isLabeled || head.length === 0 || (isNumbered(head) && !isOfCareer(head));
    if (place && place.city !== '' && (isStreet || isQuarter(head, place))) return { street: head, place };
    if (place && isDistrict(head, place)) return { street: [], place };
  }
  const european = codeBehindStreet.exec(text);
  if (european?.[1] !== undefined && european[2] !== undefined && otherStreet.test(european[1])) {
    const place = readPlace(european[2]);
    if (place && place.city !== '') return { street: [european[1]], place };
  }
  const noComma =
    /^(.*?(?:street|st|road|rd|avenue|ave|drive|dr|lane|ln|blvd|boulevard|way|court|ct|place|pl|terrace|circle|cir|parkway|pkwy|highway|hwy|close|crescent|gardens|square)\.?(?: [NSEW]{1,2}\b\.?)?(?: (?:apt|unit|#|suite|ste)\.? ?\w+)?)\s+(\p{Lu}.*)$/iu.exec(
      text,
    );
  const place = noComma?.[2] ? readPlace(noComma[2]) : null;
  return noComma?.[1] && place && place.city !== '' && /^\d/.test(text) ? { street: [noComma[1]], place } : null;
}

/** Whether parts before a place have the number of a house, a flat or a sector; a year does not count. */
const isNumbered = (head: readonly string[]): boolean =>
  street.test(head.join(', ')) || street.test(head[0] ?? '') || /\d/.test(head.join(' ').replace(anyYear, ''));

/** `2011 Lorry driver, Brot AG, Bern`, `21 years old, Bern`: numbers of a career or an age. */
const isOfCareer = (head: readonly string[]): boolean =>
  head.some(
    (part) => /\byears\b/i.test(part) || (leadingYear.test(part) && titleScore(part.replace(leadingYear, '')) >= 1),
  );

/**
 * Whether the parts before a place are only a district: `Kothrud, Pune, Maharashtra 411038`. `BA Geography, Bern, 2014`
 * has a year; `Bondi, Sydney NSW 2026` has a zip code of four digits, which the state shows.
 */
const isQuarter = (head: readonly string[], place: Place): boolean =>
  head.length <= 2 &&
  place.zipCode !== '' &&
  (place.state !== '' || !yearAlone.test(place.zipCode)) &&
  head.every((part) => /^\p{Lu}[\p{L} .'-]{2,30}$/u.test(part));

/** The district of a known town before its country: `Mapo-gu, Seoul, South Korea`. */
const isDistrict = (head: readonly string[], place: Place): boolean =>
  head.length === 1 &&
  place.country !== '' &&
  isKnownCity(place.city) &&
  /^\p{Lu}\p{L}+-\p{Ll}{2,4}$/u.test(head[0] ?? '');

/** A town with its state in a sentence: `Plumber in Austin, TX 78701. Call 512 555 0142`. */
const townInSentence =
  /(?<=\b(?:in|from|near|outside|of) )\p{Lu}[\p{L}'’.-]{1,20}(?: \p{Lu}[\p{L}'’.-]{1,20}){0,2}, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?(?![\p{L}\d-])/gu;

const townsInSentence = ({ text, start }: LayoutLine): Cell[] =>
  Array.from(text.matchAll(townInSentence), (match) => ({ text: match[0], start: start + match.index }));

/** The part of a cell after the name at its beginning, when it has a number: `Jane Doe, 12 High Street, Austin, TX`. */
function behindName(cell: Cell, name: Span | null): Cell {
  if (name?.start !== cell.start || name.end >= cell.start + cell.text.length) return cell;
  const rest = cell.text.slice(name.end - name.start).replace(/^[\s,]+/, '');
  return /\d/.test(rest) ? { text: rest, start: cell.start + cell.text.length - rest.length } : cell;
}

/** `78701-1234` has as many digits as a phone number. */
const isPhoneNumber = (text: string): boolean => phoneNumber.test(text) && !/^\d{5}-\d{4}$/.test(text);

/** Whether a cell can be part of an address. */
function isCandidate(cell: Cell, name: Span | null): boolean {
  if (cell.text.length > 140 || cell.text.includes('@') || isPhoneNumber(cell.text)) return false;
  const isName = name !== null && cell.start < name.end && cell.start + cell.text.length > name.start;
  return !isName && headingOfPhrase(cell.text) === undefined;
}

/**
 * Finds the candidate's address in the head of a resume.
 * @param lines Lines of the header and contact sections.
 * @param name The position of the candidate's name; `Jane Doe, MD` is not a town in Maryland.
 */
export function findAddress(lines: readonly LayoutLine[], name: Span | null = null): FoundAddress | null {
  const eastAsian = findEastAsianAddress(lines);
  if (eastAsian) return { ...eastAsian, address2: '', span: { ...eastAsian.span, value: null, confidence: 0.9 } };
  return addressOfForm(lines) ?? addressIn(lines.flatMap(cellsOf), name);
}

/** Labels of forms that have town, state and code on separate lines. */
const formLabels = {
  address1: /^(?:street(?: address)?|address(?: line)?(?: 1)?)\s*:\s*(.+)$/i,
  city: /^(?:city|town|city\/town)\s*:\s*(.+)$/i,
  state: /^(?:state|province|state\/province|region)\s*:\s*(.+)$/i,
  zipCode: /^(?:zip|zip ?code|post ?code|postal code|pin(?: ?code)?)\s*:\s*(.+)$/i,
};

/** The address of a form: `City: Austin` over `State: TX` over `Zip: 78701`. */
function addressOfForm(lines: readonly LayoutLine[]): FoundAddress | null {
  const stated = (shape: RegExp): { value: string; line: LayoutLine } | null => {
    const line = lines.find(({ text }) => text.length <= maxFieldLength && shape.test(text));
    return line ? { line, value: (shape.exec(line.text)?.[1] ?? '').trim() } : null;
  };
  const [city, state, zip, streetLine] = [
    formLabels.city,
    formLabels.state,
    formLabels.zipCode,
    formLabels.address1,
  ].map(stated);
  if (!city || !(state ?? zip)) return null;
  const fields = [streetLine, city, state, zip].flatMap((field) => field?.line ?? []);
  const place = readPlace(`${city.value}, ${state?.value ?? ''} ${zip?.value ?? ''}`.replace(/, +$/, '').trim());
  if (!place || place.city === '') return null;
  const start = Math.min(...fields.map((line) => line.start));
  const end = Math.max(...fields.map((line) => line.end));
  return build(place, streetLine ? [streetLine.value] : [], start, end, 0.9);
}
const maxFieldLength = 80;

/**
 * Finds the candidate's town in the sentences of a head without an address line.
 * @param lines Lines of the header and contact sections.
 */
export function findTownInSentence(lines: readonly LayoutLine[]): FoundAddress | null {
  return addressIn(lines.flatMap(townsInSentence), null);
}

/** The number of a case or a file is not a zip code: `KD-2093`. */
const numberOfCase = /\b[A-Z]{1,4}-\d{2,}$/;

/** The first address with a state, a code or a street among the cells, else the first town. */
function addressIn(all: readonly Cell[], name: Span | null): FoundAddress | null {
  const cells = all.map((cell) => behindName(cell, name)).filter((cell) => isCandidate(cell, name));
  let weak: FoundAddress | null = null;
  for (let index = 0; index < cells.length; index++) {
    const cell = cells[index];
    const next = cells[index + 1];
    if (!cell || (next && street.test(cell.text) && !/\d$/.test(cell.text) && isWholePlace(next.text))) continue;
    const isBroken =
      next !== undefined &&
      !otherLabel.test(next.text) &&
      !numberOfCase.test(cell.text) &&
      next.start - (cell.start + cell.text.length) <= 2 &&
      (/[,–-]$/.test(cell.text) || /\d/.test(cell.text) || /^\d{5}(?:\d|-\d{3})?$/.test(next.text)) &&
      !(street.test(cell.text) && isWholePlace(next.text)) &&
      /\d/.test(cell.text + next.text);
    const joined =
      withCountry(cells, index) ?? (isBroken ? readCell(`${cell.text} ${next.text}`, cell.start, cells, index) : null);
    const found = joined ?? readCell(cell.text, cell.start, cells, index);
    if (found && (found.zipCode !== '' || found.state !== '' || found.address1 !== ''))
      return withCodeBelow(found, cells);
    weak ??= found;
  }
  return weak;
}

/** A zip code on a line of its own, below an address. */
const loneCode = /^(?:\d{5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;
/** Maximum length of a label and line break between an address and its zip code. */
const labelLength = 14;

/** An address with the zip code in the next cell. */
function withCodeBelow(found: FoundAddress, cells: readonly Cell[]): FoundAddress {
  const next = cells.find((cell) => cell.start >= found.span.end);
  if (found.zipCode !== '' || !next || next.start - found.span.end > labelLength || !loneCode.test(next.text))
    return found;
  return { ...found, zipCode: next.text, span: { ...found.span, end: next.start + next.text.length } };
}

/** A place with its country in the next line. */
function withCountry(cells: readonly Cell[], index: number): FoundAddress | null {
  const [cell, next] = cells.slice(index, index + 2);
  if (!cell || !next || next.start - (cell.start + cell.text.length) > 2 || countryCodeOf(next.text) === undefined)
    return null;
  const found = readCell(`${cell.text.replace(/,$/, '')}, ${next.text}`, cell.start, cells, index);
  return found && { ...found, span: { ...found.span, end: next.start + next.text.length } };
}

/** Whether a text is a known town with its state or code. */
function isWholePlace(text: string): boolean {
  const place = readPlace(text);
  return place !== null && isKnownCity(place.city) && (place.state !== '' || place.zipCode !== '');
}

/** `Inbound Marketing, 2022`: a year in the place of a zip code, next to an unknown town. */
function isWithYear(text: string): boolean {
  const [, behind] = /^(?:19|20)\d\d (.+)$/.exec(text) ?? [];
  if (behind !== undefined) return !isKnownCity(behind.split(',')[0] ?? '');
  const [, before] = /^(.+?),? (?:19|20)\d\d$/.exec(text) ?? [];
  const place = before === undefined ? null : readPlace(before);
  return before !== undefined && !isKnownCity(before) && (place?.state ?? '') === '';
}

/** The place in a text without a street; a year before a name is a zip code only below a street. */
const placeAlone = (text: string, above: string): Place | null =>
  houseAndStreet.test(text) || (isWithYear(text) && !isSurelyStreet(above)) ? null : readPlace(text);

/**
 * Whether a text is only a street: `12 High Road`, `Rue du Lac 3`; not `3 awards`, `2019 Cook in High Street`, `Unit
 * tests`.
 */
const isSurelyStreet = (text: string): boolean =>
  !isOfCareer([text]) && (houseAndStreet.test(text) || (/^\D.*\d/.test(text) && street.test(text)));

function readCell(raw: string, cellStart: number, cells: readonly Cell[], index: number): FoundAddress | null {
  const isLabeled = label.test(raw);
  const text = raw
    .replace(label, '')
    .replace(kindOfAddress, '')
    .replace(/[.,;]$/, '');
  const start = cellStart + raw.indexOf(text);
  const whole = splitStreet(text, isLabeled);
  if (whole) return build(whole.place, whole.street, start, start + text.length, 0.9);
  const above = (cells[index - 1]?.text ?? '').replace(label, '').replace(/,$/, '');
  const place = placeAlone(codeBehindState(text), above);
  if (!place || (place.city === '' && place.zipCode === '')) return null;
  if (place.state === '' && place.zipCode === '' && place.countryCode === '' && text.split(' ').length > 3) return null;
  const before = cells.slice(Math.max(0, index - 2), index).filter((other) => other.text.length < 80);
  const streetCells = before.filter(
    (other) => street.test(other.text.replace(label, '').replace(/,$/, '')) || unit.test(other.text),
  );
  const parts = streetCells
    .flatMap((other) => other.text.replace(label, '').split(/,\s*/))
    .filter((part) => part !== '');
  return build(
    place,
    parts,
    streetCells[0]?.start ?? start,
    start + text.length,
    place.state || place.zipCode ? 0.9 : 0.7,
  );
}

function build(
  place: Place,
  streetParts: readonly string[],
  start: number,
  end: number,
  confidence: number,
): FoundAddress {
  const unitAt = streetParts.findIndex((part, index) => index > 0 && unit.test(part));
  const address2 = unitAt > 0 ? streetParts.slice(unitAt).join(', ') : '';
  const address1 = (unitAt > 0 ? streetParts.slice(0, unitAt) : streetParts).join(', ');
  return { ...place, address1, address2, span: { value: null, start, end, confidence } };
}
