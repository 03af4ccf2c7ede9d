import cityLines from '../../data/cities.json' with { type: 'json' };
import places from '../../data/places.json' with { type: 'json' };
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

/** The lookup key of place names. */
export const placeKey = (text: string): string => fold(text).replace(/[.]/g, '').trim();

/** Countries by state code, the most frequent first: `WA` is Washington, and Western Australia. */
export const stateCodes = new Map<string, string[]>();
/** Countries by state name. */
export const stateNames = new Map<string, string>();
const fill = (states: Readonly<Record<string, string>>, country: string): void => {
  for (const [code, name] of Object.entries(states)) {
    stateCodes.set(code, [...(stateCodes.get(code) ?? []), country]);
    if (!stateNames.has(placeKey(name))) stateNames.set(placeKey(name), country);
  }
};
fill(places.usStates, 'US');
fill(places.caProvinces, 'CA');
fill(places.auStates, 'AU');
fill(places.brStates, 'BR');
for (const name of places.mxStates) stateNames.set(placeKey(name), 'MX');
for (const name of places.inStates) stateNames.set(placeKey(name), 'IN');
for (const region of places.otherRegions) if (!stateNames.has(placeKey(region))) stateNames.set(placeKey(region), '');

const countryCodes = new Map<string, string>();
for (const [code, names] of Object.entries(places.countries))
  for (const name of names) countryCodes.set(placeKey(name), code);
const cities = new Set(places.cities.map(placeKey));
/** Countries by the name of a larger town. */
export const countryOfTown = new Map<string, string>();
for (const [country, lines] of Object.entries(cityLines))
  for (const town of lines.flatMap((line) => line.split('|'))) countryOfTown.set(town, country);

for (const [country, towns] of Object.entries(places.countriesOfCities))
  for (const town of towns.split('|')) countryOfTown.set(placeKey(town), country);

/** The country of a name as written, or undefined. */
export function countryCodeOf(text: string): string | undefined {
  return countryCodes.get(placeKey(text));
}

/** Older abbreviations of US states; the full stop distinguishes `Ill.` and `Miss.` from words. */
export const shortStates = new Set(places.usStatesShort);

/** Whether the text is a state, province or region, or its usual abbreviation in capitals. */
export function isState(text: string): boolean {
  const trimmed = text.trim();
  return (
    stateCodes.has(trimmed) || shortStates.has(trimmed) || stateNames.has(placeKey(trimmed)) || county.test(trimmed)
  );
}

/** Whether the text is a well-known city. */
export const isFamousCity = (text: string): boolean => cities.has(placeKey(text));

/** Whether the text is a larger town. */
export function isKnownCity(text: string): boolean {
  const name = placeKey(text);
  return cities.has(name) || countryOfTown.has(name);
}

/** A county of the British Isles: `Co. Clare`. */
const county = /^(?:[Cc]o\.?|[Cc]ounty) \p{Lu}\p{L}+$/u;
