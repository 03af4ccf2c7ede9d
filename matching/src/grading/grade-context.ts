import type { CategoryGrade, GradeCategory, GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { Copied } from './credibility/copied-lines';
import type { ImpersonalResume } from './impersonal-resume';
import type { LevelFit } from './positions/level-fit';
import type { Position } from './positions/positions';

/** What every category's grade is made of. Names, addresses and links are left out on purpose. */
export interface GradeContext {
  job: ParsedJob;
  resume: ImpersonalResume;
  today: string;
  /** What the person worked, each with how like the asked work it is. */
  positions: readonly Position[];
  /** What of the resume was copied out of the job, and is not in it any more. */
  copied: Copied;
  level: LevelFit;
}

/** A category's grade before weights. */
export type CategoryResult = Pick<CategoryGrade, 'isAsked' | 'unweightedScore' | 'evidence'>;

export const notAsked: CategoryResult = { isAsked: false, unweightedScore: 0, evidence: [] };

/** All categories by name. */
export type CategoryResults = Record<GradeCategory, CategoryResult>;

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** Relations in which the resume has the very thing that is asked, or more. */
const fulfilling: ReadonlySet<string> = new Set(['same', 'synonym', 'higher', 'child']);

/** Makes evidence; the outcome follows from the credit and the relation when it is not given. */
export function evidence(item: Pick<GradeEvidence, 'asked' | 'credit'> & Partial<GradeEvidence>): GradeEvidence {
  const { asked, required = true, found = '', relation = '', sentence = '', span = null, isSentence = false } = item;
  const outcome = item.credit <= 0 ? 'missing' : fulfilling.has(relation) ? 'found' : 'near';
  return {
    asked,
    required,
    isSentence,
    outcome: item.outcome ?? outcome,
    found,
    relation,
    sentence,
    span,
    credit: clamp01(item.credit),
  };
}

/** A mean of credits by weight, as a score of 0 to 100. */
export function scoreOf(items: readonly { credit: number; weight: number }[]): number {
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  if (total <= 0) return 0;
  return (items.reduce((sum, item) => sum + clamp01(item.credit) * item.weight, 0) / total) * 100;
}
