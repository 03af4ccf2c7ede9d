import { expect, test } from '@jest/globals';
import { parseJob } from '../job/parse-job';
import { findUnlistedLicenses } from '../job/requirements/unlisted-licenses';
import { resumeOf, resumeText, today } from '../testing/resume-text';
import { askedWork } from './asked-work/asked-work';
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
  return grade({ job: parseJob(jobText), resume, today }).weightedScore;
}

const askedTexts = (job: ReturnType<typeof parseJob>): string[] => askedWork(job).map(({ text }) => text);

const plain = ['Worked with the team on daily tasks', 'Kept the place in order'];

test.each([
  ['Escalator Installer', 'Lift Technician', 'Boiler Operator'],
  ['Arborist', 'Tree Surgeon', 'Baker'],
  ['Embalmer', 'Funeral Attendant', 'Payroll Clerk'],
  ['Exploration Geologist', 'Mine Geologist', 'Tour Guide'],
])('for a %s, a %s ranks above a %s with the same description', (asked, near, far) => {
  const job = `${asked}\nRequirements\n- 2 years of experience`;
  expect(scoreOf(job, { title: near, tasks: plain })).toBeGreaterThan(scoreOf(job, { title: far, tasks: plain }) * 2);
});

test('a named skill keeps its own quote, even when other text supports it better', () => {
  const { categories } = grade({
    job: parseJob('Electrician\n\nRequirements\n- Wiring'),
    resume: resumeOf(
      resumeText({
        work: [
          {
            title: 'Electrician',
            company: 'Harbor Group',
            dates: '01/2018 - Present',
            tasks: ['Installed cables, conduit, switches, sockets and electrical panels in buildings'],
          },
          { title: 'Clerk', company: 'Mill Inn', dates: '01/1999 - 12/2000', tasks: ['Wiring'] },
        ],
      }),
    ),
    today,
  });
  const skills = categories.find(({ category }) => category === 'skills');
  expect(skills?.evidence).toMatchObject([{ asked: 'Wiring', found: 'Wiring', relation: 'same' }]);
});

test('an unlisted title counts more than one of another profession', () => {
  const job = 'Data Analyst\nRequirements\n- SQL, Tableau, Excel\n- 2 years of experience';
  const unlisted = scoreOf(job, { title: 'Insights Generalist', tasks: plain });
  expect(unlisted).toBeGreaterThan(scoreOf(job, { title: 'Barista', tasks: plain }));
  expect(unlisted).toBeLessThan(scoreOf(job, { title: 'Data Analyst', tasks: plain }));
});

test('a description is found in other words of the same meaning', () => {
  const text = 'Museum Curator\nDuties\n- Install exhibitions, write labels for paintings\nRequirements\n- 2 years';
  expect(askedTexts(parseJob(text))).toContain('Install exhibitions, write labels for paintings');
  const stated = scoreOf(text, { title: 'Museum Associate', tasks: ['Mounted exhibits of artwork in four galleries'] });
  const other = scoreOf(text, { title: 'Museum Associate', tasks: ['Sold tickets and answered the telephone daily'] });
  expect(stated).toBeGreaterThan(other);
});

test('statements about the employer are no requirement', () => {
  const text =
    'Cook\nDuties\n- Fillet fish\nAbout us\n- Our owners love sailing boats\nBenefits\n- Free parking, dental plan';
  expect(askedTexts(parseJob(text))).toEqual(['Fillet fish']);
  const named =
    'Physical Therapist\nCrestfall Healthcare, Inc. is looking for a therapist.\nDuties\n- Treat patients after surgery';
  expect(askedTexts(parseJob(named))).toEqual(['Treat patients after surgery']);
});

test('form fields are no requirement, nor is the label before one', () => {
  const text =
    'JOB: Fish Cook\nCLIENT: Bergen Inn\nLOC: Oslo harbor / On-site\nEmployment type: Full-time\nRATE: $117,000 - $146,000 per year\nMUST HAVE: Knife skills\nDUTIES: Fillet fish. Smoke salmon over juniper.\nSEND RESUMES TO: Ida Berg ida@example.com';
  expect(askedTexts(parseJob(text)).sort()).toEqual(['Fillet fish', 'Smoke salmon over juniper']);
});

test('pay, application, degrees, licenses and languages are not work', () => {
  const text =
    'Cook\nBergen Inn · Oslo · full time\nDuties\n- Fillet fish\n- Please send your CV to Ida\n- £19 an hour and overtime\nRequirements\n- Fluent Norwegian\n- Culinary diploma\n- Food handler license, smoke salmon';
  expect(askedTexts(parseJob(text)).sort()).toEqual(['Fillet fish', 'smoke salmon']);
});

test('the title is not a requirement again as a sentence', () => {
  const text = 'Museum Curator\nDuties\n- Museum curator\n- Install exhibitions in the galleries';
  expect(askedTexts(parseJob(text))).toEqual(['Install exhibitions in the galleries']);
});

