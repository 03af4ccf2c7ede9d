import { expect, test } from '@jest/globals';
import { isPersonalLine, withoutPersonal } from './personal-data';

test.each([
  'Date of birth: 03/04/1961',
  'DOB 12.05.1999 | Sex: F',
  'Born in 1958 in Izmir',
  'Place of birth: Nice, France',
  'Age: 61 years, born 4 March 1965 in Izmir',
  '58 y/o',
  'Nationality: Nigerian | Visa: not needed',
  'Visa status: work permit until 2028',
  'Married, 2 children',
  'Husband of a nurse',
  "Father's name: Ram Baker",
  'Geboren am 3. April 1961 in Köln',
  'Estado civil: casada',
  'Personal information: male, 58, married, Turkish',
  'I have lived in the UK since 2011.',
])('personal data: %s', (line) => {
  expect(isPersonalLine(line)).toBe(true);
});

test.each([
  'Age UK, Charity shop assistant, 2015 – 2017',
  'Visa Inc., Analyst, 2019 – 2021',
  'Gender Studies, BA, 2010',
  "Children's nurse",
  'Single page applications',
  'Race engineer',
  'Partner: Denby Law LLP, 2012 – 2016',
  'Guardian: reporter in Leeds since 2015',
  'Religion teacher, St. Mary School',
  'Born Free Foundation, Ranger, 2018–2020',
  'Moved to Director of Sales in 2019',
  'Issued hot work permits since 2015',
  'Date of birth: 1.1.1990, e-mail: ann@example.com',
  '10 years of experience',
])('not personal data: %s', (line) => {
  expect(isPersonalLine(line)).toBe(false);
});

test('a date below its personal label is removed with it', () => {
  const lines = ['Date of birth', '3 April 1961', 'Sex: female', '2019 - 2021', 'Nurse'];
  expect(withoutPersonal(lines.map((text) => ({ text }))).map(({ text }) => text)).toEqual(['2019 - 2021', 'Nurse']);
});

test.each(['Citizenship Teacher, Oakfield School', 'Birthday Party Host, Fun World', 'CHRISTIAN'])(
  '%s may be more than personal data',
  (line) => {
    expect(isPersonalLine(line)).toBe(false);
  },
);
