import { expect, test } from '@jest/globals';
import WordExtractor from 'word-extractor';
import { readDocument } from '../read-document';
import { linesOf, utf8 } from '../testing/lines';
import { makeDoc } from '../testing/make-doc';
import { makeDocx } from '../testing/make-docx';
import { makeOdt } from '../testing/make-odt';
import { html, rtf } from '../testing/samples';

test('docx: header first, styles, tabs, lists, tables; page numbers left out', async () => {
  const bytes = await makeDocx();
  expect(await linesOf(bytes)).toEqual([
    'dana@example.com · Austin, TX',
    'Dana Whitfield',
    'Experience',
    'Software Engineer | 2019 – 2021',
    '* Built the checkout',
    '** in TypeScript',
    'Java | SQL',
    'Go | Rust',
    'SKILLS',
    'Python',
    'WORK',
    'Chef at the Inn',
    '2015 – 2018 | Cook',
    'Ran the kitchen',
    'EDUCATION',
    'University of Colorado',
  ]);
  const { lines } = await readDocument(bytes);
  expect(lines[2]).toMatchObject({ headingLevel: 1 });
  expect(lines[2]?.relativeSize).toBeGreaterThan(1);
  expect(lines[3]).toMatchObject({ isBold: true, headingLevel: 0, box: null });
  expect(lines[8]?.block).not.toBe(lines[10]?.block);
});

test('odt: headings, spans, lists, tables, line breaks; notes left out', async () => {
  expect(await linesOf(makeOdt())).toEqual([
    'Dana Whitfield',
    'Software Engineer | 2019 – 2021',
    '* Built the checkout',
    '** in TypeScript',
    'Java | SQL',
    'First',
    'Second & last',
  ]);
  const { lines } = await readDocument(makeOdt());
  expect(lines.map((line) => [line.headingLevel, line.isBold]).slice(0, 2)).toEqual([
    [1, false],
    [0, true],
  ]);
});

test('rtf: code pages, unicode, styles, lists, tables and fields; tables of the file left out', async () => {
  expect(await linesOf(utf8(rtf('Dana Whitfield')))).toEqual([
    'dana@example.com',
    'Dana Whitfield',
    'Software Engineer | 2019 – 2021',
    '* René built',
    'the checkout',
    'Привет',
    'Java | SQL',
    'SKILLS',
    'Python',
    'WORK',
    'Chef',
    'See the page',
  ]);
  const { lines } = await readDocument(utf8(rtf('Dana Whitfield')));
  expect(lines[1]).toMatchObject({ headingLevel: 1, isBold: true });
});

test('html: blocks, lists, tables; scripts, styles and hidden parts left out', async () => {
  expect(await linesOf(utf8(html('Dana Whitfield')))).toEqual([
    'Dana Whitfield',
    'Cook & chef',
    'next',
    '* One',
    '** Two',
    'Java | SQL',
  ]);
});

test('html: texts separated only by style are separate words', async () => {
  const page = `<style>.row { display: flex; justify-content: space-between } .right { float: right }
    .pile { display: flex; flex-direction: column }</style>
    <div class=row><b>Chef</b><span>May 2019</span></div><p>Inn<span class=right>2019</span></p>
    <div class=pile><b>One</b><i>word</i></div>`;
  expect(await linesOf(utf8(`<!doctype html><html><body>${page}</body></html>`))).toEqual([
    'Chef | May 2019',
    'Inn | 2019',
    'Oneword',
  ]);
});

test('doc: pieces of both kinds, fields, cells and bold, as an independent reader sees them', async () => {
  const bytes = makeDoc(
    'Dana Whitfield\rChef \x96 Inn\t2019\rSee \x13 HYPERLINK "x" \x14the page\x15 now\rJava\x07SQL\x07\x07',
    'Žižkov náměstí\rПривет\r',
    14,
  );
  const expected = [
    'Dana Whitfield',
    'Chef – Inn | 2019',
    'See the page now',
    'Java | SQL',
    'Žižkov náměstí',
    'Привет',
  ];
  expect(await linesOf(bytes)).toEqual(expected);
  const { lines } = await readDocument(bytes);
  expect(lines.map((line) => line.isBold)).toEqual([true, false, false, false, false, false]);
  expect(lines[0]?.relativeSize).toBe(1.4);

  const body = (await new WordExtractor().extract(Buffer.from(bytes))).getBody();
  for (const text of ['Dana Whitfield', 'See the page now', 'Žižkov náměstí', 'Привет']) expect(body).toContain(text);
});

test('txt: encodings, wide spaces, rules, bullets and spaced letters', async () => {
  const text = 'Dana Müller\n\n  W O R K   H I S T O R Y\n-----\nEngineer       2019 – 2021\n- did this\n• did that\n';
  const expected = ['Dana Müller', 'WORK HISTORY', 'Engineer | 2019 – 2021', '* did this', '* did that'];
  expect(await linesOf(utf8(text))).toEqual(expected);
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(await linesOf(utf16)).toEqual(expected);
  expect(await linesOf(Buffer.from(text, 'utf16le'))).toEqual(expected);
  const windows1252 = Buffer.from(text.replaceAll('–', '\x96').replaceAll('•', '\x95'), 'latin1');
  expect(await linesOf(windows1252)).toEqual(expected);
});
