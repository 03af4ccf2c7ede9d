import { displayScore } from '@portal/domain/grading/display-score';
import type { Grade, GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import { verdictOf } from '@portal/domain/grading/verdict';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { gradeTexts } from '@portal/domain/texts/grading';
import { scoreTexts } from '@portal/domain/texts/highlights';
import { mustHaveTexts } from '@portal/domain/texts/must-haves';

/** What the Match tab says in one line. */
export interface Statement {
  /** `must-have`, a category, an adjustment. */
  part: string;
  text: string;
  /** The requirement in the job's words; empty when it is no requirement. */
  asked: string;
  /** Passages shown in quotation marks. */
  quotes: string[];
}

const optional = (isRequired: boolean): string => (isRequired ? '' : ` (${gradeTexts.preferred})`);

function ofEvidence(part: string, stored: GradeEvidence): Statement {
  const item = shownEvidence(stored);
  const { asked, outcome, found, relation, sentence, note } = item;
  const reasons = [
    outcome === 'missing' && relation !== 'copied' ? '' : (scoreTexts.reasons[relation] ?? ''),
    scoreTexts.notes[note] ?? '',
  ].filter((reason) => reason !== '');
  const named = found !== '' && found !== asked && found !== sentence ? ` has ${found}` : '';
  const text = `${asked}${optional(item.required)}: ${outcome.toUpperCase()}${named}${reasons.map((reason) => ` (${reason})`).join('')}`;
  return { part: item.isSentence ? 'work' : part, text, asked, quotes: sentence === '' ? [] : [sentence] };
}

/** All statements of a grade as a recruiter reads them, in the order of the screen. */
export function statementsOf(grade: Grade, job: ParsedJob): Statement[] {
  return [
    { part: 'summary', text: verdictOf(grade), asked: '', quotes: [] },
    ...grade.mustHaves.map(({ label, outcome, isRequired, sentence }) => ({
      part: 'must-have',
      text: `${label}${optional(isRequired)}: ${mustHaveTexts.outcomes[outcome].toUpperCase()}`,
      asked: label,
      quotes: sentence === '' ? [] : [sentence],
    })),
    ...grade.categories
      .filter(({ isAsked }) => isAsked)
      .flatMap(({ category, evidence }) => evidence.map((item) => ofEvidence(gradeTexts.categories[category], item))),
    ...grade.adjustments.map(({ kind, factor, reason, evidence }) => ({
      part: 'adjustment',
      text: `${scoreTexts.adjustmentKinds[kind]} ${scoreTexts.reduces(Math.round((1 - factor) * 100))}: ${reason}`,
      asked: '',
      quotes: evidence.flatMap(({ sentence }) => (sentence === '' ? [] : [sentence])),
    })),
    {
      part: 'score',
      text: `${displayScore(grade.weightedScore)}; the job's industry: ${job.category}`,
      asked: '',
      quotes: [],
    },
  ];
}
