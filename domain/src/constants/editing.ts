/** Delay from the last key stroke in a profile section to saving it, in milliseconds. */
export const profileAutosaveMs = 3000;

/** How often the template editor saves, in milliseconds. */
export const templateAutosaveMs = 2000;

/** Delay from the last change of a logo's size to its effect, in milliseconds. */
export const logoDebounceMs = 500;

/** Letters to type before the list of variables or fields is filtered. */
export const minVariableSearchLength = 3;

/** Font sizes and families of the editor. */
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
