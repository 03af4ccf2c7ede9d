import { expect, test } from '@jest/globals';
import { parseJob } from '../parse-job';

/** What a reader finds in an advertisement; employers and styles vary. */
interface Expected {
  title: string;
  company?: string;
  city?: string;
  state?: string;
  remote?: string;
  min?: number | null;
  max?: number | null;
  managementMin?: number;
  salary?: [number | null, number | null, string, string];
  degree?: string;
  skills?: readonly string[];
  email?: string;
}

const jobs: readonly [name: string, text: string, expected: Expected][] = [
  [
    'hospital with requisition data',
    `Req ID: 88213
Position: Registered Nurse - Emergency Department
Facility: Saint Brendan Medical Center
Location: Tulsa, OK
Shift: Nights 7p-7a, 36 hours
Pay range: $34.10 - $51.75 per hour

Minimum qualifications
• Graduate of an accredited nursing program; BSN preferred
• Current Oklahoma RN license
• BLS and ACLS
• At least 1 year of acute care experience`,
    {
      title: 'Registered Nurse - Emergency Department',
      company: 'Saint Brendan Medical Center',
      city: 'Tulsa',
      state: 'OK',
      min: 1,
      salary: [34.1, 51.75, 'USD', 'hour'],
    },
  ],
  [
    'startup in lower case',
    `backend engineer (go) @ ferrous — remote, EU time zones

hi! we make deployment tooling. you will own our scheduler.

you have
- 4+ years with go in production
- postgres, kubernetes, grpc

nice to have
- rust

€85k–€105k + equity. write to jobs@ferrous.example`,
    {
      title: 'backend engineer',
      remote: 'remote',
      min: 4,
      salary: [85_000, 105_000, 'EUR', 'year'],
      skills: ['PostgreSQL', 'Kubernetes'],
      email: 'jobs@ferrous.example',
    },
  ],
  [
    'restaurant, two sentences',
    `Line cook wanted for a busy bistro in Portland, OR. Two years on the grill, food handler card, evenings and weekends. $21/hr plus tips. Call Renata on (503) 227-4418.`,
    { title: 'Line cook', city: 'Portland', state: 'OR', min: 2, salary: [21, null, 'USD', 'hour'] },
  ],
  [
    'public authority in Britain',
    `Job title: Senior Planning Officer
Employer: Thornbury District Council
Salary: £38,223 to £42,403 per annum
Location: Thornbury, hybrid working
Contract: Permanent, 37 hours

Essential
Degree in town planning or equivalent
Three years' post-qualification experience
Desirable
Chartered membership of the RTPI`,
    {
      title: 'Senior Planning Officer',
      company: 'Thornbury District Council',
      remote: 'hybrid',
      min: 3,
      salary: [38_223, 42_403, 'GBP', 'year'],
      degree: 'bachelors',
    },
  ],
  [
    'consultancy with a story',
    `About Kestrel Advisory
Kestrel Advisory helps utilities modernise. We are looking for a Project Manager to lead substation programs in Denver, CO.

What we ask
5-8 years managing capital projects, including 2 years of supervisory experience
Bachelor's degree in Civil or Electrical Engineering
PMP certification
Primavera P6, MS Project

What we offer
Salary between $105,000 and $130,000
401(k) with match`,
    {
      title: 'Project Manager',
      company: 'Kestrel Advisory',
      city: 'Denver',
      state: 'CO',
      min: 5,
      max: 8,
      managementMin: 2,
      salary: [105_000, 130_000, 'USD', 'year'],
      degree: 'bachelors',
      skills: ['Primavera P6'],
    },
  ],
  [
    'German mid-size firm',
    `Die Hellmann Werkzeugbau GmbH sucht zum nächstmöglichen Zeitpunkt eine/n

Bilanzbuchhalter (m/w/d)

Standort: 58507 Lüdenscheid

Ihr Profil
- Mindestens 3 Jahre Berufserfahrung
- DATEV, MS Excel
Gehalt: 52.000 - 60.000 EUR pro Jahr`,
    { title: 'Bilanzbuchhalter', city: 'Lüdenscheid', min: 3, salary: [52_000, 60_000, 'EUR', 'year'] },
  ],
  [
    'trucking company in capitals',
    `CDL-A REGIONAL DRIVERS NEEDED!!!
HOME EVERY WEEKEND
BUCKEYE FREIGHT LINES - TOLEDO, OHIO
$1,650 WEEKLY GUARANTEED
6 MONTHS EXPERIENCE, CLEAN MVR
APPLY: (419) 555-0133`,
    { title: 'REGIONAL DRIVER', city: 'Toledo', salary: [1650, null, 'USD', 'week'] },
  ],
  [
    'law firm',
    `ASSOCIATE ATTORNEY – COMMERCIAL LITIGATION

Pruitt & Sandoval LLP is seeking an associate with three to five years of litigation experience for its Phoenix, Arizona office. J.D. and admission to the Arizona bar required. Competitive salary of $140,000 - $165,000 DOE.`,
    {
      title: 'ASSOCIATE ATTORNEY – COMMERCIAL LITIGATION',
      company: 'Pruitt & Sandoval LLP',
      city: 'Phoenix',
      min: 3,
      max: 5,
      salary: [140_000, 165_000, 'USD', 'year'],
      degree: 'professional',
    },
  ],
];

test.each(jobs)('%s', (_name, text, expected) => {
  const job = parseJob(text);
  const normal = (value: string): string => value.toLowerCase().replace(/\s*[–-]\s*/g, ' - ');
  expect(normal(job.title)).toContain(normal(expected.title));
  if (expected.company !== undefined) expect(job.company).toBe(expected.company);
  if (expected.city !== undefined) expect(job.address.city).toBe(expected.city);
  if (expected.state !== undefined) expect(job.address.state).toBe(expected.state);
  if (expected.remote !== undefined) expect(job.remote).toBe(expected.remote);
  if (expected.min !== undefined) expect(job.experienceYears.min).toBe(expected.min);
  if (expected.max !== undefined) expect(job.experienceYears.max).toBe(expected.max);
  if (expected.managementMin !== undefined) expect(job.managementYears.min).toBe(expected.managementMin);
  if (expected.salary) {
    const { min, max, currency, frequency } = job.salary;
    expect([min, max, currency, frequency]).toEqual(expected.salary);
  }
  if (expected.degree !== undefined) expect(job.degree.type).toBe(expected.degree);
  if (expected.email !== undefined) expect(job.contact.email).toBe(expected.email);
  const names = job.skills.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...(expected.skills ?? [])]));
});
