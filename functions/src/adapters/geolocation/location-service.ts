import { string } from 'yup';
import { sessionLocationSchema } from '@portal/domain/events/public-viewer';
import { record } from '@portal/domain/fields/model';
import type { LocationSource } from './geolocation';

/** The response of ipstack and compatible services. */
const answerSchema = record({
  ip: string().default(''),
  country_name: string().default('').nullable(),
  region_name: string().default('').nullable(),
  city: string().default('').nullable(),
});

/**
 * A service that locates network addresses with an access key.
 * @param options.url base URL; the address follows as the last part of the path.
 */
export function locationService(options: { url: string; accessKey: string }): LocationSource {
  return async (address, signal) => {
    const url = new URL(`${options.url.replace(/\/+$/, '')}/${encodeURIComponent(address)}`);
    url.searchParams.set('access_key', options.accessKey);
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
    if (!response.ok) return null;
    const body: unknown = await response.json();
    const { country_name: country, region_name: region, city } = answerSchema.cast(body);
    // These services answer a refused key with 200 and an error without location fields.
    if (!country) return null;
    return sessionLocationSchema.cast({ country: cut(country), region: cut(region), city: cut(city) });
  };
}

function cut(name: string | null): string {
  return (name ?? '').slice(0, 100);
}
