/** An original document: its bytes, name and type. */
export interface DocumentFile {
  bytes: Uint8Array;
  fileName: string;
  contentType: string;
}

export type DocumentKind = 'pdf' | 'docx' | 'text' | 'other';

const kinds: Record<string, DocumentKind> = { pdf: 'pdf', docx: 'docx', txt: 'text' };

/** How a document is shown, by its file extension. */
export function documentKind(fileName: string): DocumentKind {
  return kinds[fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase()] ?? 'other';
}
