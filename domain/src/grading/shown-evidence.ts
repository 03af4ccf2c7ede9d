import { minShownCredit } from '../constants/grading';
import type { GradeEvidence } from './grade';

/**
 * Evidence for display. Related evidence with next to no credit is shown as missing, because it would confuse readers
 * (`Git`: `Cooked 215 covers a night`). The score keeps its credit.
 */
export function shownEvidence(item: GradeEvidence): GradeEvidence {
  const isShown = item.relation !== 'related' || item.outcome !== 'near' || item.credit >= minShownCredit;
  return isShown ? item : { ...item, outcome: 'missing', found: '', relation: '', sentence: '', span: null };
}
