import { expect, test } from '@jest/globals';
import { documentFromText } from '../../document-from-text';
import { parseJob } from '../../job/parse-job';
import { parseResume } from '../../resume/parse-resume';
import { grade } from '../grade';
import { suggestMustHaves } from './suggest-must-haves';

const today = '2026-06-01';
const job = parseJob(`Registered Nurse

Duties
- Assess patients and administer medication
Requirements
- Active RN license
- BLS certification required, ACLS preferred
- At least 3 years of medical-surgical experience
- Fluent in Spanish
- Must be authorized to work in the United States`);

const nurse = (...lines: string[]) =>
  parseResume(
    documentFromText(
      [
        'Ann Lee\nann@example.com\n\nExperience',
        'Registered Nurse, Seton Hospital, 2018 - Present',
        '- Assess patients and administer medication',
        ...lines,
      ].join('\n'),
    ),
    { today },
  );
const outcomesOf = (resume: ReturnType<typeof nurse>, mustHaves?: { required: string[]; preferred: string[] }) =>
  Object.fromEntries(
    grade({ job, resume, today, mustHaves: mustHaves ?? null }).mustHaves.map(({ label, outcome }) => [label, outcome]),
  );
const all = nurse('', 'Licenses', 'Texas RN license', 'BLS', '', 'Languages', 'Spanish (fluent)');
const none = nurse();

test('what a job demands is separate from what it prefers', () => {
  expect(suggestMustHaves(job).map(({ kind, label, isRequired }) => [kind, label, isRequired])).toEqual([
    ['license', 'Registered Nurse License', true],
    ['certificate', 'Basic Life Support (BLS)', true],
    ['certificate', 'Advanced Cardiovascular Life Support (ACLS)', false],
    ['language', 'Spanish', true],
    ['experience', '3 years in this work', true],
    ['place', 'Authorized to work in the United States', true],
  ]);
});

test.each(['It would be nice if you knew Figma, Sketch and NN/g UX Certification', 'Ideally a PMP', 'CSM is a plus'])(
  'no must-have follows from: %s',
  (line) => {
    const asked = suggestMustHaves(parseJob(`Designer\n\nRequirements\n- Draw screens\n- ${line}`));
    expect(asked.filter(({ isRequired }) => isRequired)).toEqual([]);
  },
);

test('alternatives are one must-have, and one of them is enough', () => {
  const auditor = parseJob('Auditor\n\nRequirements\n- Must hold a CPA or CIA certification');
  const [mustHave, ...others] = suggestMustHaves(auditor);
  expect(others).toEqual([]);
  expect(mustHave?.label).toContain(' or ');
  const resume = parseResume(documentFromText('Bo Ray\n\nCertifications\nCIA'), { today });
  expect(grade({ job: auditor, resume, today }).mustHaves[0]?.outcome).toBe('met');
});

test('each must-have is met, not met or unclear, with its quote', () => {
  expect(outcomesOf(all)).toMatchObject({
    'Registered Nurse License': 'met',
    'Basic Life Support (BLS)': 'met',
    Spanish: 'met',
    '3 years in this work': 'met',
    'Authorized to work in the United States': 'unclear',
  });
  expect(outcomesOf(none)).toMatchObject({
    'Registered Nurse License': 'unclear',
    'Basic Life Support (BLS)': 'notMet',
    Spanish: 'notMet',
  });
  const [license] = grade({ job, resume: all, today }).mustHaves;
  expect(license?.sentence).toBe('Texas RN license');
  expect(all.text.slice(license?.span?.start, license?.span?.end)).toBe('Texas RN license');
});

test('a recruiter may add must-haves in other words and another language', () => {
  const mustHaves = { required: ['10 years', 'Deutsch', 'administer medication', 'forklift'], preferred: ['BLS'] };
  expect(outcomesOf(all, mustHaves)).toEqual({
    '10 years': 'unclear',
    Deutsch: 'notMet',
    'administer medication': 'met',
    forklift: 'notMet',
    BLS: 'met',
  });
});

test('a missing must-have lowers an otherwise equal candidate, a preferred one does not', () => {
  const scoreWith = (mustHaves: { required: string[]; preferred: string[] }): number =>
    grade({ job, resume: all, today, mustHaves }).weightedScore;
  const whole = scoreWith({ required: ['BLS'], preferred: [] });
  expect(scoreWith({ required: ['BLS', 'ACLS'], preferred: [] })).toBeLessThan(whole);
  expect(scoreWith({ required: ['BLS'], preferred: ['ACLS'] })).toBe(whole);
});

test('nothing is judged that cannot be: no requirement, no position', () => {
  const empty = grade({ job: parseJob(''), resume: all, today });
  expect(empty.categories.some(({ isAsked }) => isAsked)).toBe(false);
  const resume = parseResume(documentFromText('Ann Lee\nann@example.com'), { today });
  const years = grade({ job, resume, today }).mustHaves.find(({ kind }) => kind === 'experience');
  expect(years?.outcome).toBe('unclear');
});

test.each([
  ['in another script', '看護師免許'],
  ['in another language', 'Sachkunde für Hunde'],
  ['in the negative', 'No tattoos'],
])('a must-have %s is unclear, not missing', (_kind, label) => {
  expect(outcomesOf(all, { required: [label], preferred: [] })).toEqual({ [label]: 'unclear' });
});

test('must-haves that exclude each other are never both met', () => {
  const outcomes = outcomesOf(all, { required: ['RN license', 'No RN license'], preferred: [] });
  expect(outcomes).toEqual({ 'RN license': 'met', 'No RN license': 'unclear' });
});

test.each(['U.S. citizen', 'US Citizenship', 'Citizen of the United States'])('%s may work in the country', (line) => {
  expect(outcomesOf(nurse('', 'Additional', line))).toMatchObject({ 'Authorized to work in the United States': 'met' });
});

test('quotes are copied from the document', () => {
  const resume = nurse('', 'Licenses', 'Registered Nurse, Texas', 'BLS', '', 'Languages', 'Spanish (fluent)');
  const quotes = grade({ job, resume, today, mustHaves: null }).mustHaves.map(({ sentence }) => sentence);
  expect(quotes.filter((quote) => quote !== '' && !resume.text.includes(quote))).toEqual([]);
});

test('an EU citizen has no right to work in the United States', () => {
  expect(outcomesOf(nurse('', 'Additional', 'EU citizen'))).toMatchObject({
    'Authorized to work in the United States': 'unclear',
  });
});

test.each([
  ['Strong Python and SQL are a must', ['Python', 'SQL']],
  ['Python or Java is a must', ['Python or Java']],
  ['Experience with React', []],
])('skills that a job calls a must are must-haves: %s', (line, labels) => {
  const asked = suggestMustHaves(parseJob(`Software Engineer\n\nRequirements\n- Build services\n- ${line}`));
  expect(asked.map(({ label }) => label)).toEqual(labels);
});
