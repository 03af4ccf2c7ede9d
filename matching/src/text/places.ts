import cityLines from '../../data/cities.json' with { type: 'json' };
import places from '../../data/places.json' with { type: 'json' };
import { endsWithLegalForm } from './legal-forms';
import { fold } from './normalize';

/** A town with its state and country, as written at the end of a line or in a cell. */
export interface Place {
  city: string;
  state: string;
  zipCode: string;
  /** ISO 3166 code where the country or its state is known. */
  countryCode: string;
  country: string;
}

const key = (text: string): string => fold(text).replace(/[.]/g, '').trim();

/** Countries by the short form of a state, the most usual first: `WA` is Washington, and Western Australia. */
const stateCodes = new Map<string, string[]>();
const stateNames = new Map<string, string>();
const fill = (states: Readonly<Record<string, string>>, country: string): void => {
  for (const [code, name] of Object.entries(states)) {
    stateCodes.set(code, [...(stateCodes.get(code) ?? []), country]);
    if (!stateNames.has(key(name))) stateNames.set(key(name), country);
  }
};
fill(places.usStates, 'US');
fill(places.caProvinces, 'CA');
fill(places.auStates, 'AU');
fill(places.brStates, 'BR');
for (const name of places.mxStates) stateNames.set(key(name), 'MX');
for (const name of places.inStates) stateNames.set(key(name), 'IN');
for (const region of places.otherRegions) if (!stateNames.has(key(region))) stateNames.set(key(region), '');

const countryCodes = new Map<string, string>();
for (const [code, names] of Object.entries(places.countries))
  for (const name of names) countryCodes.set(key(name), code);
const cities = new Set(places.cities.map(key));
const countryOfTown = new Map<string, string>();
for (const [country, lines] of Object.entries(cityLines))
  for (const town of lines.flatMap((line) => line.split('|'))) countryOfTown.set(town, country);

/** The country of a name as written, or undefined. */
export function countryCodeOf(text: string): string | undefined {
  return countryCodes.get(key(text));
}

/** How states of the USA were shortened before their codes: the full stop tells `Ill.` and `Miss.` from words. */
const shortStates = new Set(places.usStatesShort);

/** Whether the text is a state, province or region, or its usual short form in capitals. */
export function isState(text: string): boolean {
  const trimmed = text.trim();
  return stateCodes.has(trimmed) || shortStates.has(trimmed) || stateNames.has(key(trimmed)) || county.test(trimmed);
}

/** Whether the text is a city that everybody knows. */
export const isFamousCity = (text: string): boolean => cities.has(key(text));

/** Whether the text is a town of some size. */
export function isKnownCity(text: string): boolean {
  const name = key(text);
  return cities.has(name) || countryOfTown.has(name);
}

/** A county of the British Isles as people write it: `Co. Clare`. */
const county = /^(?:[Cc]o\.?|[Cc]ounty) \p{Lu}\p{L}+$/u;

const zipPatterns: readonly [RegExp, string][] = [
  [/\b\d{5}-\d{3}$/, 'BR'],
  [/\b\d{2}-\d{3}$/, 'PL'],
  [/\b\d{3} \d{2}$/, 'SE'],
  [/\b\d{5}(?:-\d{4})?$/, 'US'],
  [/\b[A-Z]\d[\dW] ?[A-Z\d]{4}$/, 'IE'],
  [/\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'CA'],
  [/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, 'GB'],
  [/\b\d{4} ?[A-Z]{2}$/, 'NL'],
  [/\b\d{6}$/, 'IN'],
  [/\b\d{3} ?\d{3}$/, 'IN'],
  [/\b\d{4}$/, 'AU'],
  [/\b\d{7}$/, 'CL'],
];
/** Shapes of codes that numbers of other kinds have as well: they count where more tells that this is a place. */
const doubtfulZips = new Set(['AU', 'CL']);
const cityWord = String.raw`(?:[dDlLOo]['’])?\p{Lu}[\p{L}\p{M}.'’]*`;
const cityPattern = new RegExp(
  `^${cityWord}(?:[ -](?:${cityWord}|an|am|de|del|la|le|les|sur|upon|on|der|den|im|do|da|of|di|el|y|e|und)){0,4}$`,
  'u',
);
/** As in Canada: `Québec (Québec) G1R 1R3`. */
const stateInBrackets = / \((\p{Lu}[\p{L} -]{2,30})\)/u;
/** People have one, towns do not. */
const initial = /(?:^| )\p{Lu}\.(?: |$)/u;
const leadingZip =
  /^(?:[A-Z]{1,2}-)?(\d{5}-\d{3}|\d{4}-\d{3}|\d{4} [A-Z]{2}|\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}) +(?=\p{Lu})/u;

