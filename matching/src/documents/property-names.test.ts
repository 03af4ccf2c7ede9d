import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readDocument } from './read-document';
import { utf8 } from './testing/lines';

/** Property names of every JavaScript object, which documents may use as ordinary names. */
const names = ['constructor', 'toString', 'valueOf', '__proto__'];

const docx = (name: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<x/>'),
    'word/document.xml': strToU8(
      `<w:document><w:body><w:p><w:pPr><w:pStyle w:val="${name}"/></w:pPr>` +
        `<w:r><w:rPr><w:rStyle w:val="${name}"/></w:rPr><${name} ${name}="1"/><w:t>Jane Doe</w:t></w:r></w:p></w:body></w:document>`,
    ),
    'word/styles.xml': strToU8(
      `<w:styles><w:style w:styleId="${name}"><w:basedOn w:val="${name}"/></w:style></w:styles>`,
    ),
  });
const odt = (name: string): Uint8Array =>
  zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text><text:p text:style-name="${name}">Jane <${name}>Doe</${name}></text:p></office:text></office:body></office:document-content>`,
    ),
  });
const html = (name: string): Uint8Array =>
  utf8(`<html><style>.${name}{color:${name}}</style><p class="${name}" ${name}="1">Jane <a ${name}="1">Doe</a></p>`);
const rtf = (name: string): Uint8Array =>
  utf8(String.raw`{\rtf1{\stylesheet{\s1 ${name};}}{\*\${name} x}Jane \${name} Doe\par}`);

/** A PDF whose letter `A` has the name. */
function pdf(name: string): Uint8Array {
  const content = 'BT /F1 10 Tf 50 700 Td (Jane Doe) Tj 0 -20 Td (A) Tj ET';
  const code = Array.from(name, (letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const map = `1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <${code}> endbfchar`;
  const stream = (text: string): string => `<</Length ${String(text.length)}>>stream\n${text}\nendstream`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream(content),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R>>',
    stream(map),
  ];
  const body = objects.map((object, at) => `${String(at + 1)} 0 obj${object}\nendobj\n`).join('');
  return utf8(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n`);
}

test.each(
  Object.entries({ docx, odt, html, rtf, pdf }).flatMap(([format, of]) => names.map((name) => ({ format, name, of }))),
)('the text of a $format file with the name $name is read', async ({ name, of }) => {
  const { text } = await readDocument(of(name));
  expect(text.replace(/\s+/g, ' ')).toMatch(/Jane .*Doe/);
});
