import { makeDoc } from './make-doc';
import { makeDocx } from './make-docx';
import { makeOdt } from './make-odt';
import { makePdf, writeLines } from './make-pdf';
import { utf8 } from './lines';

export const rtf = (name: string): string =>
  String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0 Calibri;}{\f1\fcharset2 Symbol;}{\f2\fcharset204 Arial Cyr;}}` +
  String.raw`{\stylesheet{\s0 Normal;}{\s1\b\fs32 heading 1;}}{\info{\title not for readers}}{\header\pard dana@example.com\par}` +
  `\\pard\\s1\\b\\fs32 ${name}\\par` +
  String.raw`\pard\plain\fs22 {\b Software Engineer}\tab 2019 \endash  2021\par{\listtext\f1\'b7\tab}Ren\u233\'e9 built\line the checkout\par ` +
  String.raw`{\f2\'cf\'f0\'e8\'e2\'e5\'f2}\par\trowd\pard\intbl Java\cell SQL\cell\row\trowd\pard\intbl SKILLS\par Python\cell WORK\par Chef\cell\row` +
  String.raw`\pard See {\field{\*\fldinst HYPERLINK "http://example.com"}{\fldrslt the page}}\par}`;

export const html = (name: string): string =>
  `<!DOCTYPE html><html><head><title>t</title><style>p{}</style></head><body><h1>${name}</h1><p>Cook &amp; <b>chef</b><br>next` +
  '<ul><li>One<ul><li>Two</ul></ul><table><tr><td>Java<td>SQL</table><div style="display: none">hidden</div><script>alert(1)</script></body></html>';

/** A small valid file of each format that has the name and no other text in common. */
export async function samples(name: (format: string) => string): Promise<Record<string, Uint8Array>> {
  return {
    pdf: await makePdf((pdf) => {
      writeLines(pdf, 54, 40, [name('pdf')], { size: 20, bold: true });
      writeLines(pdf, 54, 80, ['Software Engineer at Northwind', '• Built the checkout']);
    }),
    docx: await makeDocx(name('docx')),
    doc: makeDoc(`${name('doc')}\rChef at the Inn\r`, 'Žižkov\r', 4),
    rtf: utf8(rtf(name('rtf'))),
    odt: makeOdt(name('odt')),
    html: utf8(html(name('html'))),
    txt: utf8(`${name('txt')}\n\nSoftware Engineer   2019 – 2021\n- Built the checkout\n`),
  };
}
