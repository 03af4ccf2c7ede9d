import type { CandidateMatch } from '@portal/domain/contracts/matching-api';
import type { CategoryGrade, Grade, GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';

/** What a match tells of what was found, nearly found and is missing, each. */
const mostTerms = 8;

/** What speaks for and against somebody, in a few terms: what weighs most first. */
export function evidenceOf(
  grade: Grade,
): Pick<CandidateMatch, 'weightedScore' | 'categories' | 'found' | 'near' | 'missing'> {
  const asked = grade.categories.filter(({ isAsked }) => isAsked);
  const evidence = [...asked].sort((a, b) => b.weight - a.weight).flatMap(termsOf);
  const ofOutcome = (outcome: GradeEvidence['outcome']) =>
    [...new Set(evidence.filter((item) => item.outcome === outcome).map((item) => item.asked))].slice(0, mostTerms);
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
