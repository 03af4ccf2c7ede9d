/** Public marketing profile of a candidate (002 §2, §8). */
export const publicProfileTexts = {
  retrieving: 'Retrieving Profile',
  generating: 'Generating Profile',
  gone: 'This profile no longer exists.',
} as const;

/** The gate that asks who the viewer is (002 §2, §9). */
export const gateTexts = {
  title: 'Please enter your information',
} as const;
