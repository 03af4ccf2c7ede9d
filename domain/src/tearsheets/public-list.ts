import type { SkillsCandidate } from '../ats/skills-candidate';
import { usStates } from '../reference/us-states';
import { redactorOfRecord } from '../redaction/record-redactor';
import { wordOccurrences } from '../search/words';
import { publicResumeTexts } from '../texts/public-resume';
import { candidateCardFields } from '../organizations/card-layout';
import { isCustomField, isFilterField } from './filter-fields';
import { isRangeActive } from './range-filter';

/** A value of a field; fields of several terms have a list. */
export type FieldValue = string | number | readonly string[];

/** The facts of a candidate that a public list may show and search. */
export interface ListedCandidate {
  id: string;
  name: string;
  selectedProfileId: string;
  /** Whether viewers may not learn who it is: then they get no number of the record either. */
  isAnonymous: boolean;
  isDeleted: boolean;
  city: string;
  state: string;
  occupation: string;
  ownerId: string;
  /** By the path of the field; only fields that may be shown. */
  values: ReadonlyMap<string, FieldValue>;
  /** Folded words of the searched texts. */
  words: readonly string[];
}

/** Chosen filters of a list. */
export interface ListQuery {
  /** Folded words that all must begin a word of the candidate. */
  words: readonly string[];
  filters: readonly { field: string; values: readonly string[] }[];
  ranges: readonly { field: string; min: number; max: number; minRange: number; maxRange: number }[];
}

/** The fields of a stored candidate that its facts come from. */
export const listedSourceFields = [
  'id',
  'candidate',
  'owner',
  'primarySkills',
  'specialties',
  'selectedProfileId',
  'isAnonymous',
  'isAnonymousInLists',
  'listedProfileId',
  'redactions',
  'isDeleted',
] as const;
export type ListedSource = Pick<SkillsCandidate, (typeof listedSourceFields)[number]>;

/**
 * Fields that say who a candidate is, where they live or work, or by which they can be recognized. What an
 * organization writes into its custom fields is unknown, so none of them is shown.
 */
const identifyingFields = new Set([
  // By its number, a named and an anonymous list could be joined.
  'id',
  ...['name', 'firstName', 'lastName', 'companyName', 'dateOfBirth'],
  ...['address.address1', 'address.address2', 'address.zipCode'],
  ...['salary', 'salaryLow', 'hourlyRate', 'hourlyRateLow', 'dayRate', 'dayRateLow'],
]);
const isIdentifying = (name: string): boolean => identifyingFields.has(name) || isCustomField(name);

/**
 * A candidate as lists show it. Clients hold a list for long and it follows its candidates: one who was shared anonymously
 * stays so, with the anonymous profile, also when new links of the candidate show a named one.
 */
export function asListed<Stored extends Pick<SkillsCandidate, 'isAnonymousInLists' | 'listedProfileId'>>(
  stored: Stored & Pick<SkillsCandidate, 'isAnonymous' | 'selectedProfileId'>,
): Stored & Pick<SkillsCandidate, 'isAnonymous' | 'selectedProfileId'> {
  if (stored.isAnonymous || !stored.isAnonymousInLists) return stored;
  // A candidate without a profile for its links is taken from the lists, too.
  const selectedProfileId = stored.selectedProfileId === '' ? '' : stored.listedProfileId;
  return { ...stored, isAnonymous: true, selectedProfileId };
}

/**
 * The facts of a stored candidate. Contact data and notes are not among them, nor is anything that says who it is when the
 * candidate is shown anonymously.
 */
export function listedCandidate(source: ListedSource): ListedCandidate {
  const stored = asListed(source);
  const { candidate } = stored;
  const { address } = candidate;
  const known: Record<string, unknown> = {
    ...candidate.fields,
    ...candidate,
    id: candidate.id,
    category: candidate.category.name,
    businessSectors: candidate.businessSectors.map(({ name }) => name).filter(Boolean),
  };
  const values = new Map<string, FieldValue>();
  for (const [name, value] of Object.entries(known)) {
    if (isShownField(name) && isFieldValue(value)) values.set(name, value);
  }
  for (const [name, value] of Object.entries(address)) {
    if (isShownField(`address.${name}`) && isFieldValue(value)) values.set(`address.${name}`, value);
  }
  const redactor = stored.isAnonymous ? redactorOfRecord(stored) : null;
  // What the last check still finds is left out.
  const shown = (text: string) => {
    const redacted = redactor?.text(text) ?? text;
    return redactor && redactor.find(redacted).length > 0 ? '' : redacted;
  };
  if (stored.isAnonymous) {
    for (const [name, value] of [...values]) {
      if (isIdentifying(name)) values.delete(name);
      else if (typeof value === 'string') values.set(name, shown(value));
      else if (typeof value === 'object') values.set(name, value.map(shown));
    }
    // The line of the name on a card stays.
    values.set('name', publicResumeTexts.anonymous);
  }
  const searched = [
    ...(stored.isAnonymous ? [] : [candidate.name, candidate.summary]),
    ...[candidate.occupation, address.city, address.state, stateName(address.state), candidate.category.name],
    ...candidate.businessSectors.map(({ name }) => name),
    ...stored.primarySkills.map(({ name }) => name),
    ...stored.specialties.map(({ name }) => name),
  ];
  return {
    id: stored.id,
    name: stored.isAnonymous ? publicResumeTexts.anonymous : candidate.name,
    selectedProfileId: stored.selectedProfileId,
    isAnonymous: stored.isAnonymous,
    isDeleted: stored.isDeleted,
    city: shown(address.city),
    state: shown(address.state),
    occupation: shown(candidate.occupation),
    ownerId: stored.owner.id,
    values,
    words: [
      ...new Set(
        searched
          .map(shown)
          .flatMap(wordOccurrences)
          .map(({ word }) => word),
      ),
    ],
  };
}

/** Whether a public list may show the field. */
function isShownField(name: string): boolean {
  return candidateCardFields.includes(name) || isFilterField(name);
}

function isFieldValue(value: unknown): value is FieldValue {
  if (typeof value === 'string') return value !== '';
  if (typeof value === 'number') return Number.isFinite(value);
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

/** Whether a candidate passes the search and all filters. */
export function isListed({ values, words }: Pick<ListedCandidate, 'values' | 'words'>, query: ListQuery): boolean {
  return (
    query.words.every((wanted) => words.some((word) => word.startsWith(wanted))) &&
    query.filters.every(({ field, values: wanted }) => {
      const own = termsOf(values.get(field));
      return wanted.length === 0 || own.some((term) => wanted.includes(term));
    }) &&
    query.ranges.every(({ field, min, max, minRange, maxRange }) => {
      if (!isRangeActive({ minRange, maxRange }, { min, max })) return true;
      const value = values.get(field);
      return typeof value === 'number' && value >= min && value <= max;
    })
  );
}

/** The distinct values of a field, sorted by their labels; states have their full names. */
export function filterOptions(
  candidates: readonly Pick<ListedCandidate, 'values'>[],
  field: string,
): { value: string; label: string }[] {
  const terms = new Set(candidates.flatMap(({ values }) => termsOf(values.get(field))));
  return [...terms]
    .map((value) => ({ value, label: field === 'address.state' ? stateName(value) : value }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** The terms of a value, as filters compare them. */
export function termsOf(value: FieldValue | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}

/** The full name of a state by its abbreviation; others stay as they are. */
export function stateName(state: string): string {
  const names: Readonly<Record<string, string>> = usStates;
  return names[state.toUpperCase()] ?? state;
}
