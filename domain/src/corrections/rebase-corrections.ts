import type { ParsedResume } from '../resumes/parsed-resume';
import { fieldValueOf } from './apply-corrections';
import {
  correctableLists,
  fieldPaths,
  textOf,
  type CorrectableField,
  type CorrectableList,
  type Entry,
} from './correctable';
import { keysOfEntries } from './entry-keys';
import type { EntryCorrection, ListCorrections, ResumeCorrections } from './resume-corrections';

/** How entries of two parses are paired: field weights, and the minimum similarity. */
const similarity: Record<CorrectableList, { weights: Readonly<Record<string, number>>; from: number }> = {
  work: { weights: { title: 3, companyName: 3, startDate: 2, endDate: 1, location: 1 }, from: 0.55 },
  education: { weights: { school: 4, degree: 3, endDate: 2, major: 1 }, from: 0.55 },
  skills: { weights: { name: 1 }, from: 0.99 },
  certifications: { weights: { name: 1 }, from: 0.7 },
  languages: { weights: { name: 1 }, from: 0.99 },
};

/**
 * Carries corrections over to a new parse of the resume. A correction follows its entry even if the new parse words it
 * differently. If the entry is gone, the correction keeps it. An entry that a user added is merged with the parser's
 * when the parser finds it.
 * @param previous the parsed resume that the corrections apply to now.
 */
export function rebaseCorrections(
  corrections: ResumeCorrections,
  previous: ParsedResume,
  next: ParsedResume,
): ResumeCorrections {
  const names = Object.keys(fieldPaths).filter((name): name is CorrectableField => Object.hasOwn(fieldPaths, name));
  const fields = names.flatMap((name) => {
    const field = corrections.fields[name];
    return field ? [[name, { ...field, original: fieldValueOf(next, name) }] as const] : [];
  });
  const lists = correctableLists.flatMap((list) => {
    const changed = corrections.lists[list];
    return changed ? [[list, rebaseList(list, changed, previous[list], next[list])] as const] : [];
  });
  return { ...corrections, fields: Object.fromEntries(fields), lists: Object.fromEntries(lists) };
}

function rebaseList(
  list: CorrectableList,
  { entries, order }: ListCorrections,
  previous: readonly Entry[],
  next: readonly Entry[],
): ListCorrections {
  const nextKeys = keysOfEntries(list, next);
  const byKey = new Map(nextKeys.map((key, index) => [key, next[index]] as const));
  const previousKeys = keysOfEntries(list, previous);
  const known = new Map<string, readonly Entry[]>(
    [...new Set([...Object.keys(entries), ...order])].map((key) => {
      const before = previous[previousKeys.indexOf(key)];
      return [key, [...(before ? [before] : []), ...versionsOf(entries[key])]];
    }),
  );
  const renamed = newKeysOf(list, known, byKey);
  const keyOf = (key: string) => renamed.get(key) ?? key;
  const rebased = Object.entries(entries).map(([key, correction]) => {
    const entry = byKey.get(keyOf(key));
    return [keyOf(key), entry ? { ...correction, original: entry } : correction] as const;
  });
  return { entries: Object.fromEntries(rebased), order: order.map(keyOf) };
}

/** The parsed and the corrected version of an entry. */
function versionsOf(correction: EntryCorrection | undefined): Entry[] {
  if (!correction) return [];
  const values = Object.fromEntries(Object.entries(correction.values).map(([name, { value }]) => [name, value]));
  return [...(correction.original ? [correction.original] : []), { ...correction.original, ...values }];
}

/** Pairs corrections that lost their entry with entries that have no correction, the most similar first. */
function newKeysOf(
  list: CorrectableList,
  known: ReadonlyMap<string, readonly Entry[]>,
  byKey: ReadonlyMap<string, Entry | undefined>,
): Map<string, string> {
  const orphans = [...known].filter(([key]) => !byKey.has(key));
  const free = [...byKey].filter(([key]) => !known.has(key));
  const pairs = orphans
    .flatMap(([key, versions]) =>
      free.map(([to, entry]) => ({
        key,
        to,
        score: Math.max(0, ...versions.map((version) => similarityOf(list, version, entry ?? {}))),
      })),
    )
    .filter(({ score }) => score >= similarity[list].from)
    .sort((a, b) => b.score - a.score);
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, to } of pairs) {
    if (renamed.has(key) || taken.has(to)) continue;
    renamed.set(key, to);
    taken.add(to);
  }
  return renamed;
}

/** Similarity of two entries, 0 to 1; fields that are empty in both do not count. */
function similarityOf(list: CorrectableList, a: Entry, b: Entry): number {
  let total = 0;
  let shared = 0;
  for (const [field, weight] of Object.entries(similarity[list].weights)) {
    const [left, right] = [textOf(a, field).toLowerCase().trim(), textOf(b, field).toLowerCase().trim()];
    if (left === '' && right === '') continue;
    total += weight;
    shared += weight * (field.endsWith('Date') ? dateSimilarity(left, right) : wordSimilarity(left, right));
  }
  return total === 0 ? 0 : shared / total;
}

function dateSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  return a !== '' && a.slice(0, 4) === b.slice(0, 4) ? 0.6 : 0;
}

/** Dice's coefficient over words. */
function wordSimilarity(a: string, b: string): number {
  if (a === b) return 1;
  const [left, right] = [new Set(a.match(/[\p{L}\p{N}+#]+/gu)), new Set(b.match(/[\p{L}\p{N}+#]+/gu))];
  const shared = [...left].filter((word) => right.has(word)).length;
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size);
}
