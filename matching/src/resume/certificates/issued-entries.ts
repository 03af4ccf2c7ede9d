import { bareText, withoutDates } from './certificate-details';
import { isEndingBody } from './issuers';

/** The issuer after a name. */
const tail = /^(.{3,}?)(?:,\s+([^,()]{2,80})|\s+\(([^()]{2,80})\))$/;
export const firstWord = (text: string): string => text.split(/[ ,]/)[0] ?? '';

/** Whether an entry ends with an issuer after a comma or in brackets, or repeats the first word of its name. */
function endsWithBody(entry: string): boolean {
  const [, name = '', behindComma, inBrackets] = tail.exec(bareText(withoutDates(entry).text)) ?? [];
  const last = behindComma ?? inBrackets ?? '';
  const isRepeated = last !== '' && firstWord(last) === firstWord(name) && firstWord(name).length >= 4;
  return isEndingBody(last) || isRepeated || (behindComma !== undefined && /^[A-Z]{3,8}$/.test(last));
}

/** Whether most entries of a list end with their issuers, as in forms and templates. */
export function areIssued(entries: readonly string[]): boolean {
  const count = entries.filter(endsWithBody).length;
  return count >= 2 && count * 2 >= entries.length;
}

/**
 * Splits off an issuer in brackets, where the other entries end with theirs: `Paralegal Certificate (Hill College)`.
 */
export function splitBrackets(text: string): { name: string; issuer: string } | null {
  const [, name = '', , inBrackets = ''] = tail.exec(text) ?? [];
  return inBrackets !== '' && endsWithBody(text) ? { name, issuer: inBrackets } : null;
}
