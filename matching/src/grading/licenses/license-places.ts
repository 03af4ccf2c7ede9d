import nationalities from '../../../data/nationalities.json' with { type: 'json' };
import places from '../../../data/places.json' with { type: 'json' };
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { findCertifications } from '../../taxonomy/certifications';
import { memoizeByObject } from '../../text/memoize-by-object';
import { phraseKey } from '../../text/normalize';
import { stateCodes } from '../../text/place-names';

/** Where a license is valid: the code of a country, and that of a state of the USA; empty when nothing says so. */
export interface LicensePlace {
  country: string;
  state: string;
}

const countries = new Map(
  Object.entries(nationalities).flatMap(([code, names]) => names.map((name) => [phraseKey(name), code] as const)),
);
const states = new Map(Object.entries(places.usStates).map(([code, name]) => [phraseKey(name), code]));
const usCodes = new Set(states.values());
const maxNameLength = 3;

/** The code of a state at a license: `OH license`, `RN license, OH`, `RN (OH)`. */
const stateAtLicense =
  /\b([A-Z]{2}) (?:state )?(?:\p{Lu}+ )?licen[cs]e|licen[cs]e[^,(\n]{0,20}[,(] ?([A-Z]{2})(?![\p{L}])|\(([A-Z]{2})\)/gu;
/** Licenses that are valid in several states. */
const inSeveralStates = /\b(?:compact|multi-?state|nlc|enlc)\b/i;

/** The country and the state that a text about a license names. */
export function licensePlaceOf(text: string): LicensePlace {
  const words = phraseKey(text.slice(0, 300)).split(' ');
  const place: LicensePlace = { country: '', state: '' };
  for (let at = 0; at < words.length; at++) {
    for (let count = maxNameLength; count >= 1; count--) {
      const name = words.slice(at, at + count).join(' ');
      place.state ||= states.get(name) ?? '';
      place.country ||= countries.get(name) ?? '';
    }
  }
  const codes = [...text.matchAll(stateAtLicense)].flatMap((match) => match.slice(1));
  place.state ||= codes.find((code) => usCodes.has(code)) ?? '';
  if (place.state !== '') place.country ||= 'US';
  return inSeveralStates.test(text) ? { ...place, state: '' } : place;
}

/** The lines of a job that name a certification, by its concept. */
const linesByConcept = memoizeByObject((job: ParsedJob): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const line of job.text.slice(0, 20_000).split('\n')) {
    for (const { value } of findCertifications(line)) if (!found.has(value.id)) found.set(value.id, line);
  }
  return found;
});

/** Where a job wants a license to be valid: as the line that names it says, else in the country of the job. */
export function placeOfAsked(job: ParsedJob, conceptId: string): LicensePlace {
  const stated = licensePlaceOf(linesByConcept(job).get(conceptId) ?? '');
  if (stated.country !== '') return stated;
  const [country = ''] = stateCodes.get(job.address.state) ?? [];
  return { country, state: '' };
}

/** What remains of the credit of a license of another country, and of one of another state. */
const elsewhere = { country: 0.3, state: 0.5 };

/** The share of its credit that a license keeps at the place where the job wants it. */
export function creditAtPlace(held: string, asked: LicensePlace): number {
  const own = licensePlaceOf(held);
  if (asked.country !== '' && own.country !== '' && own.country !== asked.country) return elsewhere.country;
  return asked.state !== '' && own.state !== '' && own.state !== asked.state ? elsewhere.state : 1;
}
