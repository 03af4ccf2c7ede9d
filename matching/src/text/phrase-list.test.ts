import { describe, expect, test } from '@jest/globals';
import { beginsWithAny, phrasesOf } from './phrase-list';

describe('phrasesOf', () => {
  const list = phrasesOf(['sign on', 'reimburs*', 'p.a.', 'über']);

  test.each([
    ['a sign-on bonus', true],
    ['SIGN ON', true],
    ['resign onto', false],
    ['reimbursement of fees', true],
    ['paxa', false],
    ['40,000 p.a.', true],
    ['darüber', false],
    ['Über uns', true],
  ])('%s: %s', (text, isFound) => {
    expect(list.test(text)).toBe(isFound);
  });

  test('takes the longest phrase with a common beginning', () => {
    expect(phrasesOf(['annual', 'annual leave']).exec('annual leave of 25 days')?.[0]).toBe('annual leave');
  });
});

test('beginsWithAny skips leading signs only', () => {
  const list = beginsWithAny(['salary']);
  expect(list.test('* Salary: good')).toBe(true);
  expect(list.test('The salary')).toBe(false);
});
