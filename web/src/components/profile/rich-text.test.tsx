import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { RichText } from './rich-text';

const html = (source: string) => render(<RichText html={source} />).container.firstElementChild?.innerHTML;

test.each([
  ['<p>Strong <b>Java</b></p>', '<p dir="auto">Strong <b dir="auto">Java</b></p>'],
  ['one<br />two &lt;b&gt;', 'one<br>two &lt;b&gt;'],
  ['<script>alert(1)</script>x', 'x'],
  ['<p onclick="alert(1)" style="position:fixed" id="a">x</p>', '<p dir="auto">x</p>'],
  ['<p style="color:red">x</p>', '<p dir="auto" style="color: red;">x</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<h1>Big</h1>', '<h3 dir="auto">Big</h3>'],
  ['<a href="javascript:alert(1)">x</a>', '<span>x</span>'],
  ['<a href=" java\nscript:alert(1)">x</a>', '<span>x</span>'],
  [
    '<a href="https://a.example">x</a>',
    '<a href="https://a.example" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  ],
])('%j becomes %j', (source, expected) => {
  expect(html(source)).toBe(expected);
});

test('the headings of a page of its own begin at the second rank', () => {
  const { container } = render(<RichText html="<h1>Ada</h1><h2>Engineer</h2>" firstHeading={2} />);
  expect(container.firstElementChild?.innerHTML).toBe('<h2 dir="auto">Ada</h2><h3 dir="auto">Engineer</h3>');
});

test('depth is limited', () => {
  expect(html(`${'<div>'.repeat(5000)}deep`)).toContain('deep');
});
