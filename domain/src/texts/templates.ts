/** Editor of profile templates. */
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

/** Titles of built-in sections that have no custom label. */
export const templateSectionTexts = {
  contactInformation: 'Contact Information',
  resume: 'Resume',
  workHistories: 'Work Histories',
  educations: 'Educations',
} as const;
