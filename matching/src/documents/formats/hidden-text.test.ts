import { expect, test } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readDocument } from '../read-document';
import { utf8 } from '../testing/lines';
import { makeDoc } from '../testing/make-doc';

const run = (properties: string): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>Kubernetes</w:t></w:r>`;
const white = run('<w:color w:val="FFFFFF"/>');
const paragraph = (content: string): string => `<w:p>${content}</w:p>`;
const cell = (content: string, properties = ''): string =>
  `<w:tbl><w:tr><w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(content)}</w:tc></w:tr></w:tbl>`;
const style = (properties: string): string =>
  `<w:styles><w:style w:type="character" w:styleId="S"><w:rPr>${properties}</w:rPr></w:style></w:styles>`;

function docx(body: string, styles = ''): Uint8Array {
  const text = `<w:document><w:body>${paragraph('<w:r><w:t>Jane Doe</w:t></w:r>')}${body}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8('<x/>'),
    'word/document.xml': strToU8(text),
    ...(styles === '' ? {} : { 'word/styles.xml': strToU8(styles) }),
  });
}

const html = (body: string, css = ''): Uint8Array =>
  utf8(`<html><head><style>${css}</style></head><body><p>Jane Doe</p>${body}</body></html>`);
const textOf = async (bytes: Uint8Array): Promise<string> => (await readDocument(bytes)).text;

test.each([
  ['white letters', docx(paragraph(white))],
  ['white letters in a table without colours', docx(cell(white))],
  ['white letters on a white ground', docx(cell(white, '<w:shd w:fill="FFFFFF"/>'))],
  ['letters of a point', docx(paragraph(run('<w:sz w:val="2"/>')))],
  ['hidden letters', docx(paragraph(run('<w:vanish/>')))],
  ['white letters by their style', docx(paragraph(run('<w:rStyle w:val="S"/>')), style('<w:color w:val="FEFEFE"/>'))],
])('%s of a Word file are not read', async (_what, bytes) => {
  expect(await textOf(bytes)).toBe('Jane Doe');
});

test.each([
  ['a shaded cell', docx(cell(white, '<w:shd w:fill="1F3864"/>'))],
  ['a shaded paragraph', docx(paragraph(`<w:pPr><w:shd w:fill="000000"/></w:pPr>${white}`))],
  ['a marked run', docx(paragraph(run('<w:color w:val="FFFFFF"/><w:highlight w:val="darkBlue"/>')))],
  ['a cell of a solid pattern', docx(cell(white, '<w:shd w:val="solid" w:color="1F3864" w:fill="FFFFFF"/>'))],
  ['a coloured page', docx(`<w:background w:color="000000"/>${paragraph(white)}`)],
  [
    'a text box',
    docx(paragraph(`<w:r><w:drawing><w:txbxContent>${paragraph(white)}</w:txbxContent></w:drawing></w:r>`)),
  ],
])('white letters in %s of a Word file are read', async (_what, bytes) => {
  expect(await textOf(bytes)).toContain('Kubernetes');
});

/** An OpenDocument text with a paragraph, `body`, automatic styles `T` and optional further parts. */
function odt(properties: string, body: string, more = ''): Uint8Array {
  const style = `<style:style style:name="T" style:family="text"><style:text-properties ${properties}/></style:style>`;
  const text = `<text:p>Jane Doe</text:p>${body}`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles>${style}${more}</office:automatic-styles>` +
        `<office:body><office:text>${text}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8('<office:document-styles/>'),
  });
}
const span = '<text:p><text:span text:style-name="T">Kubernetes</text:span></text:p>';
const odtTable = `<table:table><table:table-row><table:table-cell table:style-name="C">${span}</table:table-cell></table:table-row></table:table>`;
const cellStyle = (color: string): string =>
  `<style:style style:name="C" style:family="table-cell"><style:table-cell-properties fo:background-color="${color}"/></style:style>`;

test.each([
  ['white letters', odt('fo:color="#ffffff"', span)],
  ['white letters in a white cell', odt('fo:color="#ffffff"', odtTable, cellStyle('#ffffff'))],
  ['letters of a point', odt('fo:font-size="1pt"', span)],
  ['hidden letters', odt('text:display="none"', span)],
  ['a hidden section', odt('', `<text:section text:display="none">${span}</text:section>`)],
])('%s of an OpenDocument text are not read', async (_what, bytes) => {
  expect(await textOf(bytes)).toBe('Jane Doe');
});

