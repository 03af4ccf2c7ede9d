/** Content types by detected format, not by what the sender states. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  tiff: 'image/tiff',
};

/** Further attachment types by extension. They are served as downloads only, so browsers do not run them. */
const attachedTypes: Readonly<Record<string, string>> = {
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  gif: 'image/gif',
  webp: 'image/webp',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
};

/** The content type of an unread file, by its extension. */
export function contentTypeOfName(fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return attachedTypes[extension] ?? contentTypeOf(extension);
}

/** HTML and unknown formats are served as bytes, so browsers do not render them. */
export function contentTypeOf(format: string): string {
  return contentTypes[format] ?? 'application/octet-stream';
}
