import { occupationOf, type Occupation } from './occupations';

/** Default closeness by relation. */
const usualCloseness = { mutual: 0.55, oneSided: 0.45, group: 0.35, industry: 0.1 };

/** Closeness of a part to its whole, of two parts of one profession, and of others by their parts. */
const parts = { whole: 0.92, sibling: 0.5, other: 0.9 };

/** Closeness of professions through the ones they are parts of. */
function closenessOfParts(a: Occupation, b: Occupation): number {
  const [left, right] = [occupationOf(a.partOf) ?? a, occupationOf(b.partOf) ?? b];
  if (left === right) return left === a || right === b ? parts.whole : parts.sibling;
  return left.partOf === '' && right.partOf === '' ? occupationCloseness(left, right) * parts.other : 0;
}

/** Closeness of two professions: 1 same, 0.9 to 0.2 related, 0.35 same group, 0 unrelated. */
export function occupationCloseness(a: Occupation, b: Occupation): number {
  if (a.id === b.id) return 1;
  const [there, back] = [a.related.get(b.id), b.related.get(a.id)];
  const named = Math.max(there ?? 0, back ?? 0);
  if (a.partOf !== '' || b.partOf !== '') return Math.max(named, closenessOfParts(a, b));
  if (named > 0) return named;
  if (there !== undefined && back !== undefined) return usualCloseness.mutual;
  if (there !== undefined || back !== undefined) return usualCloseness.oneSided;
  if (a.group === b.group) return usualCloseness.group;
  return a.industry === b.industry && a.industry !== 'general-business' ? usualCloseness.industry : 0;
}
