import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsedResumeSchema } from '@portal/domain/resumes/parsed-resume';
import { documentFromText } from '../document-from-text';
import { defaultLimits } from '../documents/limits';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { headingOfPhrase } from './sections/section-headings';
import { parseResume } from './parse-resume';

describe('work', () => {
  test.each([
    ['title first, one line', 'Line Cook | Blue Grill LLC | Austin, TX | Jan 2019 – Mar 2021'],
    ['title, employer and place with commas', 'Line Cook, Blue Grill LLC, Austin, TX (Jan 2019 – Mar 2021)'],
    ['employer above the title', 'Blue Grill LLC, Austin, TX\nLine Cook, Jan 2019 – Mar 2021'],
    ['title above the employer', 'Line Cook    Jan 2019 – Mar 2021\nBlue Grill LLC, Austin, TX'],
    ['dates first', 'Jan 2019 – Mar 2021\nLine Cook\nBlue Grill LLC'],
    ['dates last', 'Line Cook\nBlue Grill LLC\nJan 2019 – Mar 2021'],
    ['at', 'Line Cook at Blue Grill LLC — 01/2019 to 03/2021'],
    ['labels', 'Position: Line Cook\nCompany: Blue Grill LLC\nDates: 01/2019 - 03/2021'],
  ])('%s', (_name, head) => {
    const [work] = resumeOf(
      `Jane Doe\n\nWORK EXPERIENCE\n${head}\n• Cooked on the grill\n• Kept the station clean`,
    ).work;
    expect(work).toMatchObject({
      title: 'Line Cook',
      companyName: 'Blue Grill LLC',
      startDate: '2019-01',
      endDate: '2021-03',
    });
  });

  test('several titles under one employer', () => {
    const { work } = resumeOf(
      'Jane Doe\n\nEXPERIENCE\nAcme Industries Inc.   2015 - Present\nPlant Manager   2019 - Present\n• Ran the plant\nShift Supervisor   2015 - 2019\n• Ran a shift',
    );
    expect(work.map(({ title, companyName }) => [title, companyName])).toEqual([
      ['Plant Manager', 'Acme Industries Inc.'],
      ['Shift Supervisor', 'Acme Industries Inc.'],
    ]);
  });

  test('a department behind a title is part of the title', () => {
    const [work] = resumeOf(
      'Jane Doe\n\nEXPERIENCE\nRegistered Nurse, Intensive Care, Hartswell Memorial Hospital (10/2007-05/2012)',
    ).work;
    expect(work).toMatchObject({
      title: 'Registered Nurse, Intensive Care',
      companyName: 'Hartswell Memorial Hospital',
    });
  });

  test('months count overlaps once, and management apart', () => {
    const { experience } = resumeOf(
      resumeText({
        work: [
          { title: 'Store Manager', dates: '01/2020 - 12/2021' },
          { title: 'Cashier', dates: '07/2019 - 06/2020' },
        ],
      }),
    );
    expect(experience).toMatchObject({ months: 30, managementMonths: 24, managementLevel: 'mid' });
  });
});

describe('education', () => {
  test.each([
    [
      'B.S. in Computer Science, Oregon State University, 2012 - 2016',
      'Oregon State University',
      'B.S. in Computer Science',
      'bachelors',
    ],
    [
      'Master of Business Administration | University of Leeds | 2015',
      'University of Leeds',
      'Master of Business Administration',
      'masters',
    ],
    ['Ph.D. in Chemistry from Lakeside University', 'Lakeside University', 'Ph.D. in Chemistry', 'doctorate'],
    [
      'Westport High School, High School Diploma, 2010',
      'Westport High School',
      'High School Diploma',
      'highSchoolOrEquivalent',
    ],
    [
      'Associate of Applied Science (Welding) – Gulf Coast Technical College',
      'Gulf Coast Technical College',
      'Associate of Applied Science (Welding)',
      'associates',
    ],
    [
      'Diplom Maschinenbau, Technische Universität Dresden, 2009',
      'Technische Universität Dresden',
      'Diplom Maschinenbau',
      'masters',
    ],
    [
      'BSc (Hons) (Economics), University of Ardmore, Limerick',
      'University of Ardmore',
      'BSc (Hons) (Economics)',
      'bachelors',
    ],
  ])('%s', (line, school, degree, degreeType) => {
    expect(resumeOf(`Jane Doe\n\nEDUCATION\n${line}`).education).toMatchObject([{ school, degree, degreeType }]);
  });

  test('two schools on alternate lines are two entries', () => {
    const { education } = resumeOf(
      'Jane Doe\n\nEDUCATION\nUniversity of Leeds\nMSc Data Science, 2018\nGPA: 3.8\nKing College\nBSc Statistics, 2016',
    );
    expect(education).toMatchObject([
      { school: 'University of Leeds', degreeType: 'masters', endDate: '2018', gpa: '3.8' },
      { school: 'King College', degreeType: 'bachelors', endDate: '2016' },
    ]);
  });
});

