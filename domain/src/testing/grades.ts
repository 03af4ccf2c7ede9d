import type { CategoryGrade, Grade, GradeEvidence } from '../grading/grade';

/** What a job asks and a resume names, for tests of what is shown of a grade. */
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
    credit: 1,
  };
  return { ...found, ...changes };
}

/** A category that the job asks for, half fulfilled. */
export const categoryOf = (
  category: CategoryGrade['category'],
  weight: number,
  evidence: GradeEvidence[],
): CategoryGrade => ({ category, isAsked: true, unweightedScore: 50, weight, evidence });

/** A grade of some categories. */
export const gradeOf = (...categories: CategoryGrade[]): Grade => ({
  weightedScore: 50,
  engineVersion: 'test',
  categories,
});
