import type { ParsedResume } from '../resumes/parsed-resume';
import { correctableLists, textOf, type CorrectableList, type Entry } from './correctable';

/** What tells entries of a list apart. */
const identity: Record<CorrectableList, readonly string[]> = {
  work: ['title', 'companyName', 'startDate', 'endDate'],
  education: ['school', 'degree', 'endDate'],
  skills: ['name', 'asWritten'],
  certifications: ['name'],
  languages: ['name'],
};

/** Keys of the entries of each list, in their order. */
export type EntryKeys = Record<CorrectableList, readonly string[]>;

/**
 * A key for each entry, made of what tells it apart: the same entry has the same key in every parse. Of entries that
 * are alike, the later ones are numbered.
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

/** The keys of everything that the parser read. */
export function entryKeysOf(parsed: ParsedResume): EntryKeys {
  const keys = Object.fromEntries(correctableLists.map((list) => [list, keysOfEntries(list, parsed[list])]));
  return { work: [], education: [], skills: [], certifications: [], languages: [], ...keys };
}

/** FNV-1a, 32 bits twice over different beginnings: short, and the same everywhere. */
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
