import { DocumentError } from '../document-text';
import type { SourceDocument } from '../source-line';

export function readHtml(): SourceDocument {
  throw new DocumentError('unsupportedType');
}
