import type { CategoryGrade, GradeCategory, GradeEvidence } from '@portal/domain/grading/grade';
import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';

/** What every category's grade is made of. Names, addresses, links and the raw text are left out on purpose. */
export interface GradeContext {
  job: ParsedJob;
  resume: ParsedResume;
  today: string;
}

/** A category's grade before weights. */
export type CategoryResult = Pick<CategoryGrade, 'isAsked' | 'unweightedScore' | 'evidence'>;

export const notAsked: CategoryResult = { isAsked: false, unweightedScore: 0, evidence: [] };

/** All categories by name. */
export type CategoryResults = Record<GradeCategory, CategoryResult>;

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

/** Makes evidence: found from 0.6 of the credit on when the thing itself was found, near below. */
export function evidence(
  item: Omit<GradeEvidence, 'outcome' | 'relation' | 'found' | 'sentence' | 'required'> & Partial<GradeEvidence>,
): GradeEvidence {
  const { asked, required = true, found = '', relation = '', sentence = '' } = item;
  const isSame = relation === 'same' || relation === 'synonym' || relation === 'higher' || relation === 'child';
  const outcome = item.credit <= 0 ? 'missing' : isSame ? 'found' : 'near';
  return { asked, required, outcome: item.outcome ?? outcome, found, relation, sentence, credit: clamp01(item.credit) };
}

/** A mean of credits by weight, as a score of 0 to 100. */
export function scoreOf(items: readonly { credit: number; weight: number }[]): number {
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  if (total <= 0) return 0;
  return (items.reduce((sum, item) => sum + clamp01(item.credit) * item.weight, 0) / total) * 100;
}