test.each([
  ['on a ground of their own', odt('fo:color="#ffffff" fo:background-color="#204080"', span)],
  ['in a shaded cell', odt('fo:color="#ffffff"', odtTable, cellStyle('#204080'))],
  [
    'in a text box',
    odt('fo:color="#ffffff"', `<text:p><draw:frame><draw:text-box>${span}</draw:text-box></draw:frame></text:p>`),
  ],
  ['in the colour of windows', odt('fo:color="#ffffff" style:use-window-font-color="true"', span)],
])('white letters %s of an OpenDocument text are read', async (_what, bytes) => {
  expect(await textOf(bytes)).toContain('Kubernetes');
});

/** Rich text with a line and `body`; color 1 is black, 2 white, 3 dark blue. */
const rtf = (body: string): Uint8Array =>
  utf8(
    String.raw`{\rtf1{\colortbl;\red0\green0\blue0;\red255\green255\blue255;\red20\green40\blue90;}Jane Doe\par ${body}\par}`,
  );

test.each([
  ['white letters', String.raw`{\cf2 Kubernetes}`],
  ['white letters on white', String.raw`{\cf2\chcbpat2 Kubernetes}`],
  [
    'white letters in a row behind a shaded one',
    String.raw`\trowd\clcbpat3 a\cell\row\trowd\pard\intbl\cf2 Kubernetes\cell\row`,
  ],
  ['letters of a point', String.raw`{\fs2 Kubernetes}`],
  ['hidden letters', String.raw`{\v Kubernetes}`],
])('%s of rich text are not read', async (_what, body) => {
  const text = await textOf(rtf(body));
  expect(text).toContain('Jane Doe');
  expect(text).not.toContain('Kubernetes');
});

test.each([
  ['marked letters', String.raw`{\cf2\highlight3 Kubernetes}`],
  ['a shaded paragraph', String.raw`{\pard\cbpat3\cf2 Kubernetes}`],
  ['a shaded cell', String.raw`\trowd\clcbpat3\pard\intbl\cf2 Kubernetes\cell\row`],
  ['a shape', String.raw`{\shp{\*\shpinst{\shptxt \pard\cf2 Kubernetes\par}}}`],
  ['a coloured page', String.raw`{\*\background{\shp}}{\cf2 Kubernetes}`],
  ['the usual colour after a white word', String.raw`{\cf2 x\cf0 Kubernetes}`],
])('white letters of rich text in %s are read', async (_what, body) => {
  expect(await textOf(rtf(body))).toContain('Kubernetes');
});

/** A Word 97 file whose first line has the properties `characters`, in paragraphs with the properties `paragraphs`. */
function doc(characters: readonly number[], paragraphs: readonly number[] = [], hasShape = false): Uint8Array {
  return makeDoc('Kubernetes\r', 'Jane Doe\r', 'Kubernetes'.length, { characters, paragraphs, hasShape });
}
const whiteIndex = [0x42, 0x2a, 8];
const whiteColor = [0x70, 0x68, 0xff, 0xff, 0xff, 0];

test.each([
  ['hidden letters', doc([0x3c, 0x08, 1])],
  ['white letters', doc(whiteColor)],
  ['white letters of the sixteen colours', doc(whiteIndex)],
  ['nearly white letters', doc([0x70, 0x68, 0xfe, 0xfd, 0xff, 0])],
  ['white letters with a white mark', doc([...whiteIndex, 0x0c, 0x2a, 8])],
  ['white letters on a shade of white', doc([...whiteColor, 0x71, 0xca, 10, 0, 0, 0, 0xff, 255, 255, 255, 0, 0, 0])],
  ['white letters in a paragraph without a shade', doc(whiteColor, [0x2d, 0x44, 0xff, 0xff])],
  ['letters of a point', doc([0x43, 0x4a, 2, 0])],
])('%s of a Word 97 file are not read', async (_what, bytes) => {
  expect(await textOf(bytes)).toBe('Jane Doe');
});

