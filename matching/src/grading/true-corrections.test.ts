import { expect, test } from '@jest/globals';
import { applyCorrections } from '@portal/domain/corrections/apply-corrections';
import { keysOfEntries } from '@portal/domain/corrections/entry-keys';
import { noCorrections, type ResumeCorrections } from '@portal/domain/corrections/resume-corrections';
import type { ParsedResume, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import fc from 'fast-check';
import { parseJob } from '../job/parse-job';
import { deriveValues } from '../resume/derive-values';
import { resumeOf, today } from '../testing/resume-text';
import { grade } from './grade';

const job = parseJob(
  `Payroll Specialist
Requirements
- 3 years of payroll experience
- Payroll processing, garnishments, Excel, year-end reporting`,
);

const employers = ['Harbor Lights Dental Group', 'Northfield Foods', 'Oak Street Logistics', 'Bellweather Hotels'];
const titles = ['Payroll Specialist', 'Payroll Clerk', 'Accounts Payable Clerk', 'Receptionist'];
const tasks = [
  'Processed payroll for 300 employees every two weeks.',
  'Handled garnishments and year-end reporting.',
  'Paid invoices of suppliers in Excel.',
  'Answered phones and booked rooms.',
];

/** Resumes with positions in a section, and one that only a sentence states. */
const resumes = fc
  .record({
    positions: fc.array(
      fc.record({
        title: fc.constantFrom(...titles),
        employer: fc.constantFrom(...employers),
        task: fc.constantFrom(...tasks),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    hasSentence: fc.boolean(),
  })
  .map(({ positions, hasSentence }) =>
    resumeOf(
      [
        'Robin Example',
        'robin@example.com',
        '',
        ...(hasSentence
          ? ['From 2008 to 2013 I was a payroll specialist at Sundell Paper and processed payroll.', '']
          : []),
        'EXPERIENCE',
        ...positions.flatMap(({ title, employer, task }, at) => [
          `${title}, ${employer}, ${String(2022 - 3 * at)} - ${String(2025 - 3 * at)}`,
          `- ${task}`,
        ]),
      ].join('\n'),
    ),
  )
  .filter(({ work }) => work.length > 0);

const derived = (resume: ParsedResume): ParsedResume =>
  deriveValues(resume, { today, hasGivenTitle: false, written: [] });

type Field = 'companyName' | 'title';

/** The resume after a user set a field of its first position, from a parse in which the field was wrong. */
function corrected(resume: ParsedResume, field: Field, wrong: string): { before: ParsedResume; after: ParsedResume } {
  const [first, ...others] = resume.work as [ParsedWork, ...ParsedWork[]];
  const before = { ...resume, work: [{ ...first, [field]: wrong }, ...others] };
  const [key = ''] = keysOfEntries('work', before.work);
  const stamp = { by: 'user', byName: 'Robin', at: 1 };
  const values = { [field]: { ...stamp, value: first[field] } };
  const entries = { [key]: { ...stamp, original: null, isRemoved: false, values } };
  const corrections: ResumeCorrections = { ...noCorrections, lists: { work: { entries, order: [] } } };
  return { before, after: derived(applyCorrections(before, corrections).parsed) };
}

const scoreOf = (resume: ParsedResume): number => grade({ job, resume, today }).weightedScore;

test('correcting a wrong employer never lowers the score', () => {
  fc.assert(
    fc.property(resumes, (resume) => {
      const { before, after } = corrected(resume, 'companyName', 'References on request');
      expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before) - 0.05);
    }),
    { numRuns: 60 },
  );
});

test("correcting a wrong title to the job's own never lowers the score", () => {
  fc.assert(
    fc.property(
      resumes.filter(({ work }) => work[0]?.title === 'Payroll Specialist'),
      (resume) => {
        const { before, after } = corrected(resume, 'title', 'References on request');
        expect(scoreOf(after)).toBeGreaterThanOrEqual(scoreOf(before) - 0.05);
      },
    ),
    { numRuns: 40 },
  );
});
