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
      'Certified Energy Manager (CEM), AEEB, 2018',
      'Mediation Skills Accreditation, 2020',
    ]),
  ).toEqual({
    papers: ['Certified Energy Manager (CEM)', 'Mediation Skills Accreditation'],
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
