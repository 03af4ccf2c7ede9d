import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import type { MustHaveRow } from './must-haves-matrix';

export type SkillOutcome = 'found' | 'near' | 'missing';

/** A skill that the job asks for, and how far each candidate has it; null for one who is not graded. */
export interface SkillRow {
  name: string;
  isRequired: boolean;
  outcomes: (SkillOutcome | null)[];
}

const order: readonly SkillOutcome[] = ['found', 'near', 'missing'];

/**
 * What the job asks for against what each candidate has, required skills first. A skill that the job names twice has its
 * best outcome.
 * @param mustHaves rows that are shown above. Their skills have no second row, because the outcome of a must-have is decided
 *   by stricter rules and would contradict it.
 */
export function skillsMatrix(
  records: readonly (Pick<ResumeParsing, 'grade'> | null)[],
  mustHaves: readonly MustHaveRow[],
): SkillRow[] {
  const rows = new Map<string, SkillRow>();
  const inMustHaves = new Set(mustHaves.map(({ name }) => name.toLowerCase()));
  records.forEach((record, index) => {
    const skills = record?.grade?.categories.find(({ category }) => category === 'skills');
    const named = (skills?.evidence ?? []).filter(({ isSentence }) => !isSentence);
    for (const { asked, required, outcome } of named.map(shownEvidence)) {
      const key = asked.toLowerCase();
      if (inMustHaves.has(key)) continue;
      const row = rows.get(key) ?? { name: asked, isRequired: required, outcomes: records.map(() => null) };
      const known = row.outcomes[index];
      row.isRequired ||= required;
      row.outcomes[index] = known && order.indexOf(known) < order.indexOf(outcome) ? known : outcome;
      rows.set(key, row);
    }
  });
  return [...rows.values()].sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name));
}
