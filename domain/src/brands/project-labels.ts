import type { ResumePage } from '../contracts/public-api';
import type { OrganizationWithoutBrands } from '../organizations/merge-organization';
import { resolveLabel } from '../texts/labels';
import type { Brand } from './brand';
import { labelsOf } from './resolve-brand';

interface Labeled {
  organization: Pick<OrganizationWithoutBrands, 'customLabels'>;
  brand: Pick<Brand, 'customLabels'>;
}

/** Headings of a page about a candidate: the brand's, then the organization's, then the defaults. */
export function projectLabels({ organization, brand }: Labeled): ResumePage['labels'] {
  const labels = labelsOf(organization, brand);
  return {
    recruiterNotes: resolveLabel(labels, 'recruiterNotes'),
    skills: resolveLabel(labels, 'skills'),
    contact: resolveLabel(labels, 'contact'),
    candidateResume: resolveLabel(labels, 'candidateResume'),
    certifications: resolveLabel(labels, 'certifications'),
    score: resolveLabel(labels, 'threeDIQScore'),
  };
}