/** A town with the letters of its province, as Italians write it behind the code: `Padova PD`, `Padova (PD)`. */
const codedProvince = /^(\p{Lu}\p{Ll}.*?) \(?([A-Z]{2})\)?$/u;

/** What stands before the number of a box, a room or a house, which is no code. */
const beforeNumber = /\b(?:box|suite|room|unit|apt|flat|floor|building|no)\.? *$/i;

/** A zip code at the end of a part, with what stands before it. */
function takeZip(part: string): { rest: string; zip: string; country: string } {
  for (const [pattern, country] of zipPatterns) {
    const match = pattern.exec(part);
    if (match && !beforeNumber.test(part.slice(0, match.index)))
      return { rest: part.slice(0, match.index).trim(), zip: match[0], country };
  }
  return { rest: part, zip: '', country: '' };
}

/** Codes of countries as forms and address books write them; those that are states as well need a state beside them. */
const isoCodes = new Set(
  'US GB UK FR DE ES IT PT NL BE CH AT IE SE NO DK FI PL CZ SK HU RO BG GR TR UA CA MX BR AR CL CO PE IN PK BD LK CN JP KR SG MY TH VN PH ID AU NZ ZA NG KE GH EG MA IL AE SA QA LT LV EE HR SI RS IS LU MT CY'.split(
    ' ',
  ),
);
const wholeZip =
  /^(?:(?:[A-Z]{1,2}-)?\d{5}(?:-\d{3,4})?|\d{6}|\d{4}|\d{3} \d{2,3}|\d{2}-\d{3}|\d{4} ?[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})$/;
const codeAfterZip = /^(.*\d[\dA-Z -]*?) ([A-Z]{2,3})$/;

/** Takes the code of a country off the end: `60546 US`, `(US)`, `Stockholm, SE`. */
function takeCountryCode(parts: string[]): string {
  const last = parts[parts.length - 1] ?? '';
  const bracket = /^(.*?)\s*\(([A-Z]{2,3})\)$/.exec(last);
  const after = bracket ?? codeAfterZip.exec(last);
  const [, rest = '', own = ''] = after ?? [];
  const others = parts.slice(0, -1);
  const isOfTown = others.some((part) => countryOfTown.get(key(part)) === last);
  const isAlone =
    others.length > 0 && isoCodes.has(last) && (!stateCodes.has(last) || isOfTown || others.some(isState));
  const code = isAlone ? last : own;
  const known = code === 'USA' ? 'US' : code === 'UK' ? 'GB' : code;
  if (!isoCodes.has(known)) return '';
  if (isAlone || (bracket && rest === '' && others.length > 0)) {
    parts.pop();
    return known;
  }
  if (rest === '' || (!bracket && (stateCodes.has(code) || !takeZip(rest).zip))) return '';
  parts[parts.length - 1] = rest;
  return known;
}

/** Codes of Brazilian states, many of which are those of countries and degrees as well: a town of Brazil tells them. */
const brazilianStates = new Set(places.brStateCodes);

/** Takes the code of a Brazilian state off the town before it: `Recife – PE`, `Salvador, BA`. */
function takeBrazilianState(parts: string[]): string {
  const at = parts.findIndex(
    (part, index) => brazilianStates.has(part) && countryOfTown.get(key(parts[index - 1] ?? '')) === 'BR',
  );
  return at < 0 ? '' : (parts.splice(at, 1)[0] ?? '');
}

