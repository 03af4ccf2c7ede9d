import type { Country, CountryCode } from './country';
import { englishSpeaking } from './english-speaking';
import { otherCountries } from './others';

export { countryCodes, type City, type Country, type CountryCode } from './country';

/** All countries by code. */
export const countries: Readonly<Record<CountryCode, Country>> = { ...englishSpeaking, ...otherCountries };
