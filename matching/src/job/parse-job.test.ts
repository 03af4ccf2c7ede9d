import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsedJobSchema } from '@portal/domain/jobs/parsed-job';
import { parseJob } from './parse-job';

const posting = `Senior Backend Engineer (m/f/d)
Company: Brontiq Labs GmbH
Location: Denver, CO (Hybrid)
Salary: $120,000 - $150,000 per year

About us
We use Salesforce and are great.

Responsibilities
- Build services
- Mentor engineers

Required qualifications
- Bachelor's degree in Computer Science or related field
- 5+ years of experience
- 2+ years of management experience
- Java, Spring Boot and PostgreSQL
- Fluent English
- Zorblax

Nice to have
- Terraform
- AWS Certified Solutions Architect

Benefits
- Dental insurance

Contact: Kelsi Renner, kelsi@example.com, 916-555-0189`;

test('reads a posting with headings', () => {
  const job = parseJob(posting);
  expect(job).toMatchObject({
    title: 'Senior Backend Engineer',
    company: 'Brontiq Labs GmbH',
    degree: { type: 'bachelors', required: true, majors: ['Computer Science'] },
    experienceYears: { min: 5, max: null },
    managementYears: { min: 2, max: null },
    salary: { min: 120_000, max: 150_000, currency: 'USD', frequency: 'year' },
    remote: 'hybrid',
    address: { city: 'Denver', state: 'CO' },
    contact: { name: 'Kelsi Renner', email: 'kelsi@example.com', phone: '+19165550189' },
    benefits: ['Dental insurance'],
    languages: [{ name: 'English', required: true }],
    certifications: [{ conceptId: 'aws-certified-solutions-architect', required: false }],
    category: 'Information Technology',
  });
  const skills = new Map(job.skills.map((skill) => [skill.name, skill.required]));
  expect(skills.get('Java')).toBe(true);
  expect(skills.get('PostgreSQL')).toBe(true);
  expect(skills.get('Zorblax')).toBe(true);
  expect(skills.get('Terraform')).toBe(false);
  expect(skills.has('Salesforce')).toBe(false);
});

describe('titles', () => {
  test.each([
    ["We're hiring: Sales Representative\nCrestfall Labs · Remote", 'Sales Representative'],
    ['JOB: Accounting Supervisor\nCLIENT: Gridlynx Labs', 'Accounting Supervisor'],
    ['Bramble Credit Union is looking for a UX Designer in Sacramento, CA.', 'UX Designer'],
    ['Registered Nurse - ICU - Dallas, TX\nMercy Hospital', 'Registered Nurse'],
    ['Job Title: Director, Product Marketing\nApply now', 'Director, Product Marketing'],
    ['Plumber - Req 20-7731\nHull', 'Plumber'],
    ['Sous Chef, Cork City\nThe work', 'Sous Chef'],
    ['Live-in Housekeeper for two families\nLeeds', 'Live-in Housekeeper'],
    ['Plumber wanted, start Tuesday\nHull', 'Plumber'],
    ['Porter\nPosition: Full-time, permanent', 'Porter'],
    ['Porter\nContact the office manager, 01632 960 001', 'Porter'],
    ['We are looking for a Vat Minder for our dairy in Hull.', 'Vat Minder'],
  ])('%j', (text, title) => {
    expect(parseJob(text).title).toBe(title);
  });
});

describe('years', () => {
  test.each([
    ['3-5 years of experience', 3, 5],
    ['minimum of three years in nursing', 3, null],
    ['at least 2 years experience', 2, null],
    ['Up to 2 years of experience', null, 2],
    ['We have been in business for over 20 years', null, null],
  ])('%s', (text, min, max) => {
    expect(parseJob(`Cook\nRequirements\n- ${text}`).experienceYears).toEqual({ min, max });
  });
});

describe('pay', () => {
  test.each([
    ['$25.50 per hour', 25.5, null, 'USD', 'hour'],
    ['€55k - €65k p.a.', 55_000, 65_000, 'EUR', 'year'],
    ['£30,000 per annum', 30_000, null, 'GBP', 'year'],
    ['Salary 4.500 € pro Monat', 4500, null, 'EUR', 'month'],
    ['We raised $20 million', null, null, '', ''],
  ])('%s', (text, min, max, currency, frequency) => {
    expect(parseJob(`Cook\n${text}`).salary).toEqual({ min, max, currency, frequency });
  });
});

test('a first line of sentences begins with the title', () => {
  const text =
    'Registered Midwife, full-time or part-time — Truro. Penhallow Maternity is hiring Band 6 midwives.\n\nWe offer much.';
  expect(parseJob(text).title).toBe('Registered Midwife');
});

