/** Document viewer. */
export const documentTexts = {
  damaged: (kind: string) => `This ${kind} is damaged and cannot be shown.`,
  encrypted: (kind: string) => `This ${kind} asks for a password and cannot be shown.`,
  textInstead: 'Its text is shown instead.',
  kinds: { pdf: 'PDF', docx: 'Word document', tiff: 'TIFF' },
  somePages: (shown: number, all: number) => `${shown} of ${all} pages are shown.`,
  opening: 'Opening the document…',
  notShown: 'This kind of document cannot be shown here.',
  notLoaded: 'The document could not be loaded.',
  download: (file: string) => `Download ${file}`,
} as const;

/** Merging files into one PDF. */
export const mergeTexts = {
  tooLarge: 'These files are too large to be merged. Please choose fewer.',
  unmergeable: 'These files cannot be merged. One of them takes too long to read, or is damaged.',
  encrypted: (file: string) => `${file} asks for a password and cannot be merged.`,
  fileTooLarge: (file: string) => `${file} is too large to be merged.`,
  damaged: (file: string) => `${file} is damaged and cannot be merged.`,
  unsupported: (file: string) => `${file} cannot be merged. PDFs, pictures and resumes can.`,
} as const;
