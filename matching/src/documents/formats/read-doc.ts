import { DocumentError } from '../document-text';
import type { SourceDocument } from '../source-line';

export function readDoc(): SourceDocument {
  throw new DocumentError('unsupportedType');
}
