import { describe, expect, test } from '@jest/globals';
import { Editor } from '@tiptap/core';
import { cleanPastedHtml } from './clean-pasted-html';
import { extensionsWith } from './extensions';
import { sanitizeHtml } from './sanitize-html';

describe('sanitizing', () => {
  test.each([
    ['one\ntwo & <three', '<p>one</p><p>two &amp; &lt;three</p>'],
    ['<p onclick="alert(1)">x<script>alert(1)</script></p>', '<p>x</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<p style="text-align: center; position: fixed">x</p>', '<p style="text-align: center">x</p>'],
    ['<iframe src="https://evil.example"></iframe><form><p>x</p></form>', '<p>x</p>'],
    ['<svg><script>alert(1)</script></svg><p class="x" id="y">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  ])('of %j leaves %j', (text, html) => {
    expect(sanitizeHtml(text)).toBe(html);
  });
});

test('the schema of the editor keeps what the allow-list allows', () => {
  const html = [
    '<h2 style="text-align: center;">Title</h2>',
    '<p><strong>bold</strong> <span style="color: rgb(1, 2, 3); font-family: Georgia; font-size: 18px;">styled</span></p>',
    '<ul><li><p>item</p></li></ul><hr>',
    '<img src="/api/public/image?path=images%2Ffroala%2F1%2Fa.png" alt="chart" width="120">',
    '<p>For [jobOrder.title]</p>',
  ].join('');
  const editor = new Editor({ extensions: extensionsWith(['jobOrder.title']), content: sanitizeHtml(html) });
  expect(sanitizeHtml(editor.getHTML())).toBe(sanitizeHtml(html));
});

test('placeholders are chips that stay text, and unknown ones look different', () => {
  const content = '<p>For [jobOrder.title] and [made.up]</p>';
  const editor = new Editor({ extensions: extensionsWith(['jobOrder.title']), content });
  const chips = [...editor.view.dom.querySelectorAll('span[class]')].map((chip) => [chip.textContent, chip.className]);
  expect(chips.map(([text]) => text)).toEqual(['[jobOrder.title]', '[made.up]']);
  expect(chips[0]?.[1]).not.toBe(chips[1]?.[1]);
  expect(editor.getHTML()).toBe(content);
});

describe('pasting', () => {
  const wordItem = (level: number, bullet: string, text: string) =>
    `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${bullet}<span>&nbsp;&nbsp;</span></span></span><![endif]>${text}</p>`;

  test('turns lists of Word into lists', () => {
    const html = `<p class=MsoNormal>Intro<o:p></o:p></p>${wordItem(1, '·', 'one')}${wordItem(2, 'o', 'inner')}${wordItem(1, '·', 'two')}<p class=MsoNormal>Outro</p>${wordItem(1, '1.', 'first')}`;
    expect(textsOf(cleanPastedHtml(html))).toBe(
      '<p>Intro</p><ul><li><p>one</p><ul><li><p>inner</p></li></ul></li><li><p>two</p></li></ul><p>Outro</p><ol><li><p>first</p></li></ol>',
    );
  });

  test('drops fonts, comments and styles of Word', () => {
    const html =
      '<!--[if gte mso 9]><xml>x</xml><![endif]--><style>p{}</style><p class=MsoNormal style="font-family:Calibri;mso-bidi:x"><b>Name</b></p>';
    expect(textsOf(cleanPastedHtml(html))).toBe('<p><b>Name</b></p>');
  });

  test('unwraps documents of Google', () => {
    expect(textsOf(cleanPastedHtml('<b style="font-weight:normal" id="docs-internal-guid-1"><p>Plain</p></b>'))).toBe(
      '<p>Plain</p>',
    );
  });

  /** As the editor takes it over, without empty elements around nothing. */
  function textsOf(html: string): string {
    return sanitizeHtml(html).replace(/<span><\/span>/g, '');
  }
});
