import type { ParsedResume } from '../resumes/parsed-resume';
import { correctableLists, textOf, type CorrectableList, type Entry } from './correctable';

/** The fields that identify an entry of a list. */
const identity: Record<CorrectableList, readonly string[]> = {
  work: ['title', 'companyName', 'startDate', 'endDate'],
  education: ['school', 'degree', 'endDate'],
  skills: ['name', 'asWritten'],
  certifications: ['name'],
  languages: ['name'],
};

/** Keys of the entries of each list, in list order. */
export type EntryKeys = Record<CorrectableList, readonly string[]>;

/**
 * A key for each entry, hashed from its identifying fields: the same entry has the same key in every parse. Repeated
 * entries get a number.
 */
export function keysOfEntries(list: CorrectableList, entries: readonly Entry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const key = hash(identity[list].map((field) => textOf(entry, field).trim().toLowerCase()).join('\n'));
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}-${count}`;
  });
}

/** The keys of all entries of a parsed resume. */
export function entryKeysOf(parsed: ParsedResume): EntryKeys {
  const keys = Object.fromEntries(correctableLists.map((list) => [list, keysOfEntries(list, parsed[list])]));
  return { work: [], education: [], skills: [], certifications: [], languages: [], ...keys };
}

/** FNV-1a with 32 bits, for two start values: short, and equal on all platforms. */
function hash(text: string): string {
  return [0x811c9dc5, 0x01000193]
    .map((start) => {
      let value = start;
      for (let index = 0; index < text.length; index += 1) {
        value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
      }
      return (value >>> 0).toString(36);
    })
    .join('');
}
