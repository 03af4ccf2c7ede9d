import { labelsOf } from '@portal/domain/brands/resolve-brand';
import type { ResumePage } from '@portal/domain/contracts/public-api';
import { resolveLabel } from '@portal/domain/texts/labels';
import type { ResumeSubject } from './resume-subject';

/** Headings of a page about a candidate: the brand's, then the organization's, then the defaults. */
export function projectLabels({ organization, brand }: Pick<ResumeSubject, 'organization' | 'brand'>) {
  const labels = labelsOf(organization, brand);
  return {
    recruiterNotes: resolveLabel(labels, 'recruiterNotes'),
    skills: resolveLabel(labels, 'skills'),
    contact: resolveLabel(labels, 'contact'),
    candidateResume: resolveLabel(labels, 'candidateResume'),
    certifications: resolveLabel(labels, 'certifications'),
    score: resolveLabel(labels, 'threeDIQScore'),
  } satisfies ResumePage['labels'];
}
