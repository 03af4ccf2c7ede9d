import { expect, test } from '@jest/globals';
import { resumeOf } from '../../testing/resume-text';

const marks: readonly (readonly [string, (text: string) => string])[] = [
  ['signs on both sides', (text) => `=== ${text} ===`],
  ['a sign before', (text) => `## ${text}`],
  ['brackets', (text) => `[${text}]`],
];

test.each(marks)('headings with %s are headings, whatever they are called', (_, mark) => {
  const resume = resumeOf(
    [
      '| Liis-Marie Tammsalu |',
      'lm@example.com',
      mark('Experience'),
      'Jan 2022 - Present | Security Engineer | Roheline Pank | Tallinn',
      '- Threat modelling with 40 teams',
      mark('Stack'),
      'Burp Suite, Semgrep, Cryptography, Go, Java',
      mark('Certs'),
      'OSCP, 2019',
      'GIAC Web Application Penetration Tester, 2021',
    ].join('\n'),
  );
  expect(resume.firstName).toBe('Liis-Marie');
  expect(resume.skills.map(({ name }) => name)).toContain('Semgrep');
  expect(resume.certifications.map(({ name }) => name)).toEqual(['OSCP', 'GIAC Web Application Penetration Tester']);
});

test('a period in brackets is no heading', () => {
  const resume = resumeOf(
    'Ann Lee\n\n[Experience]\nProducer @ Bobry Games, Kraków\n[Sep 2021 - now]\n- Milestones\n\n[Skills]\nJira, Perforce',
  );
  expect(resume.work.map(({ title, startDate }) => [title, startDate])).toEqual([['Producer', '2021-09']]);
});
