import { splitCountry, takeBrazilianState, takeCountryCode } from './country-of-place';
import { endsWithLegalForm } from './legal-forms';
import { isUpperCase } from './normalize';
import {
  countryCodeOf,
  countryOfTown,
  isFamousCity,
  isKnownCity,
  isState,
  placeKey,
  shortStates,
  stateCodes,
  stateNames,
  type Place,
} from './place-names';
import { countryOfState, doubtfulZips, leadingZip, takeLoneZip, takeZip } from './post-codes';

const cityWord = String.raw`(?:[dDlLOo]['’])?\p{Lu}[\p{L}\p{M}.'’]*`;
const cityPattern = new RegExp(
  `^${cityWord}(?:[ -](?:${cityWord}|an|am|de|del|la|le|les|sur|upon|on|der|den|im|do|da|of|di|el|y|e|und)){0,4}$`,
  'u',
);
/** A Canadian form: `Québec (Québec) G1R 1R3`. */
const stateInBrackets = / \((\p{Lu}[\p{L} -]{2,30})\)/u;
/** Initials occur in names of people, not of towns. */
const initial = /(?:^| )\p{Lu}\.(?: |$)/u;

/** An Italian town with its province: `Padova PD`, `Padova (PD)`. */
const codedProvince = /^(\p{Lu}\p{Ll}.*?) \(?([A-Z]{2})\)?$/u;

const isRemote =
  /^(?:100% )?(?:fully )?(?:remote|hybrid|on-?site|home office|work from home|wfh|various locations|worldwide|nationwide)\b.{0,25}$/i;

/** The number of a standard looks like a zip code: `ISO 17025`. */
const standard = /^(?:(?:BS|EN|DIN|ISO|IEC|ASTM|ASME|ANSI|NFPA|IATF|AS)[ /-]?)+\d{3,6}\b/;

/** An employer with its country, which has the form of a town: `Larkspur Bank, India`. */
const employerBeforeCountry =
  /^[^,]+ (?:bank|solutions|systems|technologies|consulting|services|labs|group|holdings|software|studios|networks|industries|pharma|infotech|logistics|insurance|hospital|clinic|foods|airlines|motors|energy|telecom|capital|partners|agency|media),(?! [A-Z]{2}(?![\p{L}]))/iu;

const nowhere = (): Place => ({ city: '', state: '', zipCode: '', countryCode: '', country: '' });
const maxLength = 70;
/** Signs between several places: `Seoul, S.Korea & LA, U.S.A`. */
const severalPlaces = / (?:&|\/|and) /;
/** Maximum number of parts of a place, with and without codes that are parts of their own. */
const maxParts = { withCodes: 5, ofNames: 4 };

/**
 * Reads `Austin, TX 78701`, `Toronto, ON M5V 2T6, Canada`, `10115 Berlin`, `Leeds LS1 4AP`, `Lyon, France` or `Remote`.
 * @param text The whole of it must be a place.
 * @returns null when it is something else.
 */
export function readPlace(text: string): Place | null {
  const [first, ...others] = text.length > maxLength ? [] : text.split(severalPlaces);
  if (first === undefined || others.length === 0) return readOnePlace(text);
  const place = readOnePlace(text) ?? readOnePlace(first);
  return place && others.every((other) => readOnePlace(other)) ? place : readOnePlace(text);
}

function readOnePlace(text: string): Place | null {
  const cleaned = withoutSigns(text);
  if (cleaned.length < 2 || cleaned.length > maxLength || standard.test(cleaned)) return null;
  if (employerBeforeCountry.test(cleaned)) return null;
  const place = nowhere();
  if (isRemote.test(cleaned)) return place;
  const parts = partsOf(cleaned);
  if (parts.length === 0 || parts.length > maxParts.withCodes) return null;
  const isoCode = takeCodes(parts, place);
  if (parts.length === 0 || parts.length > maxParts.ofNames) return null;
  const named = takeCountry(parts, place);
  if (parts.length === 0 && isKnownCity(place.country)) place.city = place.country;
  takeStateAndCity(parts, place);
  if (parts.length > 0) return null;
  if (named !== '') place.countryCode = named;
  place.countryCode = isoCode || countryOf(place);
  const isStated = [isoCode, place.state, place.country, place.zipCode].some((part) => part !== '');
  return isStated || isKnownCity(place.city) ? place : null;
}

/** A text without surrounding brackets and final full stop; a state in brackets is moved after a comma. */
const withoutSigns = (text: string): string =>
  text
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .replace(/(?<!\S)\S{1,8}\.$|\.$/, (last) => (shortStates.has(last) ? last : last.slice(0, -1)))
    .replace(stateInBrackets, (whole, state: string) =>
      isState(state) || countryCodeOf(state) !== undefined ? `, ${state}` : whole,
    );

const partsOf = (text: string): string[] =>
  text
    .split(/\s*[,|/·]\s*|\s+[–—-]\s+/)
    .map((part) => part.replace(/\s*\((?:remote|hybrid|on-?site)\)$/i, '').trim())
    .filter((part) => part !== '' && !isRemote.test(part));

