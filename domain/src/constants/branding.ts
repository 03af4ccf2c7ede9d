/**
 * Colours that forms show before any is stored; they become the stored values with the first save (001 §3, §9).
 */
export const defaultFormColors = {
  primaryColor: '#ffffff',
  certificationsColor: '#007bff',
  skillsColor: '#28a745',
  downloadPDFButtonColor: '#28a745',
} as const;

/** Colours of pages for which nothing is stored (000 §9, 002 §9). */
export const fallbackColors = {
  primaryColor: '#71b244',
  secondaryColor: '#343a40',
  feedbackBarBackground: '#fff',
  /** Toolbar and banner of a page that has no brand at all. */
  brand: 'rgb(32,41,50)',
  /** Logo of the sign-in page. */
  loginLogo: '#71b244',
} as const;

/** Pixels into which a logo is fitted, keeping its proportions (001 §5, 002 §9). */
export const maxLogoWidth = 1000;
export const maxLogoHeight = 50;

/** From showing a public page to fitting its logo, in milliseconds (002 §9). */
export const logoFitDelayMs = 1000;

/** Widest content of a public page, in pixels (002 §9). */
export const maxPageWidth = 1260;
