/** Countries whose money is called dollar, and the code that tells them apart. */
const dollars: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
};
const bySign: Readonly<Record<string, string>> = {
  CA$: 'CAD',
  C$: 'CAD',
  AU$: 'AUD',
  A$: 'AUD',
  US$: 'USD',
  NZ$: 'NZD',
  SG$: 'SGD',
  S$: 'SGD',
  HK$: 'HKD',
  '£': 'GBP',
  '€': 'EUR',
  EURO: 'EUR',
  EUROS: 'EUR',
  '₹': 'INR',
  '¥': 'JPY',
  ZŁ: 'PLN',
};
const euro = new Set('DE AT FR ES IT PT NL BE IE FI LU GR EE LV LT SK SI HR MT CY'.split(' '));
const others: Readonly<Record<string, string>> = {
  GB: 'GBP',
  CH: 'CHF',
  IN: 'INR',
  JP: 'JPY',
  PL: 'PLN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  CZ: 'CZK',
};

/**
 * The currency of a sum, by ISO 4217.
 * @param sign The sign or code beside it in capitals, empty where there is none.
 * @param country ISO code of where the job is: a dollar in Canada is a Canadian one. Empty: unknown, an American one.
 */
export function currencyOf(sign: string, country: string): string {
  if (sign === '$') return dollars[country] ?? 'USD';
  if (sign !== '') return bySign[sign] ?? sign;
  return dollars[country] ?? (euro.has(country) ? 'EUR' : (others[country] ?? ''));
}
