import { expect, test } from '@jest/globals';
import { resumeOf } from '../testing/resume-text';

const worksOf = (lines: readonly string[]) =>
  resumeOf(['Jane Doe', '', 'WORK EXPERIENCE', ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).work.map(
    ({ title, companyName, location }) => [title, companyName, location].join(' | '),
  );

test('towns in brackets that no list knows are cut off where most employers carry them', () => {
  expect(
    worksOf([
      'Raglan Vets (Tewhare)',
      'Nurse: 2015 - 2019',
      '• Cats',
      'Paki Farms (Te Whenua)',
      'Nurse: 2013 - 2015',
      '• Cows',
    ]),
  ).toEqual(['Nurse | Raglan Vets | Tewhare', 'Nurse | Paki Farms | Te Whenua']);
  // One alone may be another name of the employer.
  expect(
    worksOf([
      'Alphabet (Gugl)',
      'Nurse: 2015 - 2019',
      '• Cats',
      'Paki Farms',
      'Nurse: 2013 - 2015',
      'Lee',
      'Nurse: 2012',
    ]),
  ).toContain('Nurse | Alphabet (Gugl) | ');
});

test('an employer before a town that everybody knows is no part of the place', () => {
  expect(
    worksOf(['Designer 2021 – Present', 'Zumbalo, Singapore', '• Led', 'Designer 2018 – 2021', 'Krixon, Singapore']),
  ).toEqual(['Designer | Zumbalo | Singapore', 'Designer | Krixon | Singapore']);
});

test('the noun of a town tells the town from a name', () => {
  expect(worksOf(['Agent 2019 - Present', 'Ayala Land, Inc., Mabini City', '• Packs'])).toEqual([
    'Agent | Ayala Land, Inc. | Mabini City',
  ]);
});

test('what an employer does is not its name', () => {
  expect(
    worksOf([
      'Zumbalo Krix    Snaithe, Yorkton',
      'Specialty chemicals, FTSE 100',
      'Accountant    2021 – Present',
      '• Closed',
    ]),
  ).toEqual(['Accountant | Zumbalo Krix | Snaithe, Yorkton']);
});

test('two years with a word between them are no period', () => {
  expect(worksOf(['Nurse, Lee Clinic, 2019 - 2023', "• President's Club, 2022 and 2023"])).toHaveLength(1);
});

test('behind the legal form of any country stands the town', () => {
  expect(worksOf(['Elektro Nord AS, Halvik, Electrician, 2015–2019'])).toEqual([
    'Electrician | Elektro Nord AS | Halvik',
  ]);
});