test('a skill removed from the job is not required by its sentence', () => {
  const job = parseJob('Accountant\nDuties\n- Payroll, accounts of doctors and their practices');
  expect(askedTexts(job).join()).toMatch(/payroll/i);
  const left = { ...job, skills: job.skills.filter(({ name }) => !/payroll/i.test(name)) };
  expect(askedTexts(left).join()).not.toMatch(/payroll/i);
  expect(askedTexts(left).join()).toMatch(/doctors/i);
});

test('a line of skills requires each once', () => {
  expect(askedTexts(parseJob('Line Cook\nRequirements\n- HACCP'))).toEqual([]);
});

test('of two people of one profession, the one with the job\u2019s specialty ranks first', () => {
  const job = 'Attorney\nDuties\n- Represent families in asylum and visa matters before immigration judges';
  const ofTasks = (...tasks: string[]): number => scoreOf(job, { title: 'Attorney', tasks });
  expect(ofTasks('Prepared refugees for hearings and filed petitions for residence permits')).toBeGreaterThan(
    ofTasks('Closed purchases of office buildings and drafted leases for shopping centers') + 2,
  );
});

test('a license in other words counts in part, and one of another trade not at all', () => {
  const job = 'Electrician\nRequirements\n- Journeyman electrician license\n- 2 years of experience';
  const person = { title: 'E&I Technician', tasks: plain };
  const without = scoreOf(job, person);
  expect(scoreOf(job, { ...person, certifications: ['State electrical journeyman card'] })).toBeGreaterThan(
    without * 1.1,
  );
  expect(scoreOf(job, { ...person, certifications: ['Certified scuba instructor'] })).toBeLessThan(without * 1.1);
});

const licensed = `Physiotherapist
Requirements
- Current AHPRA registration
- 3 years of experience`;

test('an unlisted license is required, and found under its abbreviation', () => {
  expect(parseJob(licensed).certifications).toMatchObject([
    { name: 'AHPRA registration', conceptId: '', required: true },
  ]);
  const person = { title: 'Physiotherapist', tasks: plain };
  const without = scoreOf(licensed, person);
  expect(scoreOf(licensed, { ...person, certifications: ['Registered with AHPRA'] })).toBeGreaterThan(without * 1.2);
  expect(scoreOf(licensed, { ...person, certifications: ['AHPRA registration expired'] })).toBeLessThanOrEqual(without);
});

const sweeping = `Chimney Sweep
Requirements
- Must hold current chimney sweep license
- 2 years of experience`;

test.each([
  ['Chimney Sweep License', 1.2, Infinity],
  ['Chimney sweep license expired', 0, 1],
  ['chimney sweep licence, exam booked', 0, 1],
])('%s counts where the job requires it in plain words', (name, least, most) => {
  expect(parseJob(sweeping).certifications).toMatchObject([{ name: 'chimney sweep license' }]);
  const person = { title: 'Plant Operator', tasks: plain };
  const share = scoreOf(sweeping, { ...person, certifications: [name] }) / scoreOf(sweeping, person);
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThanOrEqual(most);
});

test.each([
  ['Must hold current wastewater license', ['wastewater license']],
  ['Valid construction supervisor license', ['construction supervisor license']],
  ['State Class II wastewater license', ['State Class II wastewater license']],
  ['Class A license', []],
  ['A valid state license', []],
  ['An active professional license in good standing', []],
])('%s requires %j', (line, names) => {
  expect(findUnlistedLicenses(line).map(({ name }) => name)).toEqual(names);
});

test('a license of everyday words needs all of them', () => {
  const job = 'Site Manager\nRequirements\n- Construction supervisor license\n- 2 years of experience';
  const person = { title: 'Builder', tasks: plain };
  expect(scoreOf(job, { ...person, certifications: ['Construction Supervisor License'] })).toBeGreaterThan(
    scoreOf(job, person),
  );
});

test('a summary is weaker proof of a certificate', () => {
  const job = parseJob('Registered Nurse\nRequirements\n- ACLS required\n- 2 years of experience');
  const work = [{ title: 'Ward Nurse', dates: '03/2020 - Present', tasks: plain }];
  const ofCertificates = (parts: { summary?: string; certifications?: string[] }): number => {
    const resume = resumeOf(resumeText({ work, ...parts }));
    const found = grade({ job, resume, today }).categories.find(({ category }) => category === 'certifications');
    return found?.evidence[0]?.credit ?? NaN;
  };
  expect(ofCertificates({ certifications: ['ACLS'] })).toBe(1);
  expect(ofCertificates({ summary: 'Calm nurse on a busy ward, who has ACLS and likes to teach others.' })).toBe(0.4);
  expect(ofCertificates({})).toBe(0);
});

test('an issuing body is recognized by its initials', () => {
  const job = 'Social Worker\nRequirements\n- Registered with Social Work England\n- 2 years of experience';
  const person = { title: 'Social Worker', tasks: plain };
  expect(scoreOf(job, { ...person, certifications: ['Registered social worker (SWE)'] })).toBeGreaterThan(
    scoreOf(job, person),
  );
});

