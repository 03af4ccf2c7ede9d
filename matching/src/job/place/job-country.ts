import { countryOfEmail } from '../../resume/contact/contact';
import { countryCodeOf } from '../../text/place-names';
import type { Found } from '../../text/span';
import type { JobLine } from '../job-sections';

const headLines = 12;
/** A country after words of place or punctuation: `Remote within Canada`, `(remote, US)`. */
const named =
  /(?<![\p{L}])(?:within|in|across|from|throughout|remote[,:]?|anywhere in|based in|[-–—|,(/])\s*(?:the )?(\p{Lu}[\p{L}.]*(?: \p{Lu}\p{L}+){0,2})/gu;

/** Institutions of one country: pensions, registers and tax numbers. */
const institutions: readonly [country: string, RegExp][] = [
  ['CA', /\b(?:RRSP|Red Seal|CPHR|CSA standards|Service Canada|WHMIS)\b/],
  ['AU', /\b(?:superannuation|AHPRA|plus super|\+ super|ABN|TFN|White Card|NDIS|salary packaging)\b|\d% super\b/],
  ['NZ', /\b(?:KiwiSaver|Kiwisaver|Site Safe|NZQA|Te Tiriti|Te Whatu Ora)\b/],
  ['SG', /\b(?:CPF|Employment Pass|Singaporeans?)\b/],
  ['US', /\b(?:401\s?\(?k\)?|403\s?\(?b\)?|OSHA|FLSA|H-?1B)\b/],
];

/**
 * ISO code of the job's country.
 * @param ofPlace The code of the place that was read, the best evidence.
 * @param emails Contact addresses, whose domains are the last resort.
 * @returns an empty string when unknown.
 */
export function countryOfJob(lines: readonly JobLine[], ofPlace: string, emails: readonly Found[]): string {
  if (ofPlace !== '') return ofPlace;
  for (const { line } of lines.slice(0, headLines))
    for (const match of line.text.slice(0, 300).matchAll(named)) {
      const words = (match[1] ?? '').split(' ');
      for (let length = words.length; length > 0; length--) {
        const code = countryCodeOf(words.slice(0, length).join(' '));
        if (code !== undefined) return code;
      }
    }
  const text = lines
    .map(({ line }) => line.text)
    .join('\n')
    .slice(0, 30_000);
  const stated = institutions.filter(([, pattern]) => pattern.test(text));
  if (stated.length === 1 && stated[0]) return stated[0][0];
  return emails.map(({ value }) => countryOfEmail(value)).find((code) => code !== '') ?? '';
}
