import type { ResumeParsing } from '@portal/domain/candidates/parsing-record';
import { currentGrade } from '@portal/domain/grading/grade';
import type { MustHaveOutcome } from '@portal/domain/grading/must-have';

/** A must-have of the job, and whether each candidate meets it; null for one who is not graded. */
export interface MustHaveRow {
  name: string;
  outcomes: (MustHaveOutcome | null)[];
}

/** The required must-haves of the job against each candidate. */
export function mustHavesMatrix(records: readonly (Pick<ResumeParsing, 'grade'> | null)[]): MustHaveRow[] {
  const rows = new Map<string, MustHaveRow>();
  records.forEach((record, index) => {
    const results = record?.grade ? currentGrade(record.grade).mustHaves : [];
    for (const { label, isRequired, outcome } of results) {
      if (!isRequired) continue;
      const row = rows.get(label) ?? { name: label, outcomes: records.map(() => null) };
      row.outcomes[index] = outcome;
      rows.set(label, row);
    }
  });
  return [...rows.values()];
}
