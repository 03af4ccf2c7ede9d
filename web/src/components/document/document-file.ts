/** An original document: its bytes, name and type. */
export interface DocumentFile {
  bytes: Uint8Array;
  fileName: string;
  contentType: string;
}

export type DocumentKind = 'pdf' | 'docx' | 'text' | 'table' | 'picture' | 'tiff' | 'other';

/** Why a document cannot be shown. */
export type DocumentFailure = 'damaged' | 'encrypted';

const kinds: Record<string, DocumentKind> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'text',
  csv: 'table',
  tif: 'tiff',
  tiff: 'tiff',
  ...Object.fromEntries(['jpg', 'jpeg', 'png', 'gif', 'webp'].map((extension) => [extension, 'picture'])),
};

/** How a document is shown, by its file extension. */
export function documentKind(fileName: string): DocumentKind {
  return kinds[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()] ?? 'other';
}
