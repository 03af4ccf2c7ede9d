import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

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
  // A single one may be an alternative name of the employer.
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

test('a town goes with its district and with what brackets tell of it', () => {
  expect(
    worksOf([
      'Chef – La Plume, Vertou-sur-Mer (35), 2018 - 2020',
      'Cook – Le Merle, Quimpour (29), 2016 - 2018',
      'Porter – Hôtel Alouette, Paris 6e, 2014 - 2016',
    ]),
  ).toEqual([
    'Chef | La Plume | Vertou-sur-Mer (35)',
    'Cook | Le Merle | Quimpour (29)',
    'Porter | Hôtel Alouette | Paris 6e',
  ]);
});

test('a quarter before its town, and a town behind nothing but a legal form, are no part of an employer', () => {
  expect(
    worksOf([
      'Pharmacist',
      'Plover Limited, Quarva, Lagos',
      '2018 - 2020',
      'Pharmacist',
      'Heron Systems LLC Quarva Heights',
      '2016 - 2018',
      'Intern',
      'General Hospital, Quarva, Niger State',
      '2014 - 2016',
    ]),
  ).toEqual([
    'Pharmacist | Plover Limited | Quarva, Lagos',
    'Pharmacist | Heron Systems LLC | Quarva Heights',
    'Intern | General Hospital | Quarva, Niger State',
  ]);
});

test('streets behind employers are no part of their names', () => {
  expect(
    worksOf([
      'Nurse',
      'Raglan Vets, 41 Quarry Street, Cardiff',
      'Jan 2015 - Dec 2019',
      '• Cats',
      'Nurse',
      'Paki and Lee, Mill Lane, Leeds',
      'Jan 2013 - Dec 2014',
      '• Cows',
    ]),
  ).toEqual(['Nurse | Raglan Vets | Cardiff', 'Nurse | Paki and Lee | Leeds']);
});

test('an employer whose name begins with a verb is one where its town or its form follows', () => {
  expect(
    worksOf([
      'Blue Grill, Austin, TX',
      'Cook, Jan 2019 - Present',
      '• Grill',
      'Serve & Delight Catering, Dallas, TX',
      'Server, Feb 2016 - Dec 2018',
      '• Tables',
      'Build Kitchens Inc.',
      'Porter, Feb 2014 - Dec 2015',
      '• Pans',
    ]),
  ).toEqual([
    'Cook | Blue Grill | Austin, TX',
    'Server | Serve & Delight Catering | Dallas, TX',
    'Porter | Build Kitchens Inc. | ',
  ]);
});

test.each([
  'Led Sales Team, Dublin',
  'Won Gold Award, Paris',
  'Managed Key Accounts, London',
  'Leading Sales Team, Dublin',
])('a task in title case is no employer: %s', (task) => {
  const lines = [
    'Blue Grill, Austin, TX',
    'Cook',
    'March 2016 - December 2018',
    task,
    'Analyst',
    'January 2019 - Present',
  ];
  expect(worksOf(lines).join('\n')).not.toContain(task.split(',')[0]);
});

test('internships and jobs of students are work', () => {
  const lines = [
    '04/2016 - 10/2016 Diploma Student, Lee Motors AG, Ulm',
    '03/2014 - 08/2015 Working Student Gardening, Red Cars GmbH',
  ];
  const { work, education } = resumeOf(['Jane Doe', '', 'INTERNSHIPS AND STUDENT JOBS', ...lines].join('\n'));
  expect(work.map(({ title, companyName }) => [title, companyName])).toEqual([
    ['Diploma Student', 'Lee Motors AG'],
    ['Working Student Gardening', 'Red Cars GmbH'],
  ]);
  expect(education).toEqual([]);
});

test('a job board joins the town to the employer with a hyphen', () => {
  expect(
    worksOf([
      'Nurse',
      'Raglan Vets-Baton Rouge, LA',
      'Jan 2015 - Dec 2019',
      '• Cats',
      'Nurse',
      'Ardo, Saint-Bruno, QC',
      'Jan 2013 - Dec 2014',
    ]),
  ).toEqual(['Nurse | Raglan Vets | Baton Rouge, LA', 'Nurse | Ardo | Saint-Bruno, QC']);
});
