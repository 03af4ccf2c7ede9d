/** The end date of a current position. Not in a schema file, so that pages that only show dates do not load yup. */
export const present = 'present';
