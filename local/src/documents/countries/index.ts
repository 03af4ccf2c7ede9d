import type { Country, CountryCode } from './country';
import { englishSpeaking } from './english-speaking';
import { otherCountries } from './others';

export { countryCodes, type City, type Country, type CountryCode } from './country';

/** What is known of each country. */
export const countries: Readonly<Record<CountryCode, Country>> = { ...englishSpeaking, ...otherCountries };
