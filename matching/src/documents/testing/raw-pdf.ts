import { deflateSync } from 'node:zlib';

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** A font of East Asia that is not in the file, with an encoding that the file only names. */
const namedEncoding = (font: string, encoding: string, ordering: string): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/${font}/Encoding/${encoding}/DescendantFonts[<</Type/Font/Subtype/CIDFontType0` +
  `/BaseFont/${font}/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/DW 1000/FontDescriptor<</Type/FontDescriptor/FontName/${font}` +
  '/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>>>]>>';

/** A PDF with lines in an encoding of two bytes that it names. */
export function eastAsianPdf(lines: readonly string[], font: string, encoding: string, ordering: string): Uint8Array {
  const shown = lines.map((line, at) => {
    const hex = Buffer.from(line, 'utf16le').swap16().toString('hex');
    return `BT /F1 12 Tf 50 ${String(740 - 20 * at)} Td <${hex}> Tj ET`;
  });
  return pdfOf(Buffer.from(shown.join('\n')), '', namedEncoding(font, encoding, ordering));
}

/** A PDF of one page with a font `F1` and the given content, packed or not. */
export function pdfOf(content: Uint8Array, filter = '', font = helvetica): Uint8Array {
  const head =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F1' +
    `${font}>>>>>>endobj\n4 0 obj<</Length ${content.length}${filter}>>stream\n`;
  return new Uint8Array(
    Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n')]),
  );
}

/** The same with text as content, packed. */
export const packedPdf = (content: string): Uint8Array =>
  pdfOf(deflateSync(Buffer.from(content, 'latin1'), { level: 1 }), '/Filter/FlateDecode');
