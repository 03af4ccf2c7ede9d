import type { CategoryGrade, Grade, GradeEvidence } from '../grading/grade';

/** Evidence for tests, found unless changed. */
export function evidenceFor(asked: string, changes: Partial<GradeEvidence> = {}): GradeEvidence {
  const found: GradeEvidence = {
    asked,
    required: true,
    isSentence: false,
    outcome: 'found',
    found: asked,
    relation: 'same',
    sentence: '',
    span: null,
    note: '',
    credit: 1,
  };
  return { ...found, ...changes };
}

/** A category that the job asks for, with a score of 50. */
export const categoryOf = (
  category: CategoryGrade['category'],
  weight: number,
  evidence: GradeEvidence[],
): CategoryGrade => ({ category, isAsked: true, unweightedScore: 50, weight, evidence });

/** A grade of these categories. */
export const gradeOf = (...categories: CategoryGrade[]): Grade => ({
  weightedScore: 50,
  engineVersion: 'test',
  categories,
  adjustments: [],
  mustHaves: [],
});
