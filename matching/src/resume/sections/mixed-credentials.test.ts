import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const readUnder = (heading: string, lines: readonly string[]) => {
  const work = ['EXPERIENCE', 'Cook, Bistro, 2019 - present'];
  const { certifications, education } = resumeOf(['Ann Lee', '', heading, ...lines, '', ...work].join('\n'));
  return {
    papers: certifications.map(({ name }) => name),
    degrees: education.map(({ degree, school }) => [degree, school]),
  };
};

test('papers among degrees are no degrees', () => {
  expect(
    readUnder('EDUCATION & CERTIFICATIONS', [
      'B.S. Nursing, Denby University, 2012',
      'Certified Harbour Planner (CHP), LPHB, 2018',
      'Mediation Skills Accreditation, 2020',
    ]),
  ).toEqual({
    papers: ['Certified Harbour Planner (CHP)', 'Mediation Skills Accreditation'],
    degrees: [['B.S. Nursing', 'Denby University']],
  });
});

test('papers that stand among schools are found where no section has any', () => {
  const lines = ['Welding Diploma, Hill College, 2009', 'OSHA 30, 2021', 'CDL Class A, 2015', 'GED, 2005'];
  expect(readUnder('EDUCATION', lines)).toEqual({
    papers: ['OSHA 30', 'CDL Class A'],
    degrees: [
      ['Welding Diploma', 'Hill College'],
      ['GED', ''],
    ],
  });
});

test('a course at a college is schooling, whatever it leads to', () => {
  expect(readUnder('EDUCATION', ['BA History, Denby University', 'EMT-Basic, Hill College, 2012']).papers).toEqual([]);
});

test.each([
  'Student Elections Commission',
  'Member of the Student Honor Commission',
  'Orchestra commission',
  'Honours: Gold Card',
  'Scholarship: Library Card',
  'Thesis: Land registration',
  'Minor: Teacher certification',
  'Senior Thesis: Crane certification',
])('what is told of studies is no paper: %s', (line) => {
  expect(readUnder('EDUCATION', ['BA History, Denby University, 2014', line]).papers).toEqual([]);
});

test('the noun of a degree tells a degree from a paper, whatever the line begins with', () => {
  const lines = ['BA History, Denby University, 2010', 'Registered Dental Hygienist Diploma, Algonquin, 2014'];
  const { papers, degrees } = readUnder('EDUCATION', lines);
  expect(papers).toEqual([]);
  expect(degrees.map(([degree]) => degree)).toContain('Registered Dental Hygienist Diploma');
});

test('nouns that other things have too end the names of papers under headings that tell of papers', () => {
  const lines = ['BA History, Denby University, 2014', 'Harbour Pilot Commission, 2019', 'Rigger Card'];
  expect(readUnder('EDUCATION & LICENSES', [...lines, 'Student Card']).papers).toEqual([
    'Harbour Pilot Commission',
    'Rigger Card',
  ]);
  expect(readUnder('EDUCATION', [...lines, 'Certification: Rigging permit']).papers).toEqual(['Rigging permit']);
});
