/** From the last key in a section of a profile to its saving, in milliseconds (001 §4, §9). */
export const profileAutosaveMs = 3000;

/** How often the template editor saves, in milliseconds (001 §4, §9). */
export const templateAutosaveMs = 2000;

/** From the last change of a logo's size to its effect, in milliseconds (001 §5, §9). */
export const logoDebounceMs = 500;

/** Letters after which the list of variables or fields is filtered (001 §5, §9). */
export const minVariableSearchLength = 3;

/** Sizes and families in the font menus of the editor (001 §9). */
export const fontSizes = [...Array.from({ length: 29 }, (_, index) => index + 8), 48, 60, 72, 96] as const;
export const fontFamilies = [
  'Arial',
  'Calibri',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Impact',
  'Tahoma',
  'Times New Roman',
  'Verdana',
] as const;

/** After how long the viewer of a document looks whether a PDF has loaded, in milliseconds (001 §9). */
export const pdfReloadMs = 500;
/** The same when the address of the document has a query. */
export const pdfReloadWithQueryMs = 2000;

/** How often, and how many times, a profile looks whether its viewer has loaded (001 §9). */
export const viewerChecks = {
  core: { intervalMs: 1500, maxChecks: 10 },
  marketing: { intervalMs: 1000, maxChecks: 5 },
} as const;
