import { escapePattern } from '@portal/domain/fields/escape-pattern';
import type { FoundAddress } from './postal-address';

/** `Maple`, `St.`, `O’Fallon`. */
const word = String.raw`\p{Lu}[\p{L}'’.-]*`;
const label = String.raw`(?:(?:(?:[Hh]ome |[Cc]urrent |[Mm]ailing )?[Aa]ddress\s*:|(?:[Ll]ives|[Ll]iving|[Rr]esides|[Rr]esiding) (?:at|in))\s*)?`;
const street = String.raw`\d{1,6}[A-Za-z]? (?:${word} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Drive|Dr|Lane|Ln|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Terrace|Circle|Cir|Parkway|Pkwy|Highway|Hwy|Trail)\b\.?`;
const unit = String.raw`(?:,? (?:Apt|Apartment|Unit|Suite|Ste|#)\.? ?[\w-]{1,6})?`;
const town = String.raw`,? ${word}(?: ${word}){0,2},? [A-Z]{2}\b(?: \d{5}(?:-\d{4})?)?`;
/** What separates an address from the text next to it. */
const separator = String.raw`\s*(?:[-–—|•·;](?=\s)|[.,](?=\s|$))?\s*`;

/**
 * A summary without home addresses, because clients read it.
 * @param summary Paragraphs and items, one a line.
 * @param own The candidate's address as written in the document, which may have another country's form.
 */
export function withoutAddress(summary: string, own: string): string {
  const shapes = [street + unit + town, ...(own === '' ? [] : [escapePattern(own).replace(/\s+/g, String.raw`\s+`)])];
  const pattern = new RegExp(`(?<![\\p{L}\\d])${label}(?:${shapes.join('|')})${separator}`, 'gu');
  return summary
    .split('\n')
    .map((line) => {
      const kept = line.replace(pattern, ' ');
      return kept === line ? line : kept.replace(/\s{2,}/g, ' ').trim();
    })
    .filter((line) => line !== '' && line !== '•')
    .join('\n');
}

/** The candidate's address as written, when it names more than a town. */
export const writtenAddress = (address: FoundAddress | null, text: string): string =>
  address && address.address1 !== '' ? text.slice(address.span.start, address.span.end) : '';
