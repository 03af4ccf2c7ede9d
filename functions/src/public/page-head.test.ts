import { expect, test } from '@jest/globals';
import { withPageHead } from './page-head';

const shell = '<head><meta name="robots" content="noindex" /><title>Portal</title></head>';

test('a head holds title, description and logo', () => {
  const head = {
    title: 'A resume from A',
    description: 'Shared.',
    siteName: 'A',
    imageUrl: 'https://a.example/l.png',
    color: '#123456',
  };
  const html = withPageHead(shell, head);
  expect(html).toContain('<title>A resume from A</title>');
  expect(html).toContain('<meta property="og:image" content="https://a.example/l.png" />');
  expect(html).toContain('<meta name="theme-color" content="#123456" />');
  expect(html).toContain('noindex');
});

test('names stay text', () => {
  const hostile = `"><script>alert('$&')</script>`;
  const html = withPageHead(shell, {
    title: hostile,
    description: hostile,
    siteName: hostile,
    imageUrl: '',
    color: hostile,
  });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('og:image');
});
