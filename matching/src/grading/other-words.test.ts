import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { askedPhrases } from './asked-phrases';
import { grade } from './grade';

interface Person {
  title: string;
  tasks: readonly string[];
  certifications?: readonly string[];
  education?: string;
}

function scoreOf(jobText: string, { title, tasks, certifications = [], education = '' }: Person): number {
  const work = [{ title, company: 'Harbor Group', dates: '03/2020 - Present', tasks: [...tasks] }];
  const resume = resumeOf(resumeText({ work, certifications: [...certifications], education }));
  return grade({ job: parseJob(jobText, { today }), resume, today }).weightedScore;
}

const plain = ['Worked with the team on daily tasks', 'Kept the place in order'];

test.each([
  ['Escalator Installer', 'Lift Technician', 'Boiler Operator'],
  ['Arborist', 'Tree Surgeon', 'Baker'],
  ['Embalmer', 'Funeral Attendant', 'Payroll Clerk'],
  ['Exploration Geologist', 'Mine Geologist', 'Tour Guide'],
])('for a %s, a %s stands above a %s, who tells the same', (asked, near, far) => {
  const job = `${asked}\nRequirements\n- 2 years of experience`;
  expect(scoreOf(job, { title: near, tasks: plain })).toBeGreaterThan(scoreOf(job, { title: far, tasks: plain }) * 2);
});

test('a title that nobody listed counts for more than one of another profession', () => {
  const job = 'Data Analyst\nRequirements\n- SQL, Tableau, Excel\n- 2 years of experience';
  const unlisted = scoreOf(job, { title: 'Insights Generalist', tasks: plain });
  expect(unlisted).toBeGreaterThan(scoreOf(job, { title: 'Barista', tasks: plain }));
  expect(unlisted).toBeLessThan(scoreOf(job, { title: 'Data Analyst', tasks: plain }));
});

test('what a description asks in its own words is found in others of the same meaning', () => {
  const text = 'Museum Curator\nDuties\n- Install exhibitions, write labels for paintings\nRequirements\n- 2 years';
  const phrases = askedPhrases(parseJob(text, { today })).map((phrase) => phrase.text.toLowerCase());
  expect(phrases).toContain('install exhibitions');
  const told = scoreOf(text, { title: 'Museum Associate', tasks: ['Mounted exhibits of artwork in four galleries'] });
  const other = scoreOf(text, { title: 'Museum Associate', tasks: ['Sold tickets and answered the telephone daily'] });
  expect(told).toBeGreaterThan(other);
});

test('what is told of the employer is no phrase that is asked', () => {
  const text =
    'Cook\nDuties\n- Fillet fish\nAbout us\n- Our owners love sailing boats\nBenefits\n- Free parking, dental plan';
  expect(askedPhrases(parseJob(text, { today })).map((phrase) => phrase.text)).toEqual(['Fillet fish']);
});

const licensed = `Physiotherapist
Requirements
- Current AHPRA registration
- 3 years of experience`;

test('a licence by a name that no list knows is asked, and found under its short form', () => {
  expect(parseJob(licensed, { today }).certifications).toMatchObject([
    { name: 'AHPRA registration', conceptId: '', required: true },
  ]);
  const person = { title: 'Physiotherapist', tasks: plain };
  const without = scoreOf(licensed, person);
  expect(scoreOf(licensed, { ...person, certifications: ['Registered with AHPRA'] })).toBeGreaterThan(without * 1.2);
  expect(scoreOf(licensed, { ...person, certifications: ['AHPRA registration expired'] })).toBeLessThanOrEqual(without);
});

test('a body is known by its initials', () => {
  const job = 'Social Worker\nRequirements\n- Registered with Social Work England\n- 2 years of experience';
  const person = { title: 'Social Worker', tasks: plain };
  expect(scoreOf(job, { ...person, certifications: ['Registered social worker (SWE)'] })).toBeGreaterThan(
    scoreOf(job, person),
  );
});

test.each(['Basic Life Support', 'Advanced Cardiovascular Life Support, Basic Life Support', 'R.N.'])(
  '%s is held, however it is spelled',
  (name) => {
    const asked = name === 'R.N.' ? 'RN license' : 'BLS';
    const job = `Registered Nurse\nRequirements\n- ${asked} required\n- 2 years of experience`;
    const person = { title: 'Ward Nurse', tasks: plain };
    expect(scoreOf(job, { ...person, certifications: [name] })).toBeGreaterThan(scoreOf(job, person));
  },
);

test('a class that is booked is no certificate', () => {
  const job = 'Registered Nurse\nRequirements\n- ACLS required\n- 2 years of experience';
  const person = { title: 'Ward Nurse', tasks: plain };
  expect(scoreOf(job, { ...person, certifications: ['ACLS class booked for autumn'] })).toBeCloseTo(
    scoreOf(job, person),
    0,
  );
});

test('who tells the work in running text stands above a wall of words', () => {
  const job = parseJob('Clinical Pharmacist\nRequirements\n- Sterile compounding, chemotherapy\n- 3 years', { today });
  const ofText = (text: string): number => {
    const resume = { ...resumeOf(resumeText({ work: [] })), work: [], skills: [], text };
    return grade({ job, resume, today }).weightedScore;
  };
  const told = ofText(
    'Ann Lee\nClinical pharmacist since 2017 at Mercy Tower: checks chemotherapy doses and sterile compounding. Teaches students.',
  );
  const wall = ofText(
    'Ann Lee\nClinical pharmacist, chemotherapy, sterile compounding, oncology, dosing, counseling, infusion, safety, audits',
  );
  expect(told).toBeGreaterThan(20);
  expect(wall).toBeLessThan(told / 2);
});
