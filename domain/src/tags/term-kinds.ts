import type { TagCollection } from './tag-collection';

/** Kinds of suggested terms, and the collection of the organization's own terms. */
export const termKinds = {
  skill: 'customSkills',
  jobTitle: 'customJobTitles',
  industry: 'customIndustries',
  category: 'customTags',
  education: 'customEducations',
  degree: 'customDegrees',
  certification: 'customCertifications',
} as const satisfies Record<string, TagCollection>;

export type TermKind = keyof typeof termKinds;
export const termKindNames = Object.keys(termKinds) as readonly TermKind[];

/** Most suggested terms. */
export const maxSuggestedTerms = 12;
