import { strToU8, zipSync } from 'fflate';

const namespaces =
  'xmlns:office="o" xmlns:text="t" xmlns:table="b" xmlns:style="s" xmlns:fo="f" xmlns:draw="d" office:version="1.3"';

/** An OpenDocument text with headings, a list, a table, a tab and a bold span. */
export function makeOdt(name = 'Dana Whitfield'): Uint8Array {
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${namespaces}>
<office:automatic-styles><style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:text><text:h text:outline-level="1">${name}</text:h>
<text:p><text:span text:style-name="T1">Software Engineer</text:span><text:tab/>2019<text:s text:c="1"/>– 2021</text:p>
<text:list><text:list-item><text:p>Built the checkout</text:p><text:list><text:list-item><text:p>in TypeScript</text:p></text:list-item></text:list></text:list-item></text:list>
<table:table><table:table-row><table:table-cell><text:p>Java</text:p></table:table-cell><table:table-cell><text:p>SQL</text:p></table:table-cell></table:table-row></table:table>
<text:p>First<text:line-break/>Second &amp; last<text:note><text:p>hidden</text:p></text:note></text:p></office:text></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': strToU8(content),
    'styles.xml': strToU8(`<office:document-styles ${namespaces}/>`),
  });
}
