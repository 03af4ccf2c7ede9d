import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import { coveredMonths, monthSpan, type MonthSpan } from '../../resume/work/months';
import { impersonalResume } from '../impersonal-resume';
import { positionsInText } from './positions-in-text';

/**
 * Months of all work, the same wherever years of experience are named: overlaps count once, and positions that only a
 * sentence tells count as well as listed ones.
 * @param today `YYYY-MM-DD`, the end of current positions.
 */
export function workMonths(resume: ParsedResume, today: string): number {
  const works = [...resume.work, ...positionsInText(impersonalResume(resume), today)];
  return totalMonths(works.map(({ startDate, endDate }) => ({ span: monthSpan(startDate, endDate, today) })));
}

/** As {@link workMonths}, of positions that are known already. */
export function totalMonths(positions: readonly { span: MonthSpan | null }[]): number {
  return coveredMonths(positions.flatMap(({ span }) => (span ? [span] : [])));
}
