import { DocumentError } from '../document-text';
import type { SourceDocument } from '../source-line';

export function readRtf(): SourceDocument {
  throw new DocumentError('unsupportedType');
}
