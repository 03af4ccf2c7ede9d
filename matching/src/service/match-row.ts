import type { Grade, GradeCategory } from '@portal/domain/grading/grade';

/** The service's names of our categories; experience has none there and goes under its own. */
export const categoryNames: Readonly<Record<GradeCategory, string>> = {
  education: 'EDUCATION',
  jobTitles: 'JOB_TITLES',
  skills: 'SKILLS',
  industries: 'INDUSTRIES',
  managementLevel: 'MANAGEMENT_LEVEL',
  certifications: 'CERTIFICATIONS',
  languages: 'LANGUAGES',
  experience: 'EXPERIENCE',
};

/** A row of the service's `Value.Matches`. */
export interface MatchRow {
  Id: string;
  IndexId: string;
  SovScore: number;
  WeightedScore: number;
  UnweightedCategoryScores: { Category: string; UnweightedScore: number; TermsFound: string[] }[];
}

/**
 * A grade as a row of the service's match answer (Sovren v9).
 * @param ids The document and its index; ids of the service are lower case.
 */
export function toMatchRow(grade: Grade, ids: { id: string; indexId: string } = { id: '', indexId: '' }): MatchRow {
  return {
    Id: ids.id,
    IndexId: ids.indexId,
    SovScore: Math.round(grade.weightedScore),
    WeightedScore: grade.weightedScore,
    UnweightedCategoryScores: grade.categories
      .filter((category) => category.isAsked)
      .map(({ category, unweightedScore, evidence }) => ({
        Category: categoryNames[category],
        UnweightedScore: unweightedScore,
        TermsFound: evidence.filter((item) => item.outcome !== 'missing').map((item) => item.found || item.asked),
      })),
  };
}

/** Weights as the service's `SuggestedCategoryWeights` and `AppliedCategoryWeights`. */
export function toCategoryWeights(grade: Grade): { Category: string; Weight: number }[] {
  return grade.categories.map(({ category, weight }) => ({ Category: categoryNames[category], Weight: weight }));
}

/** The envelope of every answer of the service (Sovren v9). */
export function toEnvelope(
  value: unknown,
  info: { code?: string; message?: string } = {},
): { Info: { Code: string; Message: string }; Value: unknown } {
  return { Info: { Code: info.code ?? 'Success', Message: info.message ?? 'Successful transaction.' }, Value: value };
}
