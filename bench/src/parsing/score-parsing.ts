import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import type { ResumeTruth } from '@portal/local/documents/truth';
import { certificationNames, normalized, normalizedState } from './normalize';
import { emptyTally, type Tally } from './tally';

/** Fields that are scored. */
export const parsingFields = [
  'name',
  'email',
  'phone',
  'city',
  'state',
  'zipCode',
  'skills',
  'certifications',
  'school',
  'degree',
  'title',
  'company',
  'start',
  'end',
] as const;
export type ParsingField = (typeof parsingFields)[number];

/** A value that is not as in the truth, for looking into. */
export interface Mistake {
  field: ParsingField;
  expected: string;
  found: string;
}

export interface DocumentScore {
  tallies: Record<ParsingField, Tally>;
  /** The skills found are exactly the skills listed. */
  hasExactSkills: boolean;
  mistakes: Mistake[];
}

/**
 * Compares what the engine found with the truth. Values are the same without case and punctuation; entries of lists are
 * paired so that most of their values agree.
 */
export function scoreParsing(parsed: ParsedResume, truth: ResumeTruth): DocumentScore {
  const score = new Score();
  score.value(
    'name',
    [truth.firstName, truth.lastName].join(' '),
    [parsed.firstName, parsed.lastName].join(' ').trim(),
  );
  score.value('email', truth.email, parsed.email);
  score.value('phone', truth.phone, parsed.phone);
  score.value('city', truth.city, parsed.address.city);
  score.value('state', normalizedState(truth.state), normalizedState(parsed.address.state));
  score.value('zipCode', truth.zipCode.replace(/\s/g, ''), parsed.address.zipCode.replace(/\s/g, ''));

  score.set(
    'skills',
    truth.skills.map((skill) => [normalized(skill)]),
    listedSkills(parsed),
  );
  score.set(
    'certifications',
    truth.certifications.map(certificationNames),
    parsed.certifications.map(({ name }) => certificationNames(name)),
  );

  score.entries(
    truth.education.map(({ school, degree, degreeName }) => ({ school: [school], degree: [degree, degreeName] })),
    parsed.education.map(({ school, degree }) => ({ school, degree })),
    ['school', 'degree'],
  );
  score.entries(
    truth.work.map(({ title, companyName, startDate, endDate }) => ({
      title: [title],
      company: [companyName],
      start: [startDate],
      end: [endDate],
    })),
    parsed.work.map(({ title, companyName, startDate, endDate }) => ({
      title,
      company: companyName,
      start: startDate,
      end: endDate,
    })),
    ['title', 'company', 'start', 'end'],
  );
  const { wrong, missed } = score.tallies.skills;
  return { tallies: score.tallies, hasExactSkills: wrong + missed === 0, mistakes: score.mistakes };
}

/** The skills that the resume lists: those found in its skills section, or all when there are none. */
function listedSkills({ skills }: ParsedResume): string[][] {
  const listed = skills.filter(({ foundIn }) => foundIn.includes('skills'));
  return (listed.length > 0 ? listed : skills).map(({ name, asWritten }) =>
    [normalized(name), normalized(asWritten)].filter(Boolean),
  );
}

type EntryField = Extract<ParsingField, 'school' | 'degree' | 'title' | 'company' | 'start' | 'end'>;
type ExpectedEntry = Partial<Record<EntryField, readonly string[]>>;
type FoundEntry = Partial<Record<EntryField, string>>;

/** A tally of each field, all zero. */
export function emptyTallies(): Record<ParsingField, Tally> {
  return {
    name: emptyTally(),
    email: emptyTally(),
    phone: emptyTally(),
    city: emptyTally(),
    state: emptyTally(),
    zipCode: emptyTally(),
    skills: emptyTally(),
    certifications: emptyTally(),
    school: emptyTally(),
    degree: emptyTally(),
    title: emptyTally(),
    company: emptyTally(),
    start: emptyTally(),
    end: emptyTally(),
  };
}

class Score {
  readonly tallies = emptyTallies();
  readonly mistakes: Mistake[] = [];

  /** One value; an empty one on either side counts as absent. */
  value(
    field: ParsingField,
    expected: string,
    found: string,
    isSame = normalized(expected) === normalized(found),
  ): void {
    const tally = this.tallies[field];
    if (!expected && !found) return;
    if (expected && found && isSame) {
      tally.right += 1;
      return;
    }
    if (expected) tally.missed += 1;
    if (found) tally.wrong += 1;
    this.mistakes.push({ field, expected, found });
  }

  /** Values without order; each is given by all names that it may go by. */
  set(field: ParsingField, expected: readonly (readonly string[])[], found: readonly (readonly string[])[]): void {
    const rest = [...found];
    for (const names of expected) {
      const at = rest.findIndex((others) => others.some((other) => names.includes(other)));
      const [match] = at < 0 ? [] : rest.splice(at, 1);
      this.value(field, names[0] ?? '', match?.[0] ?? '', match !== undefined);
    }
    for (const names of rest) this.value(field, '', names[0] ?? '');
  }

  /** Entries of several values, paired by how many of their values agree. */
  entries(expected: readonly ExpectedEntry[], found: readonly FoundEntry[], fields: readonly EntryField[]): void {
    const agreement = (one: ExpectedEntry, other: FoundEntry): number =>
      fields.filter((field) => isSameValue(field, one[field], other[field])).length;
    const pairs = expected
      .flatMap((one, left) =>
        found.map((other, right) => ({ left, right, agreed: agreement(one, other), distance: Math.abs(left - right) })),
      )
      .sort((a, b) => b.agreed - a.agreed || a.distance - b.distance);
    const matches = new Map<number, number>();
    const taken = new Set<number>();
    for (const { left, right } of pairs) {
      if (matches.has(left) || taken.has(right)) continue;
      matches.set(left, right);
      taken.add(right);
    }
    for (const [left, one] of expected.entries()) {
      const other = found[matches.get(left) ?? -1] ?? {};
      for (const field of fields)
        this.value(field, one[field]?.[0] ?? '', other[field] ?? '', isSameValue(field, one[field], other[field]));
    }
    for (const [right, other] of found.entries()) {
      if (taken.has(right)) continue;
      for (const field of fields) this.value(field, '', other[field] ?? '');
    }
  }
}

/** A date of which the document tells only the year (`2015`, `Summer 2015`) may be given back with a month. */
function isSameValue(field: EntryField, expected: readonly string[] = [], found = ''): boolean {
  if (found === '') return false;
  if (field === 'start' || field === 'end') {
    return expected.some((date) => date === found || (/^\d{4}$/.test(date) && found.startsWith(`${date}-`)));
  }
  return expected.some((value) => normalized(value) === normalized(found));
}
