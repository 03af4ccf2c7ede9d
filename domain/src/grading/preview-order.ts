import { gradeCategories, type GradeCategory, type GradeWeights } from './grade';
import { normalizeWeights, weightedScoreOf } from './weights';

/** The stored scores of a candidate. */
export interface GradedCandidate {
  id: string;
  /** 0 to 100, with the current weights. */
  weightedScore: number;
  /** Scores of the categories that the job asks for. */
  unweightedScores: Partial<Record<GradeCategory, number>>;
  /** Product of the adjustments' factors. */
  adjustment: number;
}

/** A candidate's rank and score with the current and the new weights. Ranks count from 1. */
export interface PreviewRow {
  id: string;
  placeNow: number;
  place: number;
  scoreNow: number;
  score: number;
}

/**
 * Ranks candidates by new weights, best first; equal scores keep the current order. Needs no new grading, since
 * category scores do not depend on weights.
 */
export function previewOrder(candidates: readonly GradedCandidate[], weights: GradeWeights): PreviewRow[] {
  const now = [...candidates].sort((a, b) => b.weightedScore - a.weightedScore);
  return now
    .map((candidate, index) => ({
      id: candidate.id,
      placeNow: index + 1,
      scoreNow: candidate.weightedScore,
      score: scoreWith(candidate, weights),
    }))
    .sort((a, b) => b.score - a.score || a.placeNow - b.placeNow)
    .map((row, index) => ({ ...row, place: index + 1 }));
}

function scoreWith({ unweightedScores: scores, adjustment }: GradedCandidate, weights: GradeWeights): number {
  const asked = new Set(gradeCategories.filter((category) => scores[category] !== undefined));
  const parts = normalizeWeights(weights, asked);
  return weightedScoreOf(
    [...asked].map((category) => ({ unweightedScore: scores[category] ?? 0, weight: parts[category] })),
    adjustment,
  );
}
