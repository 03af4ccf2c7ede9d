import { expect, test } from '@jest/globals';
import { findLanguageRequirements } from './language-requirements';

const namesIn = (sentence: string, isAsking = true) =>
  findLanguageRequirements(sentence, isAsking).map(({ value }) => value.name);

test.each([
  ['Fluent in French', ['French']],
  ['Dutch and English', ['Dutch', 'English']],
  ['SQL, Java, French', ['French']],
  ['French cuisine', []],
  ['French, Italian and Spanish cuisine', []],
  ['A German firm', []],
])('among the requirements: %s', (sentence, names) => {
  expect(namesIn(sentence)).toEqual(names);
});

test('elsewhere a list of languages is a requirement only in a sentence of its own', () => {
  expect(namesIn('Dutch and English', false)).toEqual(['Dutch', 'English']);
  expect(namesIn('SQL, Java, French', false)).toEqual([]);
});
