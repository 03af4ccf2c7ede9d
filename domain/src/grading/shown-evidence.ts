import { minShownCredit } from '../constants/grading';
import type { GradeEvidence } from './grade';

/**
 * Evidence as people are shown it. Something merely related that earned next to nothing is no near match to anybody who
 * reads it (`Git`: `Cooked 215 covers a night`): it is told as missing. The score keeps the little that it gave.
 */
export function shownEvidence(item: GradeEvidence): GradeEvidence {
  const isTelling = item.relation !== 'related' || item.outcome !== 'near' || item.credit >= minShownCredit;
  return isTelling ? item : { ...item, outcome: 'missing', found: '', relation: '', sentence: '', span: null };
}
