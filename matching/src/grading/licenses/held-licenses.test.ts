import { expect, test } from '@jest/globals';
import { parseJob } from '../../job/parse-job';
import { resumeOf, today } from '../../testing/resume-text';
import { grade } from '../grade';
import { holdingOf } from './holding';

const job = parseJob(
  'Electrician\nDuties\n- Install conduit and wire, read drawings\nRequirements\n- Journeyman electrician license required\n- 3 years',
);
const resumeWith = (lines: string, title = 'Electrician'): string =>
  `Robin Example\nrobin@example.com\n\nEXPERIENCE\n${title}, Volt LLC, 2018 – Present\n- Installs conduit and wire by drawings in new buildings\n\n${lines}`;
const scoreOf = (text: string): number => grade({ job, resume: resumeOf(text), today }).weightedScore;

test('a license stated as expired counts less than one not mentioned', () => {
  const silent = scoreOf(resumeWith('INTERESTS\nSailing'));
  const lapsed = scoreOf(resumeWith('INTERESTS\nSailing\nJourneyman electrician license lapsed in 2021, not renewed'));
  expect(lapsed).toBeLessThan(silent);
  expect(scoreOf(resumeWith('LICENSES\nJourneyman electrician license'))).toBeGreaterThan(silent);
});

test('a missing license shows the sentence that says so', () => {
  const text = resumeWith('INTERESTS\nJourneyman electrician license lapsed in 2021, not renewed');
  const licenses = grade({ job, resume: resumeOf(text), today }).categories.find(
    ({ category }) => category === 'certifications',
  );
  expect(licenses?.evidence[0]).toMatchObject({
    outcome: 'missing',
    credit: 0,
    found: expect.stringContaining('lapsed'),
  });
});

test('an unnamed license counts in part for people who do the work, and not for others', () => {
  const license = 'OTHER\nState trade card, renewed in March 2026';
  expect(scoreOf(resumeWith(license))).toBeGreaterThan(scoreOf(resumeWith('OTHER\nSailing')));
  expect(scoreOf(resumeWith(license, 'Barista').replace(/Installs.*/, 'Makes coffee'))).toBeCloseTo(
    scoreOf(resumeWith('OTHER\nSailing', 'Barista').replace(/Installs.*/, 'Makes coffee')),
    0,
  );
});

test.each([
  ['Gas Safe registration ended December 2021', 'Gas Safe', 'lacking'],
  ['NCCCO, expired 2022', 'NCCCO', 'lacking'],
  ['no CPC: failed twice', 'CPC', 'lacking'],
  ['CPA, exam booked for May', 'CPA', 'pending'],
  ['worked next to the CPA', 'CPA', 'pending'],
  ['CPA, active since 2019', 'CPA', 'held'],
  ['Customs Broker License No. 33871', 'Customs Broker License', 'held'],
  ['License no 4471, electrician', 'License', 'held'],
  ['AHPRA: registered without conditions', 'AHPRA', 'held'],
  ['state license: none yet', 'license', 'lacking'],
  ['HCPC: struck off in 2023', 'HCPC', 'lacking'],
  ['Funeral Director (license pending)', 'Funeral Director', 'pending'],
  ['Prepared files for our CPA', 'CPA', 'pending'],
  ['Reported to the CPA of the group', 'CPA', 'pending'],
  ['My wife holds a teaching certificate, two diplomas and the CPA', 'CPA', 'pending'],
  ['Hired two clerks and a CPA', 'CPA', 'pending'],
  ['I would love to hold a CPA', 'CPA', 'pending'],
  ['A CPA is a goal of mine', 'CPA', 'pending'],
  ['Filed renewals of the CPA', 'CPA', 'pending'],
  ['A CPA for staff', 'CPA', 'pending'],
  ['CPA exam: 1 of 4 parts', 'CPA', 'pending'],
  ['CPA exam: 4 of 4 parts', 'CPA', 'held'],
  ['Worked for our clients; CPA since 2019', 'CPA', 'held'],
  ['CPA of the State of Ohio', 'CPA', 'held'],
  ['My husband works as a CPA', 'CPA', 'pending'],
  ['My goal is a CPA', 'CPA', 'pending'],
  ['Goal-oriented accountant and CPA', 'CPA', 'held'],
  ['Audited banks as a licensed CPA', 'CPA', 'held'],
  ['Hired and led a team of nine as CPA', 'CPA', 'held'],
  ['Processed payroll for 400 people, CPA since 2019', 'CPA', 'held'],
  ['Know-how in tax and CPA', 'CPA', 'held'],
])('`%s`: %s is %s', (text, name, holding) => {
  const start = text.indexOf(name);
  expect(holdingOf(text, start, start + name.length)).toBe(holding);
});

