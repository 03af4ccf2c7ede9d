/** A document as it came: its bytes and what it says of itself. */
export interface DocumentFile {
  bytes: Uint8Array;
  fileName: string;
  contentType: string;
}

export type DocumentKind = 'pdf' | 'docx' | 'text' | 'other';

const kinds: Record<string, DocumentKind> = { pdf: 'pdf', docx: 'docx', txt: 'text' };

/** How a document can be shown, by the end of its name. */
export function documentKind(fileName: string): DocumentKind {
  return kinds[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()] ?? 'other';
}
