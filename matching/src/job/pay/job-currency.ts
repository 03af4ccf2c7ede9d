/** Countries whose currency is a dollar, with its code. */
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
 * The ISO 4217 currency of a sum.
 * @param sign The sign or code next to it in capitals; empty when none.
 * @param country ISO code of the job's country: a dollar in Canada is a Canadian one. Empty means unknown, then it is
 * an American one.
 */
export function currencyOf(sign: string, country: string): string {
  if (sign === '$') return dollars[country] ?? 'USD';
  if (sign !== '') return bySign[sign] ?? sign;
  return dollars[country] ?? (euro.has(country) ? 'EUR' : (others[country] ?? ''));
}
