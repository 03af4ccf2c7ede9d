import { deflateSync } from 'node:zlib';

/** A PDF of one page with a font `F1` and the given content, packed or not. */
export function pdfOf(content: Uint8Array, filter = ''): Uint8Array {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1' +
    `/BaseFont/Helvetica>>>>>>>>endobj\n4 0 obj<</Length ${content.length}${filter}>>stream\n`;
  return new Uint8Array(
    Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n')]),
  );
}

/** The same with text as content, packed. */
export const packedPdf = (content: string): Uint8Array =>
  pdfOf(deflateSync(Buffer.from(content, 'latin1'), { level: 1 }), '/Filter/FlateDecode');
