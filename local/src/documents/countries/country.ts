/** Countries of generated personas. */
export const countryCodes = [
  'US',
  'GB',
  'CA',
  'AU',
  'IE',
  'DE',
  'FR',
  'NL',
  'ES',
  'PL',
  'SE',
  'IN',
  'MX',
  'BR',
] as const;
export type CountryCode = (typeof countryCodes)[number];

export interface City {
  city: string;
  state: string;
  stateName?: string;
  /** Postal code; `#` is a random digit, `?` a random letter. */
  zip: string;
  /** Area code where phone numbers have one. */
  area?: string;
}

export interface Country {
  name: string;
  /** Names of the country at the end of a postal address. */
  names: readonly string[];
  cities: readonly City[];
  /** Street lines; `#` is a random digit. */
  streets: readonly string[];
  /** City line of an address: `{city}, {state} {zip}`. */
  cityLine: string;
  dialCode: string;
  /**
   * National numbers without trunk prefix that nobody owns, or that are only shaped like a number; `#` is a random digit,
   * `A` is the city's area code.
   */
  phones: readonly string[];
  /** Ways to write a number: `0` to `9` and `n` take the next digit, other characters are literal. */
  phoneForms: readonly string[];
  /** faker locales for names, most frequent first. */
  nameLocales: readonly string[];
  /** Native languages that resumes list. */
  languages: readonly string[];
  currency: string;
  /** Rough factor from pay in US dollars to local pay in local currency. */
  payFactor: number;
}
