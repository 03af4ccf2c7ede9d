/** Largest attachment or resume, in bytes: 25 MB (001 §5, §9). */
export const maxFileBytes = 26_214_400;

/** Largest image of an editor, in bytes: 5 MB (001 §5, §9). */
export const maxEditorImageBytes = 5_242_880;

/** How long a file that was taken away can be brought back, in milliseconds: far longer than undo is offered. */
export const removedFileRetentionMs = 60 * 60 * 1_000;

/** Images that an editor takes (001 §5). */
export const editorImageExtensions = ['jpeg', 'jpg', 'png'] as const;

/** What may be attached to a candidate, in the order in which the message names it (001 §5). */
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

/** What applicants may upload on the public page of a job (002 §5, §9). */
export const publicUploadExtensions = ['pdf', 'doc', 'docx', 'zip'] as const;

/** What is read as a resume, wherever it comes from: the formats of 002 §5 and those that word processors also write. */
export const resumeExtensions = ['pdf', 'docx', 'doc', 'rtf', 'odt', 'html', 'htm', 'txt', 'zip'] as const;

/** A file with this in its name is the one a profile is made from; lists leave it out (001 §4). */
export const defaultFileMark = '[Default]';
