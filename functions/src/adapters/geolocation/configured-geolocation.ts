import type { Config } from '../../runtime/config';
import type { Geolocation } from '../../runtime/ports';
import { countryDatabase } from './country-database';
import { createGeolocation } from './geolocation';
import { locationService } from './location-service';

/** The configured service, then the database. Load this module by `import()`. */
export function configuredGeolocation({ geolocation }: Pick<Config, 'geolocation'>): Geolocation {
  return createGeolocation([...(geolocation ? [locationService(geolocation)] : []), countryDatabase]);
}