/** Removes codes that are parts of their own: a state of Brazil, a zip code, a country. Returns the country's code. */
function takeCodes(parts: string[], place: Place): string {
  splitCountry(parts);
  place.state = takeBrazilianState(parts);
  if (place.state !== '') place.countryCode = 'BR';
  const behind = takeCountryCode(parts);
  place.zipCode = takeLoneZip(parts);
  const isoCode = behind || takeCountryCode(parts);
  if (/[A-Z]/.test(place.zipCode)) place.countryCode = takeZip(place.zipCode).country;
  return isoCode;
}

/** Removes a country from the end and returns its code; `Georgia` is a state, except after a town and a region. */
function takeCountry(parts: string[], place: Place): string {
  const last = parts[parts.length - 1] ?? '';
  const code = countryCodeOf(last);
  if (code === undefined || (code === 'GE' && parts.length <= 2)) return '';
  parts.pop();
  place.country = last;
  place.countryCode = code;
  return code;
}

/** The country of a place without a country code. */
function countryOf({ city, state, zipCode, country, countryCode }: Place): string {
  const byTown = countryOfTown.get(placeKey(city)) ?? '';
  const isShared = zipCode === '' && stateCodes.get(state)?.includes(byTown) === true;
  // Many countries have codes of five and six digits, so a known town counts more.
  const isByShape = state === '' && country === '' && /^\d+$/.test(zipCode);
  return isShared || isByShape ? byTown || countryCode : countryCode || byTown;
}

/** Removes state, zip code and city from the end of the parts. */
function takeStateAndCity(parts: string[], place: Place): void {
  const last = parts[parts.length - 1];
  if (last === undefined) return;
  let rest = withoutZip(last, place);
  if (place.state === '' && isState(rest) && (parts.length > 1 || !isFamousCity(rest))) {
    setState(place, rest);
    parts.pop();
    rest = parts[parts.length - 1] ?? '';
    if (rest === '') return;
    rest = withoutZipBeforeState(rest, place);
  } else rest = withoutState(rest, place);
  rest = withoutZipBeforeTown(rest, place);
  if (rest === '' || (cityPattern.test(rest) && !initial.test(rest))) {
    place.city = rest;
    parts.pop();
  }
}

function setState(place: Place, state: string): void {
  place.state = state;
  place.countryCode = countryOfState(state, place.zipCode) || place.countryCode;
}

/** The text before a final zip code; the code is stored in the place. */
function withoutZip(text: string, place: Place): string {
  if (place.zipCode !== '') return text;
  const { rest, zip, country } = takeZip(text);
  const isPlace = rest === '' || isState(rest) || cityPattern.test(rest) || / [A-Z]{2,3}$/.test(rest);
  if (zip === '' || !isPlace) return text;
  const isStated = isState(rest) || isState(rest.split(' ').pop() ?? '');
  const isDoubtful = doubtfulZips.has(country);
  if (isDoubtful && !isStated && !isKnownCity(rest) && place.country === '') return text;
  place.zipCode = zip;
  if (!isDoubtful || isStated) place.countryCode ||= country;
  return rest;
}

/** The town of `Austin 78701, TX`. */
function withoutZipBeforeState(text: string, place: Place): string {
  if (place.zipCode !== '') return text;
  const { rest, zip } = takeZip(text);
  if (zip === '' || !cityPattern.test(rest)) return text;
  place.zipCode = zip;
  return rest;
}

/** A short word in capitals that is also a state code: `REACH ME`. */
const word = /^(?:ME|OR|IN|HI|OK|OH)$/;

/** A known town followed by the name of its state without a comma: `Dayton Ohio`. */
function townBeforeState(text: string): { town: string; state: string } | null {
  const words = text.split(' ');
  if (isKnownCity(text)) return null;
  for (const count of [2, 1]) {
    const [town, state] = [words.slice(0, -count).join(' '), words.slice(-count).join(' ')];
    if (town !== '' && stateNames.has(placeKey(state)) && isKnownCity(town)) return { town, state };
  }
  return null;
}

/** The town of `Austin TX`, and of `Austin Texas` next to a zip code. */
function withoutState(text: string, place: Place): string {
  const named = place.zipCode === '' ? null : townBeforeState(text);
  if (named) {
    setState(place, named.state);
    return named.town;
  }
  const [whole = '', state = ''] = / ([A-Z]{2,3})$/.exec(text) ?? [];
  const town = text.slice(0, text.length - whole.length).trim();
  if (!stateCodes.has(state) || !cityPattern.test(town)) return text;
  // State codes that also end company names: `Helvia SA`.
  const isHeading = place.zipCode === '' && word.test(state) && isUpperCase(text);
  if ((endsWithLegalForm(state) || isHeading) && !isKnownCity(town) && place.country === '') return text;
  setState(place, state);
  return town;
}

/** The town of `10115 Berlin` or `35121 Padova PD`. */
function withoutZipBeforeTown(text: string, place: Place): string {
  const [whole, zip] = leadingZip.exec(text) ?? [];
  if (whole === undefined || zip === undefined) return text;
  place.zipCode = zip;
  const rest = text.slice(whole.length);
  const [, town, province] = codedProvince.exec(rest) ?? [];
  if (town === undefined || province === undefined || place.state !== '') return rest;
  place.state = province;
  return town;
}
