import { expect, test } from '@jest/globals';
import { scoresOf } from '../parsing/tally';
import { blindFields, compareBags, macroF1, nothingFound, scoreAnswers } from './score-answers';

const truth = {
  firstName: 'Siân',
  lastName: "O'Hara-Lee",
  email: 'sian@example.org',
  phone: '+442920843316',
  city: 'Cardiff',
  state: '',
  zipCode: 'CF15 8AL',
  skills: ['C++', 'Goods In', 'Welding'],
  certifications: ['First Aid at Work'],
  education: [{ school: 'Cardiff University', degree: 'B.Sc. (Hons) Physics' }],
  work: [
    { title: 'Welder', companyName: 'Steel & Sons', startDate: '2019-04', endDate: 'present' },
    { title: 'Welder', companyName: 'Dock Ltd', startDate: '2015', endDate: '2019-03' },
  ],
};
const f1 = (found: Partial<typeof truth>, field: (typeof blindFields)[number]): number => {
  const tally = scoreAnswers([{ file: 'a', truth, found: { ...truth, ...found } }]).tallies.get(field);
  return tally ? scoresOf(tally).f1 : NaN;
};

test('an answer equal to the truth has the full score in each field', () => {
  const score = scoreAnswers([{ file: 'a', truth, found: truth }]);
  expect(macroF1(score)).toBe(1);
  expect(score.exactSkills).toBe(1);
  expect(score.differences).toEqual([]);
});

test('an empty answer scores 0 except in fields that the document lacks', () => {
  const score = scoreAnswers([{ file: 'a', truth, found: nothingFound }]);
  expect(score.exactSkills).toBe(0);
  for (const field of blindFields) expect(f1(nothingFound, field)).toBe(field === 'state' ? 1 : 0);
});

test('case, space and punctuation are ignored; signs that are part of a name are not', () => {
  expect(f1({ lastName: 'O’HARA LEE', zipCode: 'cf158al' }, 'lastName')).toBe(1);
  expect(f1({ zipCode: 'cf158al' }, 'zipCode')).toBe(1);
  expect(f1({ skills: ['c++', 'goods-in', 'WELDING'] }, 'skills')).toBe(1);
  expect(f1({ skills: ['C', 'Goods In', 'Welding'] }, 'skills')).toBeCloseTo(2 / 3);
});

test('dates and phone numbers must be exact', () => {
  expect(f1({ phone: '+4429 20843316' }, 'phone')).toBe(0);
  const work = truth.work.map((one) => ({ ...one, startDate: one.startDate.slice(0, 4) }));
  expect(f1({ work }, 'startDate')).toBe(0.5);
});

test('extra values cost precision, missing values recall', () => {
  expect(f1({ skills: [...truth.skills, 'Hobbies'] }, 'skills')).toBeCloseTo(6 / 7);
  expect(f1({ skills: ['Welding'] }, 'skills')).toBeCloseTo(0.5);
});

test('a value that occurs twice has to be found twice', () => {
  expect(compareBags(['welder', 'welder'], ['welder'])).toEqual({ right: 1, missed: ['welder'], wrong: [] });
  expect(compareBags(['welder'], ['welder', 'welder', ''])).toEqual({ right: 1, missed: [], wrong: ['welder'] });
});

test('differences are listed by document and field', () => {
  expect(scoreAnswers([{ file: 'a', truth, found: { ...truth, city: 'Cork' } }]).differences).toEqual([
    { file: 'a', field: 'city', missed: ['cardiff'], wrong: ['cork'] },
  ]);
});
