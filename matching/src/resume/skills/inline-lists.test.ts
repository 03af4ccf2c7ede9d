import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const worksOf = (...lines: string[]): (readonly [string, string, string])[] =>
  resumeOf(lines.join('\n')).work.map(({ title, companyName, startDate }) => [title, companyName, startDate] as const);

test('a list behind its name ends where a block of positions begins', () => {
  const lines = [
    'Robin Vale',
    'robin.vale@example.com',
    '',
    'Licences: Ohio, Indiana, Kentucky',
    '',
    'Crop adjuster, 2019-present: hail and drought',
    'Farm hand 2016-2019, Miller Farms',
    '',
    'Skills: claims, mapping, Excel',
    '',
    'I have not worked with livestock yet and would like to learn it from somebody who has.',
  ];
  expect(worksOf(...lines).map(([title]) => title)).toEqual(['Crop adjuster', 'Farm hand']);
  const resume = resumeOf(lines.join('\n'));
  expect(resume.certifications.map(({ name }) => name)).toEqual(['Ohio, Indiana, Kentucky']);
  expect(resume.skills.map(({ asWritten }) => asWritten)).toEqual(['claims', 'mapping', 'Excel']);
});

test('a list that goes on below a gap stays one', () => {
  const resume = resumeOf('Robin Vale\n\nSkills: Excel, mapping\n\nSQL, Python, statistics\n');
  expect(resume.skills.map(({ asWritten }) => asWritten)).toEqual(['Excel', 'mapping', 'SQL', 'Python', 'statistics']);
});

test('employers without titles begin positions, a rank of a trade no schooling', () => {
  expect(
    worksOf(
      'Robin Vale',
      '555 010 2233',
      '',
      'Journeyman Plumber (Maine licence, exp. 2028)',
      '',
      'Nine years, mostly schools:',
      '',
      'Harbour Pipe Services, Portland ME, 2019 to now',
      '- boilers, mains, drains',
      '- quotes',
    ),
  ).toEqual([['', 'Harbour Pipe Services', '2019']]);
});

test('sentences with commas below an employer are no list of skills', () => {
  const resume = resumeOf(
    [
      'Robin Vale',
      'robin.vale@example.com',
      '',
      'Lakeside Community Hospital, Dover DE, 2019 to today',
      'Our floor takes whatever comes: hips, hearts, lungs, burns, people in pain, people who wait. I look after drains, ports and feeding tubes, and teach families before they go home.',
      '',
      'Elmfield Hospital, Salem OR, 2018 to 2019, first job',
    ].join('\n'),
  );
  expect(resume.work.map(({ companyName }) => companyName)).toEqual([
    'Lakeside Community Hospital',
    'Elmfield Hospital',
  ]);
  expect(resume.work[0]?.description).toContain('feeding tubes');
});

test('the number of a standard is neither an address nor a place', () => {
  const resume = resumeOf(
    [
      'Robin Vale',
      'Laboratory Technician',
      '',
      'BSc Chemistry 2021',
      '',
      'Aug 2022 – present, Delta Water Labs (ISO 17025), Chemistry Technician',
      ' - titrations, 120 samples a shift',
      'Oct 2021 – Aug 2022, Paint works, technician, viscosity and colour',
    ].join('\n'),
  );
  expect(resume.work.map(({ title, location }) => [title, location])).toEqual([
    ['Chemistry Technician', ''],
    [expect.stringMatching(/^technician/), ''],
  ]);
  expect(resume.address.zipCode).toBe('');
});

test('what stands in brackets behind an employer is not its title', () => {
  expect(
    worksOf(
      'Robin Vale',
      'robin.vale@example.com',
      '',
      'Arkley Homes (main contractor, 120 people), Site Manager, July 2022 to present',
      '- schools and surgeries',
    ),
  ).toEqual([['Site Manager', 'Arkley Homes (main contractor, 120 people)', '2022-07']]);
});

test.each([
  ['Jasmine Thorne BSc (Hons)', 'Jasmine', 'Thorne'],
  ['Sierra Holloway, RDH (new grad)', 'Sierra', 'Holloway'],
])('degrees and notes in brackets are no part of a name: %s', (line, first, last) => {
  const resume = resumeOf(`${line}\n\nEXPERIENCE\nCook, Bistro, 2019 - present\n`);
  expect([resume.firstName, resume.lastName]).toEqual([first, last]);
});

test('jobs head a career as experience does', () => {
  expect(
    worksOf('Robin Vale', '', 'Skills: welding, cutting', '', 'Jobs', 'Line operator, Brewery Ltd, 2018 - 2026').map(
      ([title]) => title,
    ),
  ).toEqual(['Line operator']);
});