const withLicense = (asked: string) =>
  parseJob(`Occupational Therapist\nRequirements\n- ${asked}\n- 2 years with adults at home`);
const licenseIn = (asked: string, lines: string): { credit: number; found: string } | undefined =>
  grade({
    job: withLicense(asked),
    resume: resumeOf(
      `Robin Example\nrobin@example.com\n\nEXPERIENCE\nOccupational Therapist, Elm Trust, 2018 – Present\n- Home visits\n\n${lines}`,
    ),
    today,
  }).categories.find(({ category }) => category === 'certifications')?.evidence[0];

test.each([
  ['Current HCPC registration', 'OTHER\nOn the Health and Care Professions register since 2015'],
  ['Registration with the Therapy Board (OTBA)', 'OTHER\nOTBA number on request, registered without conditions'],
  ['Registered as Professional Therapist (PrOT) with the SATC', 'OTHER\nPrOT since 2014'],
  [
    'Certification as an occupational therapist, by the state',
    'OTHER\nState certification, occupational therapist, 2019',
  ],
])('`%s` is found as `%s`', (asked, lines) => {
  expect(licenseIn(asked, lines)?.credit).toBeGreaterThanOrEqual(0.75);
  expect(licenseIn(asked, 'OTHER\nSailing')?.credit).toBe(0);
});

test('a heading that names a license is qualified by the text below it', () => {
  const job = withLicense('Current HCPC registration');
  const below = (text: string): number | undefined =>
    grade({
      job,
      resume: resumeOf(
        `Robin Example\nrobin@example.com\n\nHCPC registration\n${text}\n\nEXPERIENCE\nOccupational Therapist, Elm Trust, 2018 – Present\n- Home visits`,
      ),
      today,
    }).categories.find(({ category }) => category === 'certifications')?.evidence[0]?.credit;
  expect(below('In the register since 2015 as OT 10233')).toBeGreaterThan(0);
  expect(below('Struck off in 2023 by a panel of its committee')).toBe(0);
});

test("the job's description of a license matches an unnamed card", () => {
  const asked = 'State elevator license issued by the Office of the Fire Marshal';
  expect(licenseIn(asked, 'OTHER\nFire Marshal card for elevators, good until 2029')?.credit).toBe(0.75);
  expect(licenseIn(asked, 'OTHER\nCertified scuba instructor since 2012')?.credit).toBe(0);
});

test('one of several alternative licenses is enough', () => {
  const asked = 'CIA, ACCA or CPA';
  const audit = parseJob(`Internal Auditor\nRequirements\n- Qualified: ${asked}\n- 2 years`);
  const person = (lines: string) =>
    resumeOf(
      `Robin Example\n\nEXPERIENCE\nInternal Auditor, Elm Bank, 2018 – Present\n- Controls\n\nCERTIFICATIONS\n${lines}`,
    );
  const creditsOf = (lines: string): number[] =>
    grade({ job: audit, resume: person(lines), today })
      .categories.find(({ category }) => category === 'certifications')
      ?.evidence.map(({ credit }) => credit) ?? [];
  expect(creditsOf('ACCA')).toEqual([1, 1, 1]);
  expect(creditsOf('First aid')).toEqual([0, 0, 0]);
});

