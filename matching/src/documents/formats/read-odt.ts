import { DocumentError } from '../document-text';
import type { SourceDocument } from '../source-line';

export function readOdt(): SourceDocument {
  throw new DocumentError('unsupportedType');
}
