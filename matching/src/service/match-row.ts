import type { MatchValue } from '@portal/domain/contracts/parsing-api';
import type { Grade, GradeCategory, GradeEvidence, GradeWeights } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';

/** The service's names of our categories; experience has none and keeps its own. */
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
export type MatchRow = MatchValue['Matches'][number];

/**
 * Converts a grade to a row of the service's match response (Sovren v9): requirements with the terms found for them,
 * near matches included.
 * @param ids The document and its index; the service's ids are lower case.
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
        TermsFound: termsFound(evidence),
      })),
  };
}

/** Terms shown as found or nearly found, without repetition; sentences of the description are not terms. */
function termsFound(evidence: readonly GradeEvidence[]): string[] {
  const terms = evidence.filter(({ isSentence }) => !isSentence).map((item) => shownEvidence(item).found);
  return [...new Set(terms.filter((term) => term !== ''))];
}

/** Weights as `SuggestedCategoryWeights` and `AppliedCategoryWeights`, in the order of a grade. */
export function toCategoryWeights(
  grade: Grade | undefined,
  weights?: GradeWeights,
): MatchValue['AppliedCategoryWeights'] {
  return (grade?.categories ?? []).map(({ category, weight }) => ({
    Category: categoryNames[category],
    Weight: weights ? (weights[category] ?? 0) : weight,
  }));
}

/**
 * Converts grades to the `Value` of the service's match response: best first, with the weights used.
 * @param grades By document id, all for one job.
 * @param suggested The job's suggested weights; the applied ones when absent.
 */
export function toMatchValue(
  grades: ReadonlyMap<string, Grade>,
  indexId: string,
  suggested?: GradeWeights,
): MatchValue {
  const rows = [...grades].sort(([, a], [, b]) => b.weightedScore - a.weightedScore);
  const first = rows[0]?.[1];
  return {
    Matches: rows.map(([id, grade]) => toMatchRow(grade, { id, indexId })),
    CurrentCount: rows.length,
    TotalCount: rows.length,
    SuggestedCategoryWeights: toCategoryWeights(first, suggested),
    AppliedCategoryWeights: toCategoryWeights(first),
  };
}

/** The service's response envelope (Sovren v9). */
export function toEnvelope<Value>(
  value: Value,
  info: { code?: string; message?: string } = {},
): { Info: { Code: string; Message: string }; Value: Value } {
  return { Info: { Code: info.code ?? 'Success', Message: info.message ?? 'Successful transaction.' }, Value: value };
}
