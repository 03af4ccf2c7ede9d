import type { DocumentData } from 'firebase-admin/firestore';
import type { Person } from '@portal/domain/privacy/person';
import { foldText } from '@portal/domain/redaction/folded-text';
import { findersOf } from '@portal/domain/redaction/matcher';
import { privacyTexts } from '@portal/domain/texts/privacy';

/** Finds a person in texts: by full name, email and phone. A first name alone may be anybody's and is not looked for. */
export interface PersonTexts {
  isIn: (value: unknown) => boolean;
  /** The top fields of a document that name the person, without the person; null when none does. */
  changesOf: (data: DocumentData) => Record<string, unknown> | null;
}

/** The finder of a person's texts. */
export function personTextsOf({
  names,
  emails,
  phones,
  skillsCandidateIds,
}: Pick<Person, 'names' | 'emails' | 'phones' | 'skillsCandidateIds'>): PersonTexts {
  /** An answer to the person's profile, among those that a recipient gave to a tearsheet. */
  const isAnswer = ({ page, targetId }: Record<string, unknown>) =>
    page === 'profile' && typeof targetId === 'string' && skillsCandidateIds.includes(targetId);
  const finders = [
    ...names.filter((name) => name.split(/\s+/).length > 1).flatMap((name) => findersOf(personEntry(name))),
    ...emails.flatMap((text) => findersOf({ kind: 'email', text, forms: [] })),
    ...phones.flatMap((text) => findersOf({ kind: 'phone', text, forms: [] })),
  ];
  const find = (text: string) => {
    const folded = foldText(text);
    return finders
      .flatMap((finder) => finder(folded, text))
      .filter(({ start, end }) => !isWordAt(text, start - 1) && !isWordAt(text, end))
      .sort((a, b) => a.start - b.start);
  };
  const without = (text: string) => {
    const parts: string[] = [];
    let done = 0;
    for (const { start, end } of find(text)) {
      if (start >= done) parts.push(text.slice(done, start), privacyTexts.erasedMark);
      done = Math.max(done, end);
    }
    return [...parts, text.slice(done)].join('');
  };
  const isIn = (value: unknown): boolean => {
    if (typeof value === 'string') return find(value).length > 0;
    return (isRecord(value) && isAnswer(value)) || partsOf(value).some(([, part]) => isIn(part));
  };
  const cleaned = (value: unknown): unknown => {
    if (typeof value === 'string') return without(value);
    if (Array.isArray(value)) return value.map(cleaned);
    if (!isRecord(value)) return value;
    const parts = Object.fromEntries(partsOf(value).map(([name, part]) => [name, cleaned(part)]));
    return isAnswer(value) ? { ...parts, targetId: privacyTexts.erasedMark } : parts;
  };
  return {
    isIn,
    changesOf: (data) => {
      const named = Object.entries(data).filter(([, value]) => isIn(value));
      return named.length > 0 ? Object.fromEntries(named.map(([name, value]) => [name, cleaned(value)])) : null;
    },
  };
}

/** A longer word is another name. */
function isWordAt(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}

function personEntry(name: string) {
  const words = name.split(/\s+/);
  return { kind: 'person' as const, text: name, forms: [[words.at(-1), ...words.slice(0, -1)].join(' ')] };
}

function partsOf(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((part, index) => [String(index), part]);
  return isRecord(value) ? Object.entries(value) : [];
}

/** Maps of Firestore; no timestamps and references. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Whether a field of one of these names, anywhere in a value, has one of these ids. */
export function hasId(value: unknown, fields: readonly string[], ids: ReadonlySet<string>): boolean {
  return partsOf(value).some(
    ([name, part]) => (typeof part === 'string' && fields.includes(name) && ids.has(part)) || hasId(part, fields, ids),
  );
}
