import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const certificatesUnder = (heading: string, lines: readonly string[]) =>
  resumeOf(
    [
      'Ann Lee',
      '',
      'EXPERIENCE',
      'Cook, Bistro, 2019 - present',
      '',
      heading,
      ...lines,
      '',
      'SKILLS',
      'Grill, Knife',
    ].join('\n'),
  ).certifications.map(({ name }) => name);

test('under a vague heading licences are found where no other section holds them', () => {
  const licences = ['National Teaching Council Licence', 'Certificate in School Leadership'];
  expect(certificatesUnder('RECOGNITION', licences)).toEqual(licences);
  expect(certificatesUnder('PAPERS', ['Journeyman Silver Medal, 2011', 'Forklift Certificate B'])).toHaveLength(2);
});

test('prizes and papers under their own names stay what they are', () => {
  expect(certificatesUnder('AWARDS', ['Certificate of Merit, 2021'])).toEqual([]);
  expect(certificatesUnder('PUBLICATIONS', ['Gelatine and salt, Journal of Paper 14, 2019'])).toEqual([]);
});
