import { expect, test } from '@jest/globals';
import { sentencesOf, traceSentences, type SourceLine } from './trace-text';

const sources: SourceLine[] = [
  { kind: 'line', name: 'workHistories.0.description', text: 'Split the monolith into seven services, 38 % cheaper' },
  { kind: 'field', name: 'skills', text: 'TypeScript, PostgreSQL' },
];

test.each([
  ['Split the monolith into services.', 'workHistories.0.description'],
  ['Made hosting of services 38 % cheaper', null],
  ['Split the monolith into 9 services.', null],
  ['Skilled in PostgreSQL and TypeScript.', 'skills'],
  ['Speaks fluent Japanese.', null],
  ['', null],
])('%j rests on %j', (sentence, name) => {
  expect(traceSentences([sentence], sources)[0]?.source?.name ?? null).toBe(name);
});

test('the quote is what the source says: the values of a field, the nearest sentence of a text', () => {
  const made: SourceLine[] = [
    { kind: 'field', name: 'skills', text: 'Skills: TypeScript, PostgreSQL.', quote: 'TypeScript, PostgreSQL' },
    { kind: 'line', name: 'objective', text: 'Led a team of seven. Split the monolith into services. Likes tea.' },
  ];
  const quotes = traceSentences(['Skills: TypeScript, PostgreSQL.', 'Split a monolith into services'], made);
  expect(quotes.map(({ source }) => source?.quote)).toEqual([
    'TypeScript, PostgreSQL',
    'Split the monolith into services.',
  ]);
});

test('sentences end at lines and full stops', () => {
  expect(sentencesOf('One is 3.5 long. Two\n• Three')).toEqual(['One is 3.5 long.', 'Two', 'Three']);
});