test('a license that the job calls insufficient is no requirement', () => {
  const { certifications } = withLicense('EASA Part-66 licence (a UK CAA licence alone does not suffice)');
  expect(certifications.map(({ name }) => name)).toEqual(['Aircraft Maintenance Licence']);
});

test('an unnamed license is found in part of a long sentence', () => {
  const long =
    'OTHER\nThree helpers were taught in my workshop since the spring of last year, state trade card good until 2029, and each of the vans passes';
  expect(scoreOf(resumeWith(long))).toBeGreaterThan(
    scoreOf(resumeWith('OTHER\nThree helpers were taught in my workshop')),
  );
});

test('a license not mentioned costs less than one stated as missing', () => {
  const silent = scoreOf(resumeWith('OTHER\nSailing'));
  const missing = scoreOf(resumeWith('OTHER\nNo journeyman electrician license yet'));
  expect(missing / silent).toBeLessThan(0.75);
});

test("a certificate is held under the abbreviation of the job's own text", () => {
  const insurance = parseJob('Insurance Clerk\nRequirements\n- CARM (Certified Hazardous Materials Manager) required');
  const clerk = (name: string): number =>
    grade({
      job: insurance,
      resume: resumeOf(
        `${name}\nrobin@example.com\n\nEXPERIENCE\nInsurance Clerk, Volt LLC, 2018 – Present\n- Writes policies`,
      ),
      today,
    }).weightedScore;
  expect(insurance.certifications).toMatchObject([{ name: 'Certified Hazardous Materials Manager' }]);
  expect(clerk('Robin Example, MSc\nWorked in the CARM department')).toBeLessThan(clerk('Robin Example, CARM'));
  expect(clerk('Robin Example, CARM')).toBeGreaterThan(clerk('Robin Example, MSc') * 1.2);
});

test.each([
  ['Class 1 HGV licence required', 'HGV Licence Class 1', 'HGV class 2', false],
  ['HGV class 2 licence required', 'HGV Licence Class 2', 'Class 1 licence (C+E)', true],
  ['SC clearance required', 'SC Clearance', 'DV cleared', true],
  ['DV clearance required', 'DV Clearance', 'SC cleared', false],
  ['NEBOSH certificate required', 'NEBOSH General Certificate', 'NEBOSH Diploma', true],
])('%s: of the steps of %s, %s is enough: %s', (line, name, held, isEnough) => {
  const asking = parseJob(`Yard Manager\nRequirements\n- ${line}`);
  const { categories } = grade({ job: asking, resume: resumeOf(resumeWith(`CERTIFICATIONS\n${held}`)), today });
  const evidence = categories.find(({ category }) => category === 'certifications')?.evidence;
  expect(asking.certifications).toMatchObject([{ name }]);
  expect((evidence?.[0]?.credit ?? 0) > 0.5).toBe(isEnough);
});

test('a number with a year in parentheses is no phone number, and its line keeps its licenses', () => {
  const crane = parseJob('Tower Crane Operator\nRequirements\n- White card');
  const scoreWith = (line: string): number =>
    grade({
      job: crane,
      resume: resumeOf(
        `Robin Example\nTower crane operator\nrobin@example.com\n\n${line}\n\n2018 – present: Volt LLC – Tower Crane Operator`,
      ),
      today,
    }).weightedScore;
  expect(scoreWith('White card. Trained on K300 & K280 (2025). Fit for heights.')).toBeGreaterThan(
    scoreWith('Trained on K300 & K280 (2025). Fit for heights.') * 1.2,
  );
});

test.each([
  'Naturalised citizen, admitted in 2009',
  'Green card valid until 2030',
  'Refugee status certificate, valid until 2029',
  'Guests admitted since 2019',
  'Painted class C stairs in 2019',
])('%s is no license of the trade', (line) => {
  expect(scoreOf(resumeWith(`OTHER\n${line}`))).toBeCloseTo(
    scoreOf(resumeWith('OTHER\nGuests came, stairs were wide')),
    0,
  );
});
