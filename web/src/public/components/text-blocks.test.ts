import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { textBlocks } from './text-blocks';

test('paragraphs, lists and headings of a job description', () => {
  const text = 'We look for you.\nReally.\n\nWhat you do\n• Build\n\n• Run\n\nWhat we pay\nA lot.';
  expect(textBlocks(text, { hasHeadings: true })).toEqual([
    { kind: 'paragraph', text: 'We look for you.\nReally.' },
    { kind: 'heading', text: 'What you do' },
    { kind: 'list', items: ['Build', 'Run'] },
    { kind: 'heading', text: 'What we pay' },
    { kind: 'paragraph', text: 'A lot.' },
  ]);
});

test('without headings a short line is a paragraph', () => {
  expect(textBlocks('Duties\n- Build')).toEqual([
    { kind: 'paragraph', text: 'Duties' },
    { kind: 'list', items: ['Build'] },
  ]);
});

test('a dash inside a line is no bullet, and a last line no heading', () => {
  expect(textBlocks('-40 °C storage', { hasHeadings: true })).toEqual([{ kind: 'paragraph', text: '-40 °C storage' }]);
});

test('no word is lost', () => {
  const line = fc.constantFrom('', 'a word', '• item', '- other', 'Heading', 'Sentence.', '<b>x</b>');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, hasHeadings) => {
      const words = (text: string) => text.split(/[\s•-]+/).filter(Boolean);
      const shown = textBlocks(lines.join('\n'), { hasHeadings }).map((block) =>
        block.kind === 'list' ? block.items.join(' ') : block.text,
      );
      expect(words(shown.join(' '))).toEqual(words(lines.join(' ')));
    }),
  );
});
