import { createRequire } from 'node:module';
import type { LocationSource } from './geolocation';

/** A record of the database: ISO 3166-1 alpha-2. */
interface CountryRecord {
  country_code: string;
}

let opened: Promise<(address: string) => CountryRecord | null> | undefined;

/** Opens the database once; its package is installed with the functions. */
async function open(): Promise<(address: string) => CountryRecord | null> {
  const { default: maxmind } = await import('maxmind');
  const { resolve } = createRequire(import.meta.url);
  const file = resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  // The reader's type allows only its makers' own databases.
  const reader = await maxmind.open(file);
  return (address) => {
    const found: unknown = reader.get(address);
    return isCountryRecord(found) ? found : null;
  };
}

function isCountryRecord(value: unknown): value is CountryRecord {
  return (
    typeof value === 'object' && value !== null && 'country_code' in value && typeof value.country_code === 'string'
  );
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The country of a network address, from a local database, so that no service learns about viewers. */
export const countryDatabase: LocationSource = async (address) => {
  opened ??= open();
  const code = (await opened)(address)?.country_code ?? '';
  const country = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
  return country === undefined ? null : { country, region: '', city: '' };
};