/** Takes a zip code that stands by itself between the other parts. */
function takeLoneZip(parts: string[]): string {
  const at = parts.findIndex((part) => wholeZip.test(part));
  if (at < 0 || parts.length < 2) return '';
  const isShort = /^\d{4}$/.test(parts[at] ?? '');
  if (isShort && !parts.some((part) => isState(part) || isKnownCity(part))) return '';
  return parts.splice(at, 1)[0] ?? '';
}

/** Cuts a country off the state before it, where nothing but a space stands between them: `Mesa, AZ United States`. */
function splitCountry(parts: string[]): void {
  const last = parts[parts.length - 1] ?? '';
  const at = last.indexOf(' ');
  if (at < 0 || parts.length < 2 || isState(last) || countryCodeOf(last) !== undefined) return;
  for (let cut = at; cut > 0; cut = last.indexOf(' ', cut + 1)) {
    const [state, country] = [last.slice(0, cut), last.slice(cut + 1)];
    if (!isState(state) || countryCodeOf(country) === undefined) continue;
    parts.splice(-1, 1, state, country);
    return;
  }
}

const isRemote =
  /^(?:100% )?(?:fully )?(?:remote|hybrid|on-?site|home office|work from home|wfh|various locations|worldwide|nationwide)\b.{0,25}$/i;

/** The number of a standard looks as a code of the post does: `ISO 17025`. */
const standard = /^(?:(?:BS|EN|DIN|ISO|IEC|ASTM|ASME|ANSI|NFPA|IATF|AS)[ /-]?)+\d{3,6}\b/;

/**
 * Reads `Austin, TX 78701`, `Toronto, ON M5V 2T6, Canada`, `10115 Berlin`, `Leeds LS1 4AP`, `Lyon, France` or `Remote`.
 * @param text The whole of it must be a place.
 * @returns null when it is something else.
 */
export function readPlace(text: string): Place | null {
  const cleaned = text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<!\S)\S{1,8}\.$|\.$/, (last) => (shortStates.has(last) ? last : last.slice(0, -1)))
    .replace(stateInBrackets, (whole, state: string) =>
      isState(state) || countryCodeOf(state) !== undefined ? `, ${state}` : whole,
    );
  if (cleaned.length < 2 || cleaned.length > 70 || standard.test(cleaned)) return null;
  const remote = isRemote.test(cleaned);
  if (remote) return { city: '', state: '', zipCode: '', countryCode: '', country: '' };
  const place: Place = { city: '', state: '', zipCode: '', countryCode: '', country: '' };
  const parts = cleaned
    .split(/\s*[,|/·]\s*|\s+[–—-]\s+/)
    .map((part) => part.replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '').trim())
    .filter((part) => part !== '' && !isRemote.test(part));
  if (parts.length === 0 || parts.length > 5) return null;
  splitCountry(parts);
  place.state = takeBrazilianState(parts);
  if (place.state !== '') place.countryCode = 'BR';
  let isoCode = takeCountryCode(parts);
  place.zipCode = takeLoneZip(parts);
  isoCode ||= takeCountryCode(parts);
  if (/[A-Z]/.test(place.zipCode)) place.countryCode = takeZip(place.zipCode).country;
  if (parts.length === 0 || parts.length > 4) return null;
  const named = countryCodeOf(parts[parts.length - 1] ?? '');
  const last = parts[parts.length - 1] ?? '';
  const code = countryCodeOf(last);
  if (code !== undefined && (parts.length > 1 || !stateNames.has(key(last)) || code !== 'GE')) {
    const isAmericanState = code === 'GE' && parts.length <= 2;
    if (!isAmericanState) {
      place.countryCode = code;
      place.country = last;
      parts.pop();
    }
  }
  if (parts.length === 0 && isKnownCity(place.country)) place.city = place.country;
  readStateAndCity(parts, place);
  if (parts.length > 0) return null;
  if (named !== undefined && place.country !== '') place.countryCode = named;
  const byTown = countryOfTown.get(key(place.city)) ?? '';
  const shared = stateCodes.get(place.state) ?? [];
  if (place.zipCode === '' && shared.includes(byTown)) place.countryCode = byTown;
  // Codes of five and six digits are those of many countries: a town that is known tells more.
  const isByShape = place.state === '' && place.country === '' && /^\d+$/.test(place.zipCode);
  place.countryCode = isoCode || (isByShape && byTown) || place.countryCode || byTown;
  const isKnown =
    isoCode !== '' || place.state !== '' || place.country !== '' || place.zipCode !== '' || isKnownCity(place.city);
  return isKnown ? place : null;
}

