import type { TagCollection } from './custom-tag';

/** What the terms of a field are, and the collection in which an organization keeps those that people add. */
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

/** How many terms are offered for what is typed. */
export const maxSuggestedTerms = 12;