describe('skills', () => {
  const listOf = (text: string): string[] =>
    resumeOf(
      `Jane Doe\n\nEXPERIENCE\nCook | Grill LLC | 2019 - 2021\n• Used Excel and SAP daily\n\nSKILLS\n${text}`,
    ).skills.map((skill) => skill.asWritten);

  test.each([
    ['Java, Python, C++', ['Java', 'Python', 'C++']],
    ['Languages: Java, SQL\nTools: Git, AWS (EC2, S3)', ['Java', 'SQL', 'Git', 'AWS (EC2, S3)']],
    ['• Wound care\n• IV therapy\n• Wound care', ['Wound care', 'IV therapy']],
    ['Java (Expert) | SQL – Advanced | Excel 90%', ['Java', 'SQL', 'Excel']],
    ['Knife skills; Menu planning; Sous vide', ['Knife skills', 'Menu planning', 'Sous vide']],
    ['CI/CD, R&D, Accounts Payable/Receivable', ['CI/CD', 'R&D', 'Accounts Payable/Receivable']],
    ['Quantum basket weaving, Zorbing', ['Quantum basket weaving', 'Zorbing']],
  ])('%j is the list as written, nothing more', (text, expected) => {
    expect(listOf(text)).toEqual(expected);
  });

  test('each has its concept, its months and its last use', () => {
    const { skills } = resumeOf(
      resumeText({
        work: [{ title: 'Developer', dates: '01/2020 - 12/2021', tasks: ['Wrote JavaScript'] }],
        skills: ['JS', 'Postgres'],
      }),
    );
    expect(skills).toMatchObject([
      {
        asWritten: 'JS',
        name: 'JavaScript',
        conceptId: 'javascript',
        monthsUsed: 24,
        lastUsed: '2021-12',
        foundIn: ['skills', 'work'],
      },
      { asWritten: 'Postgres', name: 'PostgreSQL', monthsUsed: 0, lastUsed: '' },
    ]);
  });

  test('without a list they come from the text', () => {
    const { skills } = resumeOf(
      resumeText({
        work: [{ title: 'Cook', dates: '2020 - Present', tasks: ['Kept HACCP records and planned menus'] }],
      }),
    );
    expect(skills.map((skill) => skill.conceptId)).toContain('haccp');
  });
});

describe('certifications', () => {
  test.each([
    ['Registered Nurse (RN) License, State Board of Nursing', 'Registered Nurse (RN) License', 'license'],
    [
      'AWS Certified Solutions Architect – Associate, Amazon Web Services, 2022',
      'AWS Certified Solutions Architect – Associate',
      'certification',
    ],
    ['OSHA 30-Hour Construction – OSHA', 'OSHA 30-Hour Construction', 'certification'],
    ['Certified SolidWorks Professional (CSWP) (2021)', 'Certified SolidWorks Professional (CSWP)', 'certification'],
    ['Notary Public', 'Notary Public', 'license'],
    ['BLS, American Heart Association, expires 05/2027', 'BLS', 'certification'],
    ['2019     Commercial Driver License Class A     Ohio BMV', 'Commercial Driver License Class A', 'license'],
  ])('%s', (line, name, kind) => {
    expect(resumeOf(`Jane Doe\n\nCERTIFICATIONS\n• ${line}`).certifications).toMatchObject([{ name, kind }]);
  });

  test('where references are to be had is none', () => {
    const text = 'Jane Doe\n\nCERTIFICATIONS\n• BLS\nReferences available upon request.';
    expect(resumeOf(text).certifications.map(({ name }) => name)).toEqual(['BLS']);
  });
});

test('languages have codes and levels', () => {
  const { languages } = resumeOf('Jane Doe\n\nLANGUAGES\nSpanish (Native), English - fluent, German B1');
  expect(languages).toEqual([
    { name: 'Spanish', code: 'es', level: 'native' },
    { name: 'English', code: 'en', level: 'fluent' },
    { name: 'German', code: 'de', level: 'intermediate' },
  ]);
});

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
  test('parses into a valid model whose provenance lies inside the text', () => {
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

  test('parses alike twice', () => {
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
    // Quadratic time on these texts would take minutes.
    expect((user + system) / 1000).toBeLessThan(defaultLimits.maximumMilliseconds);
  });
});

test('words that name a property of every object are no heading by that', () => {
  expect(headingOfPhrase('Bridge constructor')).toBeUndefined();
});