/** What the zip codes of countries look like that share short forms of states. */
const zipShapes: readonly [RegExp, string][] = [
  [/^\d{4}$/, 'AU'],
  [/^\d{5}(?:-\d{4})?$/, 'US'],
  [/^\d{5}-?\d{3}$/, 'BR'],
  [/^[A-Z]\d/, 'CA'],
];

/** A state tells its country more surely than the shape of a zip code does, but where two countries have it. */
function countryOfState(state: string, zip: string): string {
  if (shortStates.has(state)) return 'US';
  const countries = stateCodes.get(state);
  if (!countries) return stateNames.get(key(state)) ?? '';
  const byZip = zipShapes.find(([shape]) => shape.test(zip))?.[1] ?? '';
  return (countries.includes(byZip) ? byZip : countries[0]) ?? '';
}

/** Takes state, zip code and city off the end of the parts. */
function readStateAndCity(parts: string[], place: Place): void {
  const last = parts[parts.length - 1];
  if (last === undefined) return;
  const { rest, zip, country } = place.zipCode === '' ? takeZip(last) : { rest: last, zip: '', country: '' };
  if (zip !== '' && (rest === '' || isState(rest) || cityPattern.test(rest) || / [A-Z]{2,3}$/.test(rest))) {
    const isStated = isState(rest) || isState(rest.split(' ').pop() ?? '');
    const isDoubtful = doubtfulZips.has(country);
    if (!isDoubtful || isStated || isKnownCity(rest) || place.country !== '') {
      place.zipCode = zip;
      if (!isDoubtful || isStated) place.countryCode ||= country;
    }
  }
  let remaining = place.zipCode === zip && zip !== '' ? rest : last;
  if (place.state === '' && isState(remaining) && (parts.length > 1 || !isFamousCity(remaining))) {
    place.state = remaining;
    place.countryCode = countryOfState(remaining, place.zipCode) || place.countryCode;
    parts.pop();
    remaining = parts[parts.length - 1] ?? '';
    if (remaining === '') return;
    const beforeState = place.zipCode === '' ? takeZip(remaining) : null;
    if (beforeState && beforeState.zip !== '' && cityPattern.test(beforeState.rest)) {
      place.zipCode = beforeState.zip;
      remaining = beforeState.rest;
    }
  } else {
    const trailing = / ([A-Z]{2,3})$/.exec(remaining);
    const before = trailing ? remaining.slice(0, trailing.index).trim() : '';
    // Short forms of states that firms have behind their names as well: `Helvia SA`.
    const isTown = !endsWithLegalForm(trailing?.[1] ?? '') || isKnownCity(before) || place.country !== '';
    if (trailing?.[1] && stateCodes.has(trailing[1]) && cityPattern.test(before) && isTown) {
      place.state = trailing[1];
      place.countryCode = countryOfState(trailing[1], place.zipCode) || place.countryCode;
      remaining = before;
    }
  }
  const zipFirst = leadingZip.exec(remaining);
  if (zipFirst?.[1]) {
    place.zipCode = zipFirst[1];
    remaining = remaining.slice(zipFirst[0].length);
    const [, town, province] = codedProvince.exec(remaining) ?? [];
    if (town !== undefined && province !== undefined && place.state === '') [remaining, place.state] = [town, province];
  }
  if (remaining === '' || (cityPattern.test(remaining) && !initial.test(remaining))) {
    place.city = remaining;
    parts.pop();
  }
}