test.each(['Basic Life Support', 'Advanced Cardiovascular Life Support, Basic Life Support', 'R.N.'])(
  '%s is held in any spelling',
  (name) => {
    const asked = name === 'R.N.' ? 'RN license' : 'BLS';
    const job = `Registered Nurse\nRequirements\n- ${asked} required\n- 2 years of experience`;
    const person = { title: 'Ward Nurse', tasks: plain };
    expect(scoreOf(job, { ...person, certifications: [name] })).toBeGreaterThan(scoreOf(job, person));
  },
);

test.each(['ACLS class booked for autumn', 'ACLS, exam booked for May', 'ACLS, expired 2019'])(
  '%s is no certificate',
  (name) => {
    const job = 'Registered Nurse\nRequirements\n- ACLS required\n- 2 years of experience';
    const person = { title: 'Ward Nurse', tasks: plain };
    expect(scoreOf(job, { ...person, certifications: [name] })).toBeCloseTo(scoreOf(job, person), 0);
  },
);

test('work described in running text ranks above keyword stuffing', () => {
  const job = parseJob('Clinical Pharmacist\nRequirements\n- Sterile compounding, chemotherapy\n- 3 years');
  const ofText = (text: string): number => {
    const resume = { ...resumeOf(resumeText({ work: [] })), work: [], skills: [], text, provenance: {} };
    return grade({ job, resume, today }).weightedScore;
  };
  const stated = ofText(
    'Ann Lee\nClinical pharmacist since 2017 at Mercy Tower: checks chemotherapy doses and sterile compounding. Teaches students.',
  );
  const keywords = ofText(
    'Ann Lee\nClinical pharmacist, chemotherapy, sterile compounding, oncology, dosing, counseling, infusion, safety, audits',
  );
  expect(stated).toBeGreaterThan(20);
  expect(keywords).toBeLessThan(stated / 2);
});

test('titles that share only a rank are different work', () => {
  const job = 'Lead Brewer\nRequirements\n- 2 years of experience';
  const cellar = scoreOf(job, { title: 'Lead Brewer', tasks: plain });
  expect(cellar).toBeGreaterThan(scoreOf(job, { title: 'Lead Roofer', tasks: plain }) * 2);
});

test('an unnamed license in a work description counts as one of this work', () => {
  const job = 'Crane Operator\nDuties\n- Lift loads, read load charts\nRequirements\n- NCCCO certification';
  const tasks = ['Lifted tilt-up walls with a crane, read the load chart'];
  const stated = scoreOf(job, { title: 'Crane Operator', tasks: [...tasks, 'National card, renewed in 2025'] });
  expect(stated).toBeGreaterThan(scoreOf(job, { title: 'Crane Operator', tasks: [...tasks, 'Walked home at night'] }));
});

test('titles that share only a general noun are different work', () => {
  const job = 'Grain Merchandiser\nRequirements\n- 2 years of experience';
  const same = scoreOf(job, { title: 'Grain Merchandiser', tasks: plain });
  expect(same).toBeGreaterThan(scoreOf(job, { title: 'Visual Merchandiser', tasks: plain }) * 2);
});

test("the employer's name and place are no requirement", () => {
  const text = 'Cook\nHarbor hotel with a bakery, Port Townsend\nDuties\n- Fillet fish';
  expect(askedTexts(parseJob(text))).toEqual(['Fillet fish']);
  const list = 'Cook\nGrill steaks, smoke salmon, Bake bread\nDuties\n- Fillet fish';
  expect(askedTexts(parseJob(list))).toContain('Grill steaks, smoke salmon, Bake bread');
});

test('a modified title of a known profession counts when its description covers the job', () => {
  const job =
    'Construction Project Manager\nDuties\n- Build hospitals, buy out subcontracts, run change orders\nRequirements\n- 2 years';
  const tasks = ['Built a hospital tower: bought out subcontracts, ran change orders'];
  const stated = scoreOf(job, { title: 'Project Manager', tasks });
  expect(stated).toBeGreaterThan(scoreOf(job, { title: 'Project Manager', tasks: plain }) * 2);
  expect(stated).toBeLessThan(scoreOf(job, { title: 'Construction Project Manager', tasks }));
});

test.each([
  'Mon-Fri 6am to 2pm plus some call outs',
  '$52 an hour plus superannuation',
  'Nice to have',
  'What we hope to see',
  'Permanent role with a well known packaging manufacturer',
])('`%s` is no work that a resume could show', (line) => {
  const text = `Industrial Electrician\n\nFind faults on filling lines and swap drives.\n${line}\nKeep records of planned maintenance.`;
  const asked = askedTexts(parseJob(text));
  expect(asked).toContain('Find faults on filling lines and swap drives');
  expect(asked).not.toContain(line);
});
