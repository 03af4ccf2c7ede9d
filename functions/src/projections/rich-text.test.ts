import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toPlainText, toSafeHtml } from './rich-text';

test.each([
  ['<p>Strong <b>Java</b></p>', '<p>Strong <b>Java</b></p>'],
  ['one\ntwo & three < four', 'one<br />two &amp; three &lt; four'],
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<p style="width:expression(alert(1))">x</p>', '<p>x</p>'],
  ['<form action="https://evil.example"><p>x</p></form>', '<p>x</p>'],
  ['<iframe src="https://evil.example"></iframe><p>x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="noopener noreferrer nofollow" target="_blank">x</a>'],
  [
    '<a href="https://a.example">x</a>',
    '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
  ['<p style="text-align:center; position:fixed">x</p>', '<p style="text-align:center">x</p>'],
  ['<img src="https://evil.example/pixel.png">', ''],
  [
    '<img src="/api/public/image?path=images%2Ffroala%2F1%2Fa.png" onload="alert(1)">',
    '<img src="/api/public/image?path=images%2Ffroala%2F1%2Fa.png" />',
  ],
  [
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
  ],
])('renders %j as the HTML %j', (text, html) => {
  expect(toSafeHtml(text)).toBe(html);
});

test.each([
  ['plain\r\ntext', 'plain\ntext'],
  ['<p>One</p><p>Two &amp; three</p>', 'One\nTwo & three'],
  ['<ul><li>a</li><li class="x">b</li></ul>', '• a\n• b'],
  ['<script>alert(1)</script>x<br>y', 'x\ny'],
  ['<p>&lt;b&gt;</p>', '<b>'],
])('extracts the words of %j: %j', (text, words) => {
  expect(toPlainText(text)).toBe(words);
});

test.each(['R&D', 'R&amp;D', "Kim O'Brien & Söhne", 'a "b" < c > d', '<p>R&amp;D</p>', '<x>one\ntwo</x>', 'AT&T\nC&A'])(
  'safe HTML of %j stays as it is',
  (text) => {
    const html = toSafeHtml(text);
    expect(toSafeHtml(html)).toBe(html);
    expect(html).not.toContain('&amp;amp;');
  },
);

test('safe HTML of any text stays as it is', () => {
  const part = fc.constantFrom(
    ...['<', '>', '&', 'amp;', '&lt;', '&nbsp;', '&#39;', '"', "'", '\n', ' ', 'R&D', 'é', '中'],
  );
  const tag = fc.constantFrom(
    ...['<p>', '</p>', '<b>', '<br>', '<script>', '</script>', '<a href="https://a.example">', '<!--'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 4 }), tag), { maxLength: 12 }), (parts) => {
      const html = toSafeHtml(parts.join(''));
      expect(toSafeHtml(html)).toBe(html);
    }),
    { numRuns: 2_000 },
  );
});

test('no text produces active HTML', () => {
  const part = fc.constantFrom(
    '<',
    '>',
    '</',
    'script',
    'svg',
    'a href=',
    'onload=',
    '"',
    "'",
    'javascript:',
    ' ',
    'p',
    '&lt;',
    '/',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const html = toSafeHtml(parts.join(''));
      expect(html).not.toMatch(/<(?:script|svg|iframe)\b|<[a-z]+[^>]*\s(?:on[a-z]+\s*=|href="\s*javascript:)/i);
    }),
  );
});
