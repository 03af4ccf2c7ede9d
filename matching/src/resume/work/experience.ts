import type { ParsedResume, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { managementLevelOf } from '@portal/domain/resumes/management-level';
import { coveredMonths, monthSpan } from './months';

/**
 * Months of experience and of management, with overlapping positions counted once.
 * @param today `YYYY-MM-DD`, the end of current positions.
 */
export function experienceOf(works: readonly ParsedWork[], today: string): ParsedResume['experience'] {
  const spans = works.map((work) => ({
    span: monthSpan(work.startDate, work.endDate, today),
    score: work.managementScore,
  }));
  const all = spans.flatMap(({ span }) => (span ? [span] : []));
  const management = spans.flatMap(({ span, score }) => (span && score >= 30 ? [span] : []));
  const managementScore = Math.max(0, ...works.map((work) => work.managementScore));
  return {
    months: coveredMonths(all),
    managementMonths: coveredMonths(management),
    managementScore,
    managementLevel: managementLevelOf(managementScore),
  };
}
