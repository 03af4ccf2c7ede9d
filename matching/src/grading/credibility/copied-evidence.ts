import type { GradeEvidence } from '@portal/domain/grading/grade';
import { shownEvidence } from '@portal/domain/grading/shown-evidence';
import { phraseKey } from '../../text/normalize';
import type { CategoryResult } from '../grade-context';
import type { Copied } from './copied-lines';

/**
 * Marks missing items that copied lines name. They still count nothing.
 * @param result A category graded without the copied lines.
 */
export function withCopiedEvidence(result: CategoryResult, { lines }: Copied): CategoryResult {
  if (lines.length === 0) return result;
  const keys = lines.map((line) => ({ line, key: ` ${phraseKey(line)} ` }));
  const isIn = (asked: string, key: string): boolean =>
    asked !== '' && (key.includes(` ${asked} `) || ` ${asked} `.includes(key));
  const explained = (item: GradeEvidence): GradeEvidence => {
    const shown = shownEvidence(item);
    if (shown.outcome !== 'missing') return item;
    const asked = phraseKey(item.asked);
    const copy = keys.find(({ key }) => isIn(asked, key));
    return copy ? { ...shown, relation: 'copied', sentence: copy.line } : item;
  };
  return { ...result, evidence: result.evidence.map(explained) };
}
