import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText } from '../testing/resume-text';
import { indexTermsOfResume, maxQueryTerms, maxResumeTerms, queryTermsOfJob } from './index-terms';

const parsed = parseJob(
  'Senior Backend Engineer\nRequirements\n- PostgreSQL\n- Java\n- Communication\n- AWS Certified Solutions Architect required',
);
const unknown = { name: 'Zorbcraft', conceptId: '', asWritten: 'Zorbcraft', required: true };
const job = { ...parsed, skills: [...parsed.skills, unknown] };
const termsOf = (parts: Parameters<typeof resumeText>[0]): string[] => indexTermsOfResume(resumeOf(resumeText(parts)));
const shared = (terms: readonly string[]): string[] =>
  queryTermsOfJob(job).flatMap(({ term }) => (terms.includes(term) ? [term] : []));

test("a job's terms are its profession first, then skills, their parents, certificates and unknown words", () => {
  const terms = queryTermsOfJob(job).map(({ term }) => term);
  expect(terms[0]).toBe('title:backend-developer');
  expect(terms).toEqual(expect.arrayContaining(['skill:postgresql', 'skill:sql', 'title:software-developer']));
  expect(terms).toEqual(expect.arrayContaining(['certificate:aws-certified-solutions-architect', 'phrase:zorbcraft']));
  expect(terms).not.toContain('skill:communication');
});

test.each([
  ['a synonym of the title', { work: [{ title: 'Server Side Developer', dates: '2019 - Present' }] }],
  ['a related profession', { work: [{ title: 'Full Stack Developer', dates: '2019 - Present' }] }],
  ['a skill told in a position', { work: [{ title: 'Clerk', dates: '2019 - Present', tasks: ['Tuned Postgres'] }] }],
  ['a sibling of an asked skill', { work: [], skills: ['MySQL'] }],
  ['a skill that only the job names', { work: [], skills: ['Zorbcraft'] }],
])('finds a resume by %s', (_by, parts) => {
  expect(shared(termsOf(parts)).length).toBeGreaterThan(0);
});

test('an unrelated resume shares no term', () => {
  expect(
    shared(termsOf({ work: [{ title: 'Pastry Chef', dates: '2019 - Present', tasks: ['Baked bread'] }] })),
  ).toEqual([]);
});

test('title words replace unlisted professions', () => {
  const odd = parseJob('Zeppelin Wrangler\nRequirements\n- Fearless of heights');
  expect(queryTermsOfJob(odd).map(({ term }) => term)).toContain('word:zeppelin');
  expect(termsOf({ work: [{ title: 'Zeppelin Helper', dates: '2019 - Present' }] })).toContain('word:zeppelin');
});

test('terms are bounded, distinct and deterministic', () => {
  const skill = fc.constantFrom('Java', 'Postgres', 'Nursing', 'Excel', 'Welding', 'x'.repeat(500), '§', 'Go', 'MRI');
  const word = fc.oneof(skill, fc.string({ maxLength: 20 }));
  fc.assert(
    fc.property(fc.array(word, { maxLength: 400 }), fc.integer({ min: 0, max: 40 }), (skills, max) => {
      const base = resumeOf(resumeText({ work: [{ title: 'Nurse', dates: '2019 - Present' }] }));
      const resume = {
        ...base,
        skills: skills.map((name) => ({
          name,
          asWritten: name,
          conceptId: '',
          foundIn: [],
          monthsUsed: 0,
          lastUsed: '',
        })),
      };
      const terms = indexTermsOfResume(resume);
      expect(terms.length).toBeLessThanOrEqual(maxResumeTerms);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms.every((term) => term.length <= 80)).toBe(true);
      expect(indexTermsOfResume(resume)).toEqual(terms);
      const query = queryTermsOfJob({ ...job, skills: resume.skills.map((one) => ({ ...one, required: true })) }, max);
      expect(query.length).toBeLessThanOrEqual(Math.min(max, maxQueryTerms));
      expect(query.every(({ weight }) => weight > 0 && weight <= 1)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('name, address and contact data are no terms', () => {
  const base = resumeOf(resumeText({ work: [{ title: 'Nurse', dates: '2019 - Present' }] }));
  const other = {
    ...base,
    fullName: 'Java Nurse',
    email: 'java@example.com',
    address: { ...base.address, city: 'SQL' },
  };
  expect(indexTermsOfResume(other)).toEqual(indexTermsOfResume(base));
});

test('a name repeated in sentences is no term, even when it is also a word', () => {
  const termsOfText = (name: string): string[] =>
    indexTermsOfResume(
      resumeOf(
        [
          name,
          'robin@example.com',
          'SUMMARY',
          `${name} gives medication and dresses wounds.`,
          'EXPERIENCE',
          'Care Assistant, Rose House, 2015 – 2019',
          `- ${name} washed, fed and lifted residents`,
        ].join('\n'),
      ),
    );
  const expected = termsOfText('Robin Example');
  expect(expected).toContain('title:nursing-assistant');
  for (const name of ['Ruby Baker', 'Java Cook', 'Dean Welder', 'Perl Judge'])
    expect([name, termsOfText(name)]).toEqual([name, expected]);
});
