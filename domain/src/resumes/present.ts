/** The end of a position that still lasts. Apart from the schemas, so that pages which only show dates stay light. */
export const present = 'present';
