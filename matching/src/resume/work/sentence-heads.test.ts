import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const worksOf = (lines: readonly string[]) =>
  resumeOf(['Jane Doe', '', 'WORK EXPERIENCE', ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).work.map(
    ({ title, companyName, location, startDate, endDate }) =>
      [title, companyName, location, startDate, endDate].join(' | '),
  );

test('heads told as sentences name employer, place and title', () => {
  expect(
    worksOf([
      'Working with Plover Pvt. Ltd., Pune as Senior Site Engineer from Jun 2019 to till date.',
      '• Casting yard',
      'Worked as a Site Engineer at Heron Limited from Jul 2015 to May 2019.',
      '• Bridges',
      'July 2012 – June 2015: with Finch Ltd., Mumbai as Trainee',
    ]),
  ).toEqual([
    'Senior Site Engineer | Plover Pvt. Ltd. | Pune | 2019-06 | present',
    'Site Engineer | Heron Limited |  | 2015-07 | 2019-05',
    'Trainee | Finch Ltd. | Mumbai | 2012-07 | 2015-06',
  ]);
});

test('such a sentence goes on in the next line', () => {
  expect(
    worksOf([
      'Working with Plover Primary School, Croydon as Class Teacher and Leader of Mathematics from Sep 2019 to till',
      'date.',
      '• A class of thirty',
      'Worked with Heron Primary School, London as Newly Qualified Teacher from Sep 2018 to Aug',
      '2019.',
    ]),
  ).toEqual([
    'Class Teacher and Leader of Mathematics | Plover Primary School | Croydon | 2019-09 | present',
    'Newly Qualified Teacher | Heron Primary School | London | 2018-09 | 2019-08',
  ]);
});

test('work with people is no such head', () => {
  expect(worksOf(['Site Engineer, Heron Limited, 2015 – 2019', '• Worked with architects as a team in 2016'])).toEqual([
    'Site Engineer | Heron Limited |  | 2015 | 2019',
  ]);
});

test('the department of a university is no employer', () => {
  expect(
    worksOf([
      'Professor, Department of Forestry, University of Quarva, 2019 – 2021',
      'Research Fellow, University of Quarva, Department of Molecular Biology, 2017 – 2019',
      'Clerk, City of Quarva, Department of Public Works, 2015 – 2017',
    ]).map((work) => work.split(' | ')[1]),
  ).toEqual(['University of Quarva', 'University of Quarva', 'City of Quarva, Department of Public Works']);
});

test('what repeats at the edges of pages is no part of a position', () => {
  expect(
    worksOf([
      'PLOVER CORPORATION, Chicago, IL 1999 – 2009',
      'Operations Manager (2005 – 2009)',
      '• Line of 480 feet',
      'jane@example.com',
      'Jane Doe Page Two 312.555.0150',
      'Production Superintendent (1999 – 2005)',
      '• Three shifts',
    ]),
  ).toEqual([
    'Operations Manager | PLOVER CORPORATION | Chicago, IL | 2005 | 2009',
    'Production Superintendent | PLOVER CORPORATION | Chicago, IL | 1999 | 2005',
  ]);
});

test('a long head in one line is a head', () => {
  expect(
    worksOf([
      'Judicial Law Clerk to the Hon. Maria T. Heron, United States District Court, Northern District of Quarva, Hammond, IN, 2018 – 2019',
      'Summer Associate, Plover & Finch, Mesa, AZ, 2017 – 2017',
    ])[0],
  ).toBe(
    'Judicial Law Clerk to the Hon. Maria T. Heron | United States District Court, Northern District of Quarva | Hammond, IN | 2018 | 2019',
  );
});

test.each([
  'Worked with suppliers in Spain as Buyer from 2015 to 2019.',
  'Worked with customers on site as Team lead from 2015 to 2019.',
])('whom somebody worked with is no employer in small letters: %s', (text) => {
  expect(resumeOf(`Jane Doe\n\nEXPERIENCE\n${text}`).work.map(({ companyName }) => companyName)).not.toContainEqual(
    expect.stringMatching(/suppliers|customers/),
  );
});
