import { expect, test } from '@jest/globals';
import { readDocument } from '../read-document';
import { utf8 } from '../testing/lines';

const shape = '1 g 40 590 200 30 re f';

/** A PDF of one page with the given content; `hidden` is a layer that is switched off. */
function pdfOf(content: string): Uint8Array {
  const text = `BT /F1 10 Tf 50 700 Td (Jane Doe, nurse) Tj ET\n${content}`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>' +
      '/ExtGState<</Clear<</ca 0>>/Half<</ca 0.5>>/Multiply<</BM/Multiply>>/Masked<</SMask<</S/Luminosity/G 9 0 R>>>>>>' +
      '/Properties<</Hidden 6 0 R>>/XObject<</Im 7 0 R/Cover 8 0 R/Group 9 0 R>>>>>>',
    `<</Length ${String(text.length)}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/OCG/Name(Hidden)>>',
    '<</Type/XObject/Subtype/Image/Width 2/Height 2/ColorSpace/DeviceGray/BitsPerComponent 8/Length 4>>stream\nabcd\nendstream',
    `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Length ${String(shape.length)}>>stream\n${shape}\nendstream`,
    `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Group<</S/Transparency>>/Length ${String(shape.length)}>>stream\n${shape}\nendstream`,
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
  ['text under a shape', `${words} 0 0 0.4 rg 40 590 200 30 re f`],
  ['text under a white shape', `${words} 1 g 40 590 200 30 re f`],
  ['text under a shape drawn by its corners', `${words} 1 g 40 590 m 240 590 l 240 620 l 40 620 l h f`],
  ['text under a shape in a clip', `${words} q 0 0 612 792 re W n 1 g 40 590 200 30 re f Q`],
  ['text under a shape after a clip', `${words} q 0 0 1 1 re W n Q 1 g 40 590 200 30 re f`],
  ['text under a turned shape', `${words} q 0 1 -1 0 300 500 cm 1 g 90 60 30 200 re f Q`],
  ['text under a form', `${words} /Cover Do`],
  ['turned text under a shape', `BT /F1 10 Tf 0 1 -1 0 57 600 Tm (Kubernetes) Tj ET 1 g 45 595 15 80 re f`],
  ['text upside down under a shape', `BT /F1 10 Tf -1 0 0 -1 157 600 Tm (Kubernetes) Tj ET 1 g 80 585 90 20 re f`],
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
  ['text on a shape', `1 g 40 590 200 30 re f 0 g ${words}`],
  ['text that is struck out', `${words} 48 602.3 60 1.2 re f`],
  ['text that is underlined', `${words} 48 596 60 2.5 re f`],
  ['text beside a shape', `${words} 1 g 130 590 200 30 re f`],
  ['text of which a shape covers the lower part', `${words} 1 g 40 590 200 12 re f`],
  ['text under a frame', `${words} 0 g 40 590 200 30 re S`],
  ['text under a hollow shape', `${words} 0 g 40 590 200 30 re 45 595 190 20 re f*`],
  ['text under a round shape', `${words} 0 g 0 600 m 0 700 300 700 300 600 c f`],
  ['text under a triangle', `${words} 0 g 40 590 m 240 590 l 40 620 l f`],
  ['text under a transparent shape', `${words} q /Half gs 1 1 0 rg 40 590 200 30 re f Q`],
  ['text under the colour of a marker', `${words} q /Multiply gs 1 1 0 rg 40 590 200 30 re f Q`],
  ['text under a shape with a mask', `${words} q /Masked gs 1 1 0 rg 40 590 200 30 re f Q`],
  ['text under a shape that is clipped away', `${words} q 0 0 40 40 re W n 1 g 40 590 200 30 re f Q`],
  ['text under a shape in a round clip', `${words} q 0 600 m 0 700 300 700 300 600 c W n 1 g 40 590 200 30 re f Q`],
  ['text under a shape in letters', `${words} q BT /F1 10 Tf 7 Tr 300 300 Td (x) Tj ET 1 g 40 590 200 30 re f Q`],
  ['text under a shape aslant', `${words} q 0.7 0.7 -0.7 0.7 0 0 cm 1 g 300 200 300 300 re f Q`],
  ['text under a shape of a layer that is switched off', `${words} /OC /Hidden BDC 1 g 40 590 200 30 re f EMC`],
  ['text under a group, which may be transparent', `${words} q /Half gs /Group Do Q`],
  ['text that is written again upon a shape', `${words} 1 g 40 590 200 30 re f 0 g ${words}`],
  ['the text of a scan', `q 612 0 0 792 0 0 cm /Im Do Q 3 Tr ${words}`],
  ['text behind a layer that is switched off', `/OC /Hidden BDC EMC ${words}`],
  ['text after a state of other colour', `q 1 g Q ${words}`],
])('%s is read', async (_what, content) => {
  expect(await textOf(content)).toContain('Kubernetes');
});
