/** Largest attachment or resume, in bytes: 25 MB. */
export const maxFileBytes = 26_214_400;

/** Largest image of an editor, in bytes: 5 MB. */
export const maxEditorImageBytes = 5_242_880;

/** Largest logo, in bytes: 5 MB. The Storage rules check the same. */
export const maxLogoBytes = 5_242_880;

/** Whether a file may be a logo. SVG may not: it can contain scripts. */
export function isLogoFile(file: { name: string; type: string }): boolean {
  return /^image\/(?:jpeg|png|gif|webp)$/.test(file.type) && /\.(?:jpe?g|png|gif|webp)$/i.test(file.name);
}

/** How long a removed file can be restored, in milliseconds; far longer than Undo is offered. */
export const removedFileRetentionMs = 60 * 60 * 1_000;

/** Image types that editors accept. */
export const editorImageExtensions = ['jpeg', 'jpg', 'png'] as const;

/** File types that may be attached to a candidate, in the order of the error message. */
export const attachmentExtensions = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'txt',
  'csv',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'zip',
  'rar',
  'mp3',
  'mp4',
] as const;

/** File types that applicants may upload on a job's public page: those that the page names, pictures, and zips of them. */
export const publicUploadExtensions = ['pdf', 'doc', 'docx', 'zip', 'jpg', 'jpeg', 'png', 'tif', 'tiff'] as const;
export type PublicUploadExtension = (typeof publicUploadExtensions)[number];

/**
 * The type of an applicant's file by its name; browser and server decide by it, and the server also checks the content.
 * @returns null when it is not accepted.
 */
export function publicUploadExtension(fileName: string): PublicUploadExtension | null {
  const extension = /\.([a-z0-9]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  return publicUploadExtensions.find((accepted) => accepted === extension) ?? null;
}

/** File types that can be parsed as a resume. */
export const resumeExtensions = [
  ...['pdf', 'docx', 'doc', 'rtf', 'odt', 'html', 'htm', 'txt', 'zip'],
  ...['jpg', 'jpeg', 'png', 'tif', 'tiff'],
] as const;

/** Marks the file name of the file that a profile is built from; lists leave it out. */
export const defaultFileMark = '[Default]';

/** Most bytes of a built profile, below Firestore's limit of 1 MB for a document. */
export const maxProfileBytes = 700_000;

/** Versions of a profile that are kept. */
export const maxProfileVersions = 50;
