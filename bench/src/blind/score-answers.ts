import { normalized, normalizedState } from '../parsing/normalize';
import { addTally, emptyTally, scoresOf, type Tally } from '../parsing/tally';
import type { BlindTruth } from './blind-set';

/** The counted fields, and how to take a document's values of each. */
const valuesOf = {
  firstName: ({ firstName }) => [normalized(firstName)],
  lastName: ({ lastName }) => [normalized(lastName)],
  email: ({ email }) => [email.toLowerCase()],
  phone: ({ phone }) => [phone],
  city: ({ city }) => [normalized(city)],
  state: ({ state }) => [normalizedState(state)],
  zipCode: ({ zipCode }) => [normalized(zipCode).replaceAll(' ', '')],
  skills: ({ skills }) => skills.map(normalized),
  certifications: ({ certifications }) => certifications.map(normalized),
  school: ({ education }) => education.map(({ school }) => normalized(school)),
  degree: ({ education }) => education.map(({ degree }) => normalized(degree)),
  title: ({ work }) => work.map(({ title }) => normalized(title)),
  company: ({ work }) => work.map(({ companyName }) => normalized(companyName)),
  startDate: ({ work }) => work.map(({ startDate }) => startDate),
  endDate: ({ work }) => work.map(({ endDate }) => endDate),
} satisfies Record<string, (values: BlindTruth) => string[]>;

export type BlindField = keyof typeof valuesOf;
export const blindFields = Object.keys(valuesOf).filter((key): key is BlindField => key in valuesOf);

/** Where a document's values differ from the truth. */
export interface Difference {
  file: string;
  field: BlindField;
  missed: string[];
  wrong: string[];
}

export interface BlindScore {
  tallies: Map<BlindField, Tally>;
  /** Documents with exactly the listed skills. */
  exactSkills: number;
  documents: number;
  differences: Difference[];
}

/** The answer for an unreadable document. */
export const nothingFound: BlindTruth = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  city: '',
  state: '',
  zipCode: '',
  skills: [],
  certifications: [],
  education: [],
  work: [],
};

/**
 * Compares answers with truths by field. The values of a field have no order; case, space and punctuation are ignored
 * except in dates and phone numbers.
 */
export function scoreAnswers(answers: readonly { file: string; truth: BlindTruth; found: BlindTruth }[]): BlindScore {
  const score: BlindScore = {
    tallies: new Map(blindFields.map((field) => [field, emptyTally()])),
    exactSkills: 0,
    documents: answers.length,
    differences: [],
  };
  for (const { file, truth, found } of answers) {
    for (const [field, sum] of score.tallies) {
      const { right, missed, wrong } = compareBags(valuesOf[field](truth), valuesOf[field](found));
      addTally(sum, { right, missed: missed.length, wrong: wrong.length });
      if (missed.length + wrong.length > 0) score.differences.push({ file, field, missed, wrong });
      else if (field === 'skills') score.exactSkills += 1;
    }
  }
  return score;
}

/** How many values two lists share, and what only one of them has; empty values count as absent. */
export function compareBags(
  expected: readonly string[],
  found: readonly string[],
): { right: number; missed: string[]; wrong: string[] } {
  const wrong = found.filter(Boolean);
  const missed = expected.filter(Boolean).filter((value) => {
    const at = wrong.indexOf(value);
    if (at >= 0) wrong.splice(at, 1);
    return at < 0;
  });
  return { right: expected.filter(Boolean).length - missed.length, missed, wrong };
}

/** Mean of the F1 of all fields. */
export function macroF1({ tallies }: BlindScore): number {
  return [...tallies.values()].reduce((sum, tally) => sum + scoresOf(tally).f1, 0) / tallies.size;
}
