/** Stands for what was removed. */
const removed = '•••';

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const profileUrl =
  /(?:https?:\/\/)?(?:[\w-]+\.)?(?:linkedin|github|gitlab|xing|facebook|instagram|twitter|x|behance)\.com\/[^\s,;)]+/giu;
/** Digits with the separators of phone numbers; periods of dates look similar, see {@link isPhone}. */
const digits = /(?<![\p{L}\p{N}])[+(]?\d[\d ().\u00a0-]{6,18}\d(?![\p{L}\p{N}])/gu;
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * Removes emails, phone numbers, profile URLs and the given street from a text.
 * @param own the candidate's own phone number and street, which are removed in any format they are repeated in.
 */
export function redactContact(text: string, own: { phone: string; address1: string } = { phone: '', address1: '' }) {
  const ownDigits = own.phone.replace(/\D/g, '');
  const street = own.address1.trim();
  const withoutStreet = street.length > 4 ? text.split(street).join(removed) : text;
  return withoutStreet
    .replace(email, removed)
    .replace(profileUrl, removed)
    .replace(digits, (match) => (isPhone(match, ownDigits) ? removed : match));
}

/** A text with two years is a period; shorter numbers are amounts. */
function isPhone(match: string, ownDigits: string): boolean {
  const found = match.replace(/\D/g, '');
  if (ownDigits.length > 5 && found.endsWith(ownDigits.slice(-9))) return true;
  return found.length >= 9 && found.length <= 15 && (match.match(year) ?? []).length < 2;
}

/** The emails and phone numbers of a text. */
export const contactPatterns = {
  emails: (text: string): string[] => text.match(email) ?? [],
  phones: (text: string): string[] => (text.match(digits) ?? []).filter((found) => isPhone(found, '')),
} as const;