test('any text parses into a valid model', () => {
  const line = fc.oneof(
    fc.constantFrom('Requirements', '- Java', '5+ years', '$5 - $3', 'We are hiring a Cook in X'),
    fc.string({ unit: 'binary', maxLength: 60 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const job = parseJob(lines.join('\n'));
      expect(parsedJobSchema.isValidSync(job)).toBe(true);
      for (const { start, end } of Object.values(job.provenance)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(job.text.length);
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['a posting repeated', posting.repeat(Math.ceil(200_000 / posting.length)).slice(0, 200_000)],
  ['one line', 'experience with Java and '.repeat(8000)],
  ['digits', '5+ years '.repeat(22_000)],
  ['money', '$5,000 - '.repeat(22_000)],
  ['names', 'Aa Bb of the '.repeat(16_000)],
  ['lines of names', 'Aa Bb is a\n'.repeat(18_000)],
  ['lines of pay', 'Salary $5,000 -\n'.repeat(12_000)],
  ['offers', 'we offer a pension, '.repeat(10_000)],
  ['people to call', 'call Aa Bb '.repeat(18_000)],
  ['towns', 'based in Aa, '.repeat(15_000)],
  ['separators', ' - | , '.repeat(28_000)],
  ['days', '2 days a week '.repeat(14_000)],
])('four times the text costs little more than four times the time: %s', (_name, text) => {
  // The shorter of two runs: the first one compiles code, and other tests share the processor.
  const millisecondsOf = (part: string): number =>
    Math.min(
      ...[1, 2].map(() => {
        const started = process.cpuUsage();
        parseJob(part);
        const { user, system } = process.cpuUsage(started);
        return (user + system) / 1000;
      }),
    );
  // Quadratic growth would cost sixteen times as much.
  expect(millisecondsOf(text)).toBeLessThan(9 * millisecondsOf(text.slice(0, text.length / 4)) + 300);
});

test.each([
  ['Dental Hygienist\nMust be a licensed dental hygienist in Washington.', ['dental-hygienist-license']],
  ['Dental Receptionist\nYou help a licensed dental hygienist.', []],
  ['Cook\nMust be a licensed driver.', []],
])('the license of the profession is required when the job asks for a licensed person: %s', (text, expected) => {
  const ids = parseJob(text).certifications.map(({ conceptId }) => conceptId);
  expect(ids.filter((id) => id === 'dental-hygienist-license')).toEqual(expected);
});

test.each([
  ['You model your data in Python', 'Python'],
  ['Knowledge of federal law and of Westlaw', 'Westlaw'],
  ['Handling of personal information in Salesforce', 'Salesforce'],
])('legal words do not remove a requirement: %s', (line, skill) => {
  const { skills } = parseJob(`Analyst\n\nRequirements\n- ${line}`);
  expect(skills.map(({ asWritten }) => asWritten).join(', ')).toContain(skill);
});

test('skills come from requirements, not from pay, terms, addresses, the employer and other words', () => {
  const job = parseJob(
    `Payroll Specialist
Juniper Health Network, Leeds
We offer health insurance, a pension and a bonus and flexible hours. Salary 52k CAD.
Write to hiring@juniper.example. Closing 4 January. Background check.

What you do
- Run the payroll of 900 people in ADP Workforce Now and reconcile the general ledger

Requirements
- Three years of payroll experience and advanced Excel
Bonus: SQL`,
  );
  expect(job.skills.map(({ asWritten, required }) => [asWritten, required])).toEqual([
    ['payroll', true],
    ['ADP Workforce Now', false],
    ['general ledger', false],
    ['advanced Excel', true],
    ['SQL', false],
  ]);
});

test.each([
  [
    'From: Ann Lee, Plant Director\nSubject: a new colleague\n\nThere is an opening for a Maintenance Technician in our hall.',
    'Maintenance Technician',
  ],
  ['Pastry Chef wanted - Bergen', 'Pastry Chef'],
  ['Director, Center for the Arts', 'Director, Center for the Arts'],
  ['Dairy Lab Technician. Meadow Testing, Cork. Two shifts.\nPlates, counts, swabs.', 'Dairy Lab Technician'],
  ["Boiler Service Technician\nYou work alone.\nWe don't need a supervisor or a buyer.", 'Boiler Service Technician'],
  ['ROOFERS x 2 - FLAT ROOFS', 'ROOFERS'],
  ['ROOFERS × 2', 'ROOFERS'],
  ['Account Manager (2-5 yrs) | Zurich', 'Account Manager'],
  ['Teacher (Day Nursery)', 'Teacher (Day Nursery)'],
])('%j seeks a %s', (text, title) => {
  expect(parseJob(text).title).toBe(title);
});

test('nice-to-haves are preferred, and what is not needed is no requirement', () => {
  const { certifications } = parseJob(
    'IT Technician\n\nRequirements\n- CompTIA Server+ or Linux+ nice.\n- A PMP certification is not needed.\n- CISSP certification\n\nWOULD BE USEFUL\n- ITIL Foundation',
  );
  expect(certifications.map(({ name, required }) => `${name} ${String(required)}`)).toEqual([
    'CompTIA Server+ false',
    'CompTIA Linux+ false',
    'CISSP true',
    'ITIL Foundation false',
  ]);
});

test.each([
  ['CDL Class A required, no experience necessary', ["Commercial Driver's License Class A"], []],
  ['RN license required, ICU experience not required', ['Registered Nurse License'], []],
  ['SQL required, Python not required', [], ['SQL']],
])('%s: the part that is not needed removes nothing else', (line, certificates, skills) => {
  const job = parseJob(`Specialist\n\nRequirements\n- ${line}`);
  expect(job.certifications.map(({ name }) => name)).toEqual(certificates);
  expect(job.skills.map(({ name }) => name)).toEqual(skills);
});
