import type { CandidateMatch } from '@portal/domain/contracts/matching-api';
import type { CategoryGrade, Grade, GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';

/** Maximum number of found, partial and missing terms each. */
const maxTerms = 8;

/** The most important found, partial and missing terms of a grade. */
export function listEvidence(
  grade: Grade,
): Pick<CandidateMatch, 'weightedScore' | 'categories' | 'found' | 'near' | 'missing'> {
  const asked = grade.categories.filter(({ isAsked }) => isAsked);
  const evidence = [...asked].sort((a, b) => b.weight - a.weight).flatMap(termsOf);
  const ofOutcome = (outcome: GradeEvidence['outcome']) =>
    [...new Set(evidence.filter((item) => item.outcome === outcome).map((item) => item.asked))].slice(0, maxTerms);
  return {
    weightedScore: grade.weightedScore,
    categories: asked.map(({ category, unweightedScore }) => ({ category, score: unweightedScore })),
    found: ofOutcome('found'),
    near: ofOutcome('near'),
    missing: ofOutcome('missing'),
  };
}

/** Sentences of the description are too long for a list of terms. */
function termsOf({ evidence }: CategoryGrade): GradeEvidence[] {
  return evidence.filter(({ isSentence }) => !isSentence).map(shownEvidence);
}
