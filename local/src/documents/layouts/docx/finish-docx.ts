import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** Identifiers that the library draws at random. */
const randomId = /rId[A-Za-z0-9_-]{12,}/g;

/** A text box as the library writes it: a VML picture, in older versions straight in a paragraph. */
const textBox =
  /(?:<w:r>)?<w:pict>(<v:shape[^>]*><v:textbox[^>]*>(<w:txbxContent>.*?<\/w:txbxContent>)<\/v:textbox><\/v:shape>)<\/w:pict>(?:<\/w:r>)?/gs;

/** A text box as Word writes it: a drawing, and its content a second time for programs that know only VML. */
function wordTextBox(_: string, shape: string, content: string): string {
  const size = 'cx="5842000" cy="1270000"';
  return (
    '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0">' +
    `<wp:extent ${size}/><wp:docPr id="1" name="Text Box"/>` +
    '<a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">' +
    '<a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/>' +
    `<wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr>` +
    `<wps:txbx>${content}</wps:txbx><wps:bodyPr><a:spAutoFit/></wps:bodyPr></wps:wsp></a:graphicData></a:graphic></wp:inline>` +
    `</w:drawing></mc:Choice><mc:Fallback><w:pict>${shape}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`
  );
}

/**
 * Gives a Word document the same bytes at every run (dates and random identifiers are replaced) and its text boxes the
 * form that Word gives them.
 * @param today `YYYY-MM-DD`.
 */
export function finishDocx(bytes: Uint8Array, today: string): Uint8Array {
  const ids = new Map<string, string>();
  const numbered = (id: string): string => {
    const known = ids.get(id) ?? `rIdLink${String(ids.size + 1)}`;
    ids.set(id, known);
    return known;
  };
  const files: Zippable = {};
  for (const [path, content] of Object.entries(unzipSync(bytes)).sort(([a], [b]) => a.localeCompare(b, 'en'))) {
    const text = strFromU8(content)
      .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${today}T09:00:00Z`)
      .replace(/(<v:shape id=")[^"]+/g, '$1box')
      .replace(randomId, numbered)
      .replace(textBox, wordTextBox);
    files[path] = strToU8(text);
  }
  return zipSync(files, { mtime: new Date(`${today}T12:00:00`), level: 6 });
}
