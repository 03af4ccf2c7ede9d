import { describe, expect, test } from '@jest/globals';
import { asHtml, isEmptyHtml, isRichTextImage, safeLinkTarget, safeStyle } from './rich-text';

test.each([
  ['color: #123456; position: fixed', 'color: #123456'],
  ['background-color: url(https://evil.example)', ''],
  ['width: 100px; width: expression(alert(1))', 'width: 100px'],
  ['TEXT-ALIGN: center', 'text-align: center'],
  ["font-family: 'Times New Roman'; font-size: 12px", "font-family: 'Times New Roman'; font-size: 12px"],
  ['font-family: x}body{display:none', ''],
])('keeps of the style %j only %j', (style, kept) => {
  expect(safeStyle(style)).toBe(kept);
});

test.each([
  ['https://a.example', 'https://a.example'],
  [' mailto:a@b.example ', 'mailto:a@b.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//a.example', null],
])('the link %j leads to %j', (href, target) => {
  expect(safeLinkTarget(href)).toBe(target);
});

test('shows only images that were uploaded here', () => {
  expect(isRichTextImage('/api/public/image?path=images%2Ffroala%2F1700000000000%2Flogo.png')).toBe(true);
  expect(isRichTextImage('https://a.example/pixel.png')).toBe(false);
  expect(isRichTextImage('data:image/png;base64,AAAA')).toBe(false);
});

describe('plain text and HTML', () => {
  test.each([
    ['one\ntwo & <three', '<p>one</p><p>two &amp; &lt;three</p>'],
    ['<p>one</p>', '<p>one</p>'],
    ['  ', ''],
  ])('%j becomes %j', (text, html) => {
    expect(asHtml(text)).toBe(html);
  });

  test.each([
    ['<p></p>', true],
    ['<p>&nbsp;<br></p>', true],
    ['<p>x</p>', false],
    ['<p><img src="x"></p>', false],
  ])('%j is empty: %j', (html, isEmpty) => {
    expect(isEmptyHtml(html)).toBe(isEmpty);
  });
});
