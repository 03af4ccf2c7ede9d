import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const worksOf = (lines: readonly string[]) =>
  resumeOf(['Jane Doe', '', 'WORK EXPERIENCE', ...lines, '', 'SKILLS', 'Grill, Knife'].join('\n')).work.map(
    ({ title, companyName, location }) => [title, companyName, location].join(' | '),
  );

test('what stands behind the titles below an employer with its whole period is no other employer', () => {
  expect(
    worksOf([
      'PLOVER FOODS, Chicago, IL 2009 – 2018',
      'Vice President, Manufacturing – Soups & Sauces (2014 – 2018)',
      '• Nine plants',
      'Director, Continuous Improvement (2011 – 2014)',
      '• Kaizen',
      'Plant Manager, Quarva (2009 – 2011)',
      '• Three shifts',
    ]),
  ).toEqual([
    'Vice President, Manufacturing – Soups & Sauces | PLOVER FOODS | Chicago, IL',
    'Director, Continuous Improvement | PLOVER FOODS | Chicago, IL',
    'Plant Manager, Quarva | PLOVER FOODS | Chicago, IL',
  ]);
});

test('posts of a service are places of its people', () => {
  expect(
    worksOf([
      'U.S. NAVY, various locations, 2001–2023',
      'Chief Petty Officer, 14th Harbor Squadron – Fort Quarva, VA, 2014–2023',
      'Supply Sergeant – Camp Quarva, Kuwait, 2001–2014',
      'HERON TIRE COMPANY, Mesa, AZ, 2023–Present',
      'Materials Planner',
    ]),
  ).toEqual([
    'Materials Planner | HERON TIRE COMPANY | Mesa, AZ',
    'Chief Petty Officer, 14th Harbor Squadron | U.S. NAVY | VA',
    'Supply Sergeant | U.S. NAVY | Camp Quarva, Kuwait',
  ]);
});

test('a firm below an employer of the same years stays the employer', () => {
  expect(
    worksOf([
      'PLOVER FOODS, Chicago, IL 2009 – 2018',
      'Manager, Heron Foods Inc. (2014 – 2018)',
      'Clerk, Finch Ltd (2009 – 2014)',
    ]),
  ).toEqual(expect.arrayContaining(['Manager | Heron Foods Inc. | ', 'Clerk | Finch Ltd | ']));
});

test('a field between a title and its employer belongs to the title', () => {
  expect(
    worksOf([
      'Charge Nurse, Surgical-Trauma Unit | Heron Hospital | Mesa, AZ | 2016 – 2019',
      'Staff Nurse – Telemetry | Plover Clinic | Mesa, AZ | 2014 – 2016',
    ]),
  ).toEqual([
    'Charge Nurse, Surgical-Trauma Unit | Heron Hospital | Mesa, AZ',
    'Staff Nurse – Telemetry | Plover Clinic | Mesa, AZ',
  ]);
  expect(
    worksOf(['Organisation: Plover Limited', 'Designation: Manager – Structures', 'Duration: 2014 – 2016']),
  ).toEqual(['Manager – Structures | Plover Limited | ']);
});

test('seats on boards are no positions', () => {
  const text =
    'Jane Doe\n\nEXPERIENCE\nManager, Plover Ltd, 2012 – 2018\n\nBOARD SERVICE\nHeron Food Bank – Trustee, 2016 – 2022';
  expect(resumeOf(text).work).toHaveLength(1);
});
