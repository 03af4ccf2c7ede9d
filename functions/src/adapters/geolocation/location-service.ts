import { string } from 'yup';
import { sessionLocationSchema } from '@portal/domain/events/public-viewer';
import { record } from '@portal/domain/fields/model';
import type { LocationSource } from './geolocation';

/** What such services answer: ipstack and its like, field by field. */
const answerSchema = record({
  ip: string().default(''),
  country_name: string().default('').nullable(),
  region_name: string().default('').nullable(),
  city: string().default('').nullable(),
});

/**
 * A service that locates addresses (000 §7: with an access key, answers the address and its place).
 * @param options.url where it stands; the address follows as the last part of the path.
 */
export function locationService(options: { url: string; accessKey: string }): LocationSource {
  return async (address, signal) => {
    const url = new URL(`${options.url.replace(/\/+$/, '')}/${encodeURIComponent(address)}`);
    url.searchParams.set('access_key', options.accessKey);
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const body: unknown = await response.json();
    const { country_name: country, region_name: region, city } = answerSchema.cast(body);
    // Such services answer a refused key with 200 and an error in the body: then nothing of a place is in it.
    if (!country) return null;
    return sessionLocationSchema.cast({ country: cut(country), region: cut(region), city: cut(city) });
  };
}

function cut(name: string | null): string {
  return (name ?? '').slice(0, 100);
}
