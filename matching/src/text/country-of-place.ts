import places from '../../data/places.json' with { type: 'json' };
import { countryCodeOf, countryOfTown, isState, placeKey, stateCodes } from './place-names';
import { takeZip } from './post-codes';

/** Country codes as used in forms and address books; those that are also state codes need a state next to them. */
const isoCodes = new Set(
  'US GB UK FR DE ES IT PT NL BE CH AT IE SE NO DK FI PL CZ SK HU RO BG GR TR UA CA MX BR AR CL CO PE IN PK BD LK CN JP KR SG MY TH VN PH ID AU NZ ZA NG KE GH EG MA IL AE SA QA LT LV EE HR SI RS IS LU MT CY'.split(
    ' ',
  ),
);
/** `60546 US` */
const codeAfterZip = /^(.*\d[\dA-Z -]*?) ([A-Z]{2,3})$/;

/** Removes a country code from the end and returns it: `60546 US`, `(US)`, `Stockholm, SE`. */
export function takeCountryCode(parts: string[]): string {
  const last = parts[parts.length - 1] ?? '';
  const bracket = /^(.*?)\s*\(([A-Z]{2,3})\)$/.exec(last);
  const after = bracket ?? codeAfterZip.exec(last);
  const [, rest = '', own = ''] = after ?? [];
  const others = parts.slice(0, -1);
  const isOfTown = others.some((part) => countryOfTown.get(placeKey(part)) === last);
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

/** Codes of Brazilian states. Many are also country codes or degrees, so they need a Brazilian town before them. */
const brazilianStates = new Set(places.brStateCodes);

/** Removes the code of a Brazilian state after its town: `Recife – PE`, `Salvador, BA`. */
export function takeBrazilianState(parts: string[]): string {
  const at = parts.findIndex(
    (part, index) => brazilianStates.has(part) && countryOfTown.get(placeKey(parts[index - 1] ?? '')) === 'BR',
  );
  return at < 0 ? '' : (parts.splice(at, 1)[0] ?? '');
}

/** Splits a country from the state before it when only a space separates them: `Mesa, AZ United States`. */
export function splitCountry(parts: string[]): void {
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
