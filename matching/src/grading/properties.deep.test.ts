import { expect, test } from '@jest/globals';
import type { ParsedResume } from '@portal/domain/resumes/parsed-resume';
import fc from 'fast-check';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { grade } from './grade';

const job = parseJob(
  `Registered Nurse
Requirements
- Active RN license, BLS; ACLS preferred
- Medication administration, wound care, IV therapy, Epic, patient education
- Associate degree in nursing, 2 years of experience
- Spanish is a plus`,
);

const tasks = [
  'Gave medications to 20 residents',
  'Kept charts up to date',
  'Taught patients about insulin',
  'Looked after drips',
  'Dressed wounds after surgery',
  'Worked nights and weekends',
];
const skills = ['Wound care', 'Epic', 'Communication', 'Vital signs', 'Microsoft Word', 'Triage', 'Driving'];
const certifications = ['RN license', 'BLS', 'ACLS', 'Forklift certification'];

/** Resumes with varying similarity to the job. */
const resumes = fc
  .record({
    title: fc.constantFrom('Registered Nurse', 'Staff Nurse', 'Licensed Practical Nurse', 'Barista', 'Shift Lead'),
    from: fc.integer({ min: 2005, max: 2024 }),
    tasks: fc.subarray(tasks, { minLength: 4 }),
    skills: fc.subarray(skills),
    certifications: fc.subarray(certifications),
  })
  .map(({ title, from, ...lists }) =>
    resumeOf(
      resumeText({
        work: [{ title, dates: `${String(from)} - Present`, tasks: lists.tasks }],
        education: 'Associate Degree in Nursing, City College, 2004',
        skills: lists.skills,
        certifications: lists.certifications,
      }),
    ),
  );

/** Category scores are rounded before they are summed. */
const rounding = 0.05;

const scoreOf = (resume: ParsedResume): number => grade({ job, resume, today }).weightedScore;

test("the order of a resume's lists does not change its grade", () => {
  fc.assert(
    fc.property(resumes, (resume) => {
      expect(grade({ job, resume, today })).toEqual(grade({ job, resume: structuredClone(resume), today }));
      const turned = {
        ...resume,
        skills: [...resume.skills].reverse(),
        certifications: [...resume.certifications].reverse(),
        languages: [...resume.languages].reverse(),
      };
      expect(scoreOf(turned)).toBeCloseTo(scoreOf(resume), 5);
    }),
    { numRuns: 60 },
  );
});

test('a required certificate or language never lowers a score', () => {
  fc.assert(
    fc.property(resumes, fc.constantFrom(...job.certifications), (resume, asked) => {
      const more = {
        ...resume,
        certifications: [
          ...resume.certifications,
          { name: asked.name, conceptId: asked.conceptId, kind: 'license' as const, issuer: '', date: '' },
        ],
        languages: [...resume.languages, { name: 'Spanish', code: 'es', level: 'fluent' as const }],
      };
      expect(scoreOf(more)).toBeGreaterThanOrEqual(scoreOf(resume));
    }),
    { numRuns: 60 },
  );
});

test('a required skill in the current position never lowers a score', () => {
  fc.assert(
    fc.property(resumes, fc.constantFrom(...job.skills), (resume, { asWritten }) => {
      const [current, ...earlier] = resume.work;
      if (!current) return;
      const stated = { ...current, description: `${current.description}\nDid ${asWritten} every day.` };
      expect(scoreOf({ ...resume, work: [stated, ...earlier] })).toBeGreaterThanOrEqual(scoreOf(resume) - rounding);
    }),
    { numRuns: 60 },
  );
});
