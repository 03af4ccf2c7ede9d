import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';

export type SkillOutcome = 'found' | 'near' | 'missing';

/** A skill that the job asks for, and how far each candidate has it; null for one who is not graded. */
export interface SkillRow {
  name: string;
  isRequired: boolean;
  outcomes: (SkillOutcome | null)[];
}

/** What the job asks for against what each candidate has, required skills first. */
export function skillsMatrix(records: readonly (Pick<ResumeParsing, 'grade'> | null)[]): SkillRow[] {
  const rows = new Map<string, SkillRow>();
  records.forEach((record, index) => {
    const skills = record?.grade?.categories.find(({ category }) => category === 'skills');
    const named = (skills?.evidence ?? []).filter(({ isSentence }) => !isSentence);
    for (const { asked, required, outcome } of named.map(shownEvidence)) {
      const key = asked.toLowerCase();
      const row = rows.get(key) ?? { name: asked, isRequired: required, outcomes: records.map(() => null) };
      row.outcomes[index] = outcome;
      rows.set(key, row);
    }
  });
  return [...rows.values()].sort((a, b) => Number(b.isRequired) - Number(a.isRequired) || a.name.localeCompare(b.name));
}
