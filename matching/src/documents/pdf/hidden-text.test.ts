import { expect, test } from '@jest/globals';
import { readDocument } from '../read-document';
import { utf8 } from '../testing/lines';

/** A PDF of one page whose content is given as it is; `hidden` is a layer that is switched off. */
function pdfOf(content: string): Uint8Array {
  const text = `BT /F1 10 Tf 50 700 Td (Jane Doe, nurse) Tj ET\n${content}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>' +
      '/ExtGState<</Clear<</ca 0>>>>/Properties<</Hidden 6 0 R>>/XObject<</Im 7 0 R>>>>>>',
    `<</Length ${String(text.length)}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(Hidden)>>',
    '<</Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8/Length 4>>stream\nabcd\nendstream',
  ];
  const body = objects.map((object, at) => `${String(at + 1)} 0 obj${object}\nendobj\n`).join('');
  return utf8(`%PDF-1.7\n${body}trailer<</Root 1 0 R>>\n`);
}

const words = 'BT /F1 10 Tf 50 600 Td (Kubernetes) Tj ET';
const textOf = async (content: string): Promise<string> => (await readDocument(pdfOf(content))).text;

test.each([
  ['text without ink', `3 Tr ${words}`],
  ['text that only clips', `7 Tr ${words}`],
  ['white text on white', `1 1 1 rg ${words}`],
  ['nearly white text on white', `0.98 g ${words}`],
  ['white text on a white shape', `1 g 40 590 200 30 re f ${words}`],
  ['white text beside a dark shape', `0 g 40 500 200 30 re f 1 g ${words}`],
  ['white text in a dark frame', `0 G 40 590 200 30 re S 1 g ${words}`],
  ['transparent text', `/Clear gs ${words}`],
  ['tiny text', 'BT /F1 2.5 Tf 50 600 Td (Kubernetes) Tj ET'],
  ['text of a layer that is switched off', `/OC /Hidden BDC ${words} EMC`],
  ['text beside the page', 'BT /F1 10 Tf 5000 600 Td (Kubernetes) Tj ET'],
  [
    'white text turned out of a dark shape',
    `0 g 40 590 20 5 re f 1 g BT /F1 10 Tf 0 1 -1 0 57 600 Tm (Kubernetes) Tj ET`,
  ],
  ['text without ink beside a small picture', `q 50 0 0 50 500 700 cm /Im Do Q 3 Tr ${words}`],
])('%s is not read', async (_what, content) => {
  expect(await textOf(content)).toBe('Jane Doe, nurse');
});

test.each([
  ['white text on a dark shape', `0 0 0.4 rg 40 590 200 30 re f 1 g ${words}`],
  ['white text on a thick line', `30 w 40 605 m 240 605 l S 1 g ${words}`],
  ['white text on a picture', `q 200 0 0 60 40 580 cm /Im Do Q 1 g ${words}`],
  ['white text with a dark outline', `1 g 2 Tr ${words}`],
  [
    'white text turned along a dark shape',
    `0 g 48 590 10 80 re f 1 g BT /F1 10 Tf 0 1 -1 0 57 600 Tm (Kubernetes) Tj ET`,
  ],
  ['the text of a scan', `q 612 0 0 792 0 0 cm /Im Do Q 3 Tr ${words}`],
  ['text behind a layer that is switched off', `/OC /Hidden BDC EMC ${words}`],
  ['text after a state of other colour', `q 1 g Q ${words}`],
])('%s is read', async (_what, content) => {
  expect(await textOf(content)).toContain('Kubernetes');
});
