/** Public marketing profile of a candidate. */
export const publicProfileTexts = {
  retrieving: 'Retrieving Profile',
  generating: 'Generating Profile',
  gone: 'This profile no longer exists.',
} as const;

/** The gate that asks for the viewer's name and email. */
export const gateTexts = {
  title: 'Please enter your information',
} as const;
