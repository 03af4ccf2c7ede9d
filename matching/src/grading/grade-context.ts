import type { CategoryGrade, GradeCategory, GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { Copied } from './credibility/copied-lines';
import type { ImpersonalResume } from './impersonal-resume';
import type { LevelFit } from './positions/level-fit';
import type { Position } from './positions/positions';

/** Input of every category. Names, addresses and links are left out on purpose. */
export interface GradeContext {
  job: ParsedJob;
  resume: ImpersonalResume;
  today: string;
  /** The person's positions, each with its similarity to the job. */
  positions: readonly Position[];
  /** Text that was copied from the job; it is no longer in `resume`. */
  copied: Copied;
  level: LevelFit;
}

/** A category's grade before weights. */
export type CategoryResult = Pick<CategoryGrade, 'isAsked' | 'unweightedScore' | 'evidence'>;

/** The skills category, and what its evidence is worth where it was used. */
export interface SkillsResult extends CategoryResult {
  /** 0 to 1: the score if each skill counts by how close the work is in which it was used. */
  inField: number;
  /** 0 to 1: the same, also by how long ago. */
  recent: number;
}

export const notAsked: CategoryResult = { isAsked: false, unweightedScore: 0, evidence: [] };

/** All categories by name. */
export type CategoryResults = Record<GradeCategory, CategoryResult> & { skills: SkillsResult };

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** Relations that meet the requirement in full. */
const fulfilling: ReadonlySet<string> = new Set(['same', 'synonym', 'higher', 'child']);

/** Builds evidence; the outcome follows from credit and relation unless it is given. */
export function evidence(item: Pick<GradeEvidence, 'asked' | 'credit'> & Partial<GradeEvidence>): GradeEvidence {
  const { asked, required = true, found = '', relation = '', sentence = '', span = null, isSentence = false } = item;
  const note = item.note ?? (relation === 'implied' ? 'assumed' : '');
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
    note,
    credit: clamp01(item.credit),
  };
}

/** Weighted mean of credits as a score of 0 to 100. */
export function scoreOf(items: readonly { credit: number; weight: number }[]): number {
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  if (total <= 0) return 0;
  return (items.reduce((sum, item) => sum + clamp01(item.credit) * item.weight, 0) / total) * 100;
}
