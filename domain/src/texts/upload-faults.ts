/** Why an uploaded file is refused. */
export const uploadFaultTexts = {
  unsupportedType:
    'This type of file is not supported. Please choose a .pdf, .docx, .doc, .rtf, .odt, .html, .txt, .jpg, .png, .tif or .zip file.',
  empty: 'This file is empty.',
  corrupt: 'This file is damaged or is not what its name says.',
  encrypted: 'This file is protected by a password. Please remove the protection and try again.',
  noText: 'This file has no readable text. Please choose a file with text.',
  nothingRecognized: 'No text could be recognized in this scan. Please choose a sharper one or a file with text.',
  tooManyPixels: 'This picture has too many pixels to be read. Please choose a smaller one.',
  heic: 'HEIC pictures cannot be read. Please save the picture as .jpg and try again.',
  tooLarge: 'This file exceeds 25Mb. Please choose another file.',
  unpacksTooFar: 'This file grows too large when it is opened. Please choose another file.',
  tooManyEntries: 'This zip file holds too many files. Please choose a smaller one.',
  expandsTooFar: 'This zip file grows too large when it is opened. Please choose a smaller one.',
  unsafePath: 'This zip file names files outside of itself and was not opened.',
  nothingUsable: 'This zip file holds no resume that can be read.',
  timeout: 'Reading this file took too long. Please try again or choose another file.',
  serviceDown: 'The parsing service does not answer at the moment. Please try again later.',
  infected: 'The virus scanner has found something in this file, so it was not stored.',
  canceled: 'The upload was canceled.',
} as const;
export type UploadFault = keyof typeof uploadFaultTexts;
