/** Public marketing profile of a candidate. */
export const publicProfileTexts = {
  retrieving: 'Retrieving Profile',
  generating: 'Generating Profile',
  gone: 'This profile no longer exists.',
} as const;

/** The gate that asks for the viewer's name and email. */
export const gateTexts = {
  title: 'Please enter your information',
  terms: 'I agree to the terms of service',
  email: 'Email',
  companyName: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  accept: 'I agree to the',
  next: 'Continue',
  submit: 'View',
} as const;

/** Asks viewers before their visits are recorded. */
export const consentTexts = {
  title: 'Privacy',
  question: 'May we record that you viewed this page and for how long, so that your recruiter can follow up?',
  allow: 'Allow',
  refuse: 'Decline',
} as const;
