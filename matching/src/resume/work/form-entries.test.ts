import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const worksOf = (lines: readonly string[]) =>
  resumeOf(['Jane Doe', '', 'WORK EXPERIENCE', ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).work.map(
    ({ title, companyName, startDate, endDate }) => [title, companyName, startDate, endDate].join(' | '),
  );

test('labels of a form tell what is title and what is employer', () => {
  expect(
    worksOf([
      'From: March 2018   To: Present',
      'Employer: Head Baker',
      'Position held: Sterling Foods',
      'Duties: sampling and release',
    ]),
  ).toEqual(['Sterling Foods | Head Baker | 2018-03 | present']);
  expect(worksOf(['Post: Lighthouse', 'Firma: Nord', 'Period: 09/2019 to date', '• Lamps'])).toEqual([
    'Lighthouse | Nord | 2019-09 | present',
  ]);
  expect(worksOf(['Funktion: Leitung', 'Arbeitgeber: Nord', 'Start date: 03/2018  End date: 02/2020'])).toEqual([
    'Leitung | Nord | 2018-03 | 2020-02',
  ]);
});

test('the names of the columns of a table are no values', () => {
  expect(
    worksOf([
      'Period\tEmployer\tPosition\tDuties',
      '2016/07 - Current\tHarbor Foods Ltd\tBookkeeper',
      'Kept the books of four ships.',
    ]),
  ).toEqual(['Bookkeeper | Harbor Foods Ltd | 2016-07 | present']);
});

test('pay, hours and supervisors are no part of a head', () => {
  const position = (town: string, dates: string, title: string) => [
    `Foothills Fire District`,
    `${town}, CA, United States`,
    dates,
    'Salary: $112,400',
    'Hours per week: 56',
    title,
    'Supervisor: Battalion Chief R. Odom (530-555-0101)',
    '',
  ];
  expect(
    worksOf([
      ...position('Redding', '01/2020 - Present', 'Fire Captain'),
      ...position('Corning', '06/2014 - 12/2019', 'Firefighter'),
    ]),
  ).toEqual([
    'Fire Captain | Foothills Fire District | 2020-01 | present',
    'Firefighter | Foothills Fire District | 2014-06 | 2019-12',
  ]);
});

test('how long one has worked for an employer is neither title nor employer', () => {
  expect(
    worksOf([
      'Bergblick Medien',
      '2 years 8 months',
      'Content Lead',
      'January 2020 - Present (1 year 2 months)',
      '• Wrote',
      'Content Editor',
      'July 2018 - December 2019 (1 year 6 months)',
    ]),
  ).toEqual([
    'Content Lead | Bergblick Medien | 2020-01 | present',
    'Content Editor | Bergblick Medien | 2018-07 | 2019-12',
  ]);
});

test('title and employer are told apart where only capitals or the other positions do', () => {
  expect(worksOf(['02/2019 – Current', 'Assistant Pharmacist CATENA TURDA'])).toEqual([
    'Assistant Pharmacist | CATENA TURDA | 2019-02 | present',
  ]);
  expect(
    worksOf([
      '09/2017 – CURRENT    Brambleton',
      'UPHOLSTERER CURTAIN AND SEAT',
      '• Chairs',
      '02/2009 – 08/2017    Hazelmere',
      'TEAM LEADER MOSSY HOLLOW',
    ]),
  ).toEqual(['UPHOLSTERER | CURTAIN AND SEAT | 2017-09 | present', 'TEAM LEADER | MOSSY HOLLOW | 2009-02 | 2017-08']);
});

test('an employer whose name begins with a small letter leads its position', () => {
  expect(worksOf(['Product Manager', 'monday.com - Tel Aviv', 'Mar 2022 to Present', '• Built'])).toEqual([
    'Product Manager | monday.com | 2022-03 | present',
  ]);
});

test('a place in brackets with a comma in it stays whole', () => {
  expect(worksOf(['Postdoctoral Fellow, 2017 - 2021', 'Reef Institute (Townsville, Australia)'])).toEqual([
    'Postdoctoral Fellow | Reef Institute | 2017 | 2021',
  ]);
});

test('an address below an employer is the employer’s', () => {
  const position = (title: string, employer: string, town: string, dates: string) => [
    `Position:\t${title}`,
    `Company:\t${employer}`,
    `Address:\t${town}`,
    `Duration:\t${dates}`,
    'Job Description:',
    '• Checked the yards',
  ];
  expect(
    worksOf([
      ...position('Yard Clerk', 'Tarlan Corporation', 'Lubao Town', 'March 2019 up to present'),
      ...position('Store Clerk', 'Ilagan Stores, Inc.', 'Cebu City', 'June 2016 – February 2019'),
    ]),
  ).toEqual([
    'Yard Clerk | Tarlan Corporation | 2019-03 | present',
    'Store Clerk | Ilagan Stores, Inc. | 2016-06 | 2019-02',
  ]);
});

test('an employer may be called as its page on the web', () => {
  expect(
    worksOf([
      'Harbor Foods Ltd, Leeds',
      'Clerk   3/2018 – now',
      '• Kept books',
      'tolva.pl, Szczecin',
      'Clerk   1/2015 – 2/2018',
    ]),
  ).toEqual(['Clerk | Harbor Foods Ltd | 2018-03 | present', 'Clerk | tolva.pl | 2015-01 | 2018-02']);
});

test('a skill that is written as an address is no employer', () => {
  expect(worksOf(['node.js services', 'Developer, 2018 - 2020', '• Kept books'])).toEqual([
    'Developer |  | 2018 | 2020',
  ]);
});
