/** Editor of profile templates (001 §2.4, §5, §8). */
export const templateTexts = {
  title: 'Edit Candidate Profile Template',
  refreshFields: 'Refresh fields',
  save: 'Save Profile Template',
  nameMissing: 'Missing profile name',
  fieldsRefreshed: 'Successfully Refreshed Fields',
  fieldsNotRefreshed: 'Error Refreshing Fields',
  noEmailToSection: 'No section to copy/paste into Email to selected.',
  saved: 'Profile template saved',
  deleted: 'Profile template deleted',
  setAsDefault: 'Set as default',
  builtInDefault: 'Built-in default',
} as const;

/** Sections of the built-in templates whose title no label replaces (001 §3). */
export const templateSectionTexts = {
  contactInformation: 'Contact Information',
  resume: 'Resume',
  workHistories: 'Work Histories',
  educations: 'Educations',
} as const;
