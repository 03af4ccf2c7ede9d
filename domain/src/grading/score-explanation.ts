import { gradeTexts } from '../texts/grading';
import { scoreExplanationTexts as texts } from '../texts/score-explanation';
import { displayScore } from './display-score';
import type { CategoryGrade, Grade, GradeEvidence } from './grade';
import { verdictOf } from './verdict';

/** Requirements that are named of each outcome. */
const maxNamed = 12;

function named(evidence: readonly GradeEvidence[], outcome: GradeEvidence['outcome']): string {
  const all = [...new Set(evidence.filter((one) => one.outcome === outcome).map(({ asked }) => asked))];
  const rest = all.length - maxNamed;
  return [...all.slice(0, maxNamed), ...(rest > 0 ? [texts.more(rest)] : [])].join(', ');
}

function sentenceOf({ category, weight, evidence }: CategoryGrade): string {
  const parts = (['found', 'near', 'missing'] as const).flatMap((outcome) => {
    const items = named(evidence, outcome);
    return items === '' ? [] : [texts[outcome](items)];
  });
  return `${texts.category(gradeTexts.categories[category], Math.round(weight * 100))}: ${parts.join('; ')}.`;
}

/** A grade in plain words for the candidate, in paragraphs; without other candidates and without the client. */
export function explainScore(grade: Grade, { agency, jobTitle }: { agency: string; jobTitle: string }): string[] {
  const verdict = verdictOf(grade);
  const asked = grade.categories.filter(({ isAsked, evidence }) => isAsked && evidence.length > 0);
  const reasons = grade.adjustments.map(({ reason }) => reason).join(' ');
  return [
    texts.what(agency, jobTitle, grade.engineVersion),
    texts.score(displayScore(grade.weightedScore)),
    verdict && texts.inShort(verdict),
    ...asked.map(sentenceOf),
    reasons && texts.lowered(reasons),
    texts.neverUsed,
    texts.contact,
  ].filter((paragraph) => paragraph !== '');
}
