import type { AnswerOf } from '@portal/domain/contracts/endpoint';
import type { parsingApi } from '@portal/domain/contracts/parsing-api';
import type { Grade } from '@portal/domain/grading/grade';
import { categoryNames } from '@portal/matching/service/match-row';

type MatchValue = AnswerOf<typeof parsingApi.gradeResumeById>['Value'];

/** Grades as the service lists matches: the best first, with the weights that were used. */
export function matchValueOf(grades: ReadonlyMap<string, Grade>, indexId: string): MatchValue {
  const rows = [...grades].sort(([, a], [, b]) => b.weightedScore - a.weightedScore);
  const weights = (rows[0]?.[1].categories ?? []).map(({ category, weight }) => ({
    Category: categoryNames[category],
    Weight: weight,
  }));
  return {
    Matches: rows.map(([id, grade]) => ({
      Id: id,
      IndexId: indexId,
      SovScore: Math.round(grade.weightedScore),
      WeightedScore: grade.weightedScore,
      UnweightedCategoryScores: grade.categories
        .filter((category) => category.isAsked)
        .map(({ category, unweightedScore, evidence }) => ({
          Category: categoryNames[category],
          UnweightedScore: unweightedScore,
          TermsFound: evidence.flatMap(({ found }) => (found ? [found] : [])),
        })),
    })),
    CurrentCount: rows.length,
    TotalCount: rows.length,
    SuggestedCategoryWeights: weights,
    AppliedCategoryWeights: weights,
    Grades: Object.fromEntries(rows),
  };
}