test.each([
  ['the usual colour of the reader', doc([0x70, 0x68, 0xff, 0xff, 0xff, 0xff])],
  ['white with a mark', doc([...whiteIndex, 0x0c, 0x2a, 9])],
  ['white with a shade', doc([...whiteColor, 0x71, 0xca, 10, 0, 0, 0, 0xff, 32, 64, 128, 0, 0, 0])],
  ['white with a shade of the sixteen colours', doc([...whiteColor, 0x66, 0x48, 0x20, 0])],
  ['white with a pattern', doc([...whiteColor, 0x66, 0x48, 0, 4])],
  ['white in a shaded paragraph', doc(whiteColor, [0x4d, 0xc6, 10, 0, 0, 0, 0xff, 32, 64, 128, 0, 0, 0])],
  ['white in a table', doc(whiteColor, [0x16, 0x24, 1])],
  ['white where there are shapes', doc(whiteColor, [], true)],
])('letters of a Word 97 file that are %s are read', async (_what, bytes) => {
  expect(await textOf(bytes)).toContain('Kubernetes');
});

test.each([
  ['display: none', html('<p style="display: none">Kubernetes</p>')],
  [
    'a class that is not displayed',
    html('<p class="a b">Kubernetes</p>', '/* x */ p { margin: 0 } .b { display: none }'),
  ],
  ['an id that is not displayed', html('<p id="b">Kubernetes</p>', 'div, #b { visibility: hidden !important }')],
  ['no size', html('<span style="font-size:0">Kubernetes</span>')],
  ['a size of a pixel', html('<span style="font-size: 1px">Kubernetes</span>')],
  ['no opacity', html('<span style="opacity:0">Kubernetes</span>')],
  ['white on white', html('<p style="color:#FFF">Kubernetes</p>')],
  ['white on a white ground', html('<p style="color:white;background:#ffffff">Kubernetes</p>')],
  ['a place beside the page', html('<p style="position:absolute;left:-9999px">Kubernetes</p>')],
  ['no height', html('<div style="height:0;overflow:hidden">Kubernetes</div>')],
  ['a cell that is not displayed', html('<table><tr><td style="display:none">Kubernetes</td></tr></table>')],
  ['the attribute', html('<p hidden>Kubernetes</p>')],
])('text of a page hidden by %s is not read', async (_what, bytes) => {
  expect(await textOf(bytes)).toBe('Jane Doe');
});

test.each([
  [
    'white on a dark ground',
    html('<div class="bar"><p style="color:#fff">Kubernetes</p></div>', '.bar { background: #123 }'),
  ],
  ['what only print hides', html('<p class="a">Kubernetes</p>', '@media print { .a { display: none } }')],
  ['what a part of the page hides', html('<p class="a">Kubernetes</p>', '.menu .a { display: none }')],
  ['a usual size', html('<p style="font-size:.9em">Kubernetes</p>')],
])('%s of a page is read', async (_what, bytes) => {
  expect(await textOf(bytes)).toContain('Kubernetes');
});

test.each(['/*a', 'a{', '.a,', '}', '@media{', '{;:'])(
  'a style sheet of %j over and over is read in time',
  async (part) => {
    const before = process.cpuUsage();
    await readDocument(html('<p class="a">Kubernetes</p>'.repeat(1_000), part.repeat(1_000_000)));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(8_000);
  },
);

test.each([
  ['a list whose items have a size again', html('<ul><li>Kubernetes</li></ul>', 'ul{font-size:0} li{font-size:14px}')],
  [
    'a part with a ground of its own in a light one',
    html('<div class="a"><p class="b">Kubernetes</p></div>', '.a{color:#fff} .b{background:#234}'),
  ],
  [
    'a heading whose letters show its ground',
    html(
      '<h1>Kubernetes</h1>',
      'h1{background:linear-gradient(red,blue);-webkit-background-clip:text;color:transparent}',
    ),
  ],
])('%s of a page is read', async (_what, bytes) => {
  expect(await textOf(bytes)).toContain('Kubernetes');
});

test('text stays hidden in nested elements without styles', async () => {
  expect(await textOf(html('<div style="color:#fff"><p>Kubernetes</p></div>'))).toBe('Jane Doe');
});
