/**
 * Colors that forms show before any is stored; the first save stores them.
 */
export const defaultFormColors = {
  primaryColor: '#ffffff',
  certificationsColor: '#007bff',
  skillsColor: '#28a745',
  downloadPDFButtonColor: '#28a745',
} as const;

/** Colors of pages for which none is stored. */
export const fallbackColors = {
  primaryColor: '#71b244',
  secondaryColor: '#343a40',
  feedbackBarBackground: '#fff',
  /** Toolbar and banner of a page without a brand. */
  brand: 'rgb(32,41,50)',
  /** Logo of the sign-in page. */
  loginLogo: '#71b244',
} as const;

/** Box into which a logo is fitted, in pixels; proportions are kept. */
export const maxLogoWidth = 1000;
export const maxLogoHeight = 50;

/** Delay from the last change of a logo's size to its effect, in milliseconds. */
export const logoSizeDebounceMs = 500;

/** Delay before the logo of a public page is fitted, in milliseconds. */
export const logoFitDelayMs = 1000;

/** Maximum content width of a public page, in pixels. */
export const maxPageWidth = 1260;

/** Name of the tag in which a page has the look of its host. */
export const hostThemeMeta = 'host-theme';
