/** Content types by the format that reading a file found; never by what its sender said. */
const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain; charset=utf-8',
};

/** HTML and whatever is unknown travel as bytes: no browser shows them as a page. */
export function contentTypeOf(format: string): string {
  return contentTypes[format] ?? 'application/octet-stream';
}
