import { describe, expect, test } from '@jest/globals';
import { blockOf } from '@portal/domain/templates/block';
import { profileTemplateSchema } from '@portal/domain/templates/profile-template';
import { draftOf, templateOf, withMailSection, withMovedSection, withSection } from './template-draft';

const known = new Set(['jobOrder.title']);
const template = profileTemplateSchema.cast({
  id: 't',
  name: ' Mine ',
  template: ['a', 'b', 'c'].map((key) => blockOf({ key })),
  secondColumn: [blockOf({ key: 'd' })],
});
const draft = draftOf(template);
const idOf = (key: string) =>
  [...draft.template, ...draft.secondColumn].find(({ block }) => block.key === key)?.id ?? '';
const keys = (moved: typeof draft) =>
  [moved.template, moved.secondColumn].map((column) => column.map(({ block }) => block.key).join(''));

describe('moving a section', () => {
  test.each([
    ['a', 'c', ['bca', 'd']],
    ['c', 'a', ['cab', 'd']],
    ['a', 'd', ['bc', 'ad']],
    ['a', 'secondColumn', ['bc', 'da']],
    ['d', 'b', ['adbc', '']],
    ['a', 'a', ['abc', 'd']],
  ])('%s over %s gives %j', (moved, over, order) => {
    expect(keys(withMovedSection(draft, idOf(moved), idOf(over) || over))).toEqual(order);
  });
});

test('one section alone goes into mails, and none after a second press', () => {
  const once = withMailSection(withMailSection(draft, idOf('a')), idOf('d'));
  const marked = [...once.template, ...once.secondColumn].filter(({ block }) => block.mailToSection);
  expect(marked.map(({ block }) => block.key)).toEqual(['d']);
  const twice = withMailSection(once, idOf('d'));
  expect([...twice.template, ...twice.secondColumn].some(({ block }) => block.mailToSection)).toBe(false);
});

test('stored sections have keys of their own and the flags of their content', () => {
  const { draft: longer } = withSection(draft, 'secondColumn', blockOf({ key: 'a', content: '[jobOrder.title]' }));
  const stored = templateOf(longer, known);
  expect(stored.name).toBe('Mine');
  expect([...stored.template, ...stored.secondColumn].map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'a2']);
  expect(stored.secondColumn[1]?.hasSingleVariables).toBe(true);
});
