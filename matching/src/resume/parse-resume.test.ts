import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { documentFromText } from '../document-from-text';
import { defaultLimits } from '../documents/limits';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { headingOfPhrase } from './sections/section-headings';
import { parseResume } from './parse-resume';

/** Parts of resumes in any order, with noise between them. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      'EXPERIENCE',
      'Skills',
      'Education',
      'Jane Doe',
      'jane@example.com',
      'Java, SQL, (broken',
      'Cook | Grill LLC | Jan 2019 – present',
      'B.S. in Law, University of X, 2010',
      '• Managed 5 people',
      'CERTIFICATIONS',
      'CPA, 2020',
      'مرحبا بالعالم',
      '12/2021 - 01/2019',
    ),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 80 }),
  ),
  { maxLength: 40 },
);

describe('any text', () => {
  test('parses into a valid model with provenance inside the text', () => {
    fc.assert(
      fc.property(pieces, (lines) => {
        const resume = resumeOf(lines.join('\n'));
        expect(parsedResumeSchema.isValidSync(resume)).toBe(true);
        expect(resume.experience.months).toBeGreaterThanOrEqual(0);
        for (const { start, end, confidence } of Object.values(resume.provenance)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(resume.text.length);
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('parses the same twice', () => {
    fc.assert(
      fc.property(pieces, (lines) => {
        const text = lines.join('\n');
        expect(resumeOf(text)).toEqual(resumeOf(text));
      }),
      { numRuns: 40 },
    );
  });
});

test('provenance points at the value', () => {
  const resume = resumeOf(
    resumeText({
      name: 'Jane Doe',
      work: [{ title: 'Line Cook', company: 'Blue Grill LLC', dates: 'Jan 2019 – Mar 2021' }],
      education: 'B.S. in Biology, Lakeside University, 2018',
      skills: ['Knife skills', 'HACCP'],
      certifications: ['ServSafe Manager, 2022'],
    }),
  );
  const at = (path: string): string => resume.text.slice(resume.provenance[path]?.start, resume.provenance[path]?.end);
  expect(at('fullName')).toBe('Jane Doe');
  expect(at('email')).toBe('robin@example.com');
  expect(at('phone')).toBe('(512) 555-0142');
  expect(at('work.0.title')).toBe('Line Cook');
  expect(at('work.0.companyName')).toBe('Blue Grill LLC');
  expect(at('work.0.startDate')).toBe('Jan 2019 – Mar 2021');
  expect(at('education.0.school')).toBe('Lakeside University');
  expect(at('skills.1.asWritten')).toBe('HACCP');
  expect(at('certifications.0.name')).toBe('ServSafe Manager');
});

describe('time on adversarial text', () => {
  const size = 200_000;
  const numbered = (length: number, line: (index: number) => string): string =>
    Array.from({ length }, (_, index) => line(index)).join('\n');
  test.each([
    ['one line of letters', 'a'.repeat(size)],
    ['one line of spaces and letters', 'a '.repeat(size / 2)],
    ['digits', '1'.repeat(size)],
    ['digits with separators', '1-'.repeat(size / 2)],
    ['at signs', 'a@'.repeat(size / 2)],
    ['dots', 'a.'.repeat(size / 2)],
    ['e-mail like', 'a.b-c@'.repeat(size / 6)],
    ['brackets', '('.repeat(size)],
    ['commas', 'Java, '.repeat(size / 6)],
    ['dashes', ' – '.repeat(size / 3)],
    ['months', 'January '.repeat(size / 8)],
    ['years', '2019 - '.repeat(size / 7)],
    ['short lines of dates', '2019 - 2020\n'.repeat(size / 12)],
    ['lines of different dates', numbered(size / 20, (index) => `${1990 + (index % 30)} - 2020 n${index}`)],
    ['short lines of titles', 'Engineer at\n'.repeat(size / 12)],
    ['skills section', `SKILLS\n${'Java, SQL and (C++ | '.repeat(size / 21)}`],
    ['capitals', 'A B C D '.repeat(size / 8)],
  ])('%s', (_name, text) => {
    const started = process.cpuUsage();
    parseResume(documentFromText(text), { today });
    const { user, system } = process.cpuUsage(started);
    // Quadratic time on these texts would take minutes; other tests share the cores and their caches.
    expect((user + system) / 1000).toBeLessThan(2 * defaultLimits.maximumMilliseconds);
  });
});

test('does not read names of object properties as headings', () => {
  expect(headingOfPhrase('Bridge constructor')).toBeUndefined();
});
