import { describe, expect, test } from '@jest/globals';
import { titleSimilarity } from '../grading/positions/title-similarity';
import { certificationConcept, certificationLabels, findCertifications, impliedCertificates } from './certifications';
import { findDegrees } from './degrees';
import { managementScore } from './management';
import { occupationOf, occupationsOfTitle, occupationTitles, seniorityRank, namesField } from './occupations';
import { occupationCloseness } from './occupation-closeness';
import { ancestorsOf, findSkills, lookUpSkill, skillCounts } from './skills';

test('the taxonomy has the documented size', () => {
  const { concepts, terms } = skillCounts();
  expect(concepts).toBeGreaterThan(2500);
  expect(terms).toBeGreaterThan(8000);
  expect(certificationLabels().length).toBeGreaterThan(500);
  expect(new Set(occupationTitles).size).toBeGreaterThan(4000);
});

describe('skills', () => {
  test.each([
    ['JS', 'JavaScript'],
    ['ECMAScript', 'JavaScript'],
    ['NodeJS', 'Node.js'],
    ['node.js', 'Node.js'],
    ['MS Excel', 'Microsoft Excel'],
    ['Postgres', 'PostgreSQL'],
    ['K8s', 'Kubernetes'],
    ['Python 3.11', 'Python'],
    ['A/P', 'Accounts payable'],
    ['TIG', 'TIG welding'],
    ['venipuncture', 'Phlebotomy'],
    ['full cycle recruitment', 'Recruitment'],
  ])('%s is %s', (written, label) => {
    expect(lookUpSkill(written)?.label).toBe(label);
  });

  test('PostgreSQL is a kind of SQL, SQL of databases', () => {
    expect([...ancestorsOf('postgresql').keys()]).toEqual(['postgresql', 'sql', 'databases']);
  });

  test.each([
    ['We go there to rest and express joy; swift access, an excel at word games', []],
    ['Wrote services in Go and R, and REST APIs', ['Go', 'R', 'REST APIs']],
    ['Prepared reports in Excel and Word', ['Microsoft Excel', 'Microsoft Word']],
  ])('short names count only in their exact spelling: %s', (text, labels) => {
    const found = findSkills(text).map(({ concept }) => concept.label);
    expect(
      found.filter((label) =>
        [
          'Go',
          'R',
          'REST APIs',
          'Express.js',
          'Swift',
          'Microsoft Access',
          'Microsoft Excel',
          'Microsoft Word',
        ].includes(label),
      ),
    ).toEqual(labels);
  });
});

test.each([
  ['Chief Executive Officer', 95],
  ['VP of Sales', 80],
  ['Director of Nursing', 60],
  ['Store Manager', 45],
  ['Shift Supervisor', 35],
  ['Senior Developer', 20],
  ['Developer', 0],
  ['Assistant to the Director', 0],
  ['Assistant Manager', 26],
])('the management score of %s is %d', (title, score) => {
  expect(managementScore(title)).toBe(score);
});

test.each([
  ['Sr. Software Engineer II', 'software-developer'],
  ['ICU Registered Nurse', 'registered-nurse'],
  ['Staff Accountant', 'accountant'],
  ['Journeyman Electrician', 'electrician'],
  ['Lead Line Cook', 'cook'],
  ['Operator, Water Treatment', 'water-operator'],
  ['Engineer, Civil', 'civil-engineer'],
  ['Registered Nurse, Sales', 'registered-nurse'],
  ['Night shift sparky', 'electrician'],
])('%s is a %s', (title, id) => {
  expect(occupationsOfTitle(title)[0]?.id).toBe(id);
});

test('titles are ordered by closeness', () => {
  const similarity = (held: string): number => titleSimilarity('Backend Engineer', held);
  expect(similarity('Back End Developer')).toBeGreaterThan(similarity('Frontend Developer'));
  expect(similarity('Frontend Developer')).toBeGreaterThan(similarity('Electrical Engineer'));
  expect(similarity('Registered Nurse')).toBe(0);
});

test.each([
  ['B.Sc. in Physics', 'bachelors'],
  ['BSN', 'bachelors'],
  ['Master of Science', 'masters'],
  ['MBA', 'masters'],
  ['Ph.D.', 'doctorate'],
  ['Juris Doctor', 'professional'],
  ['A.A.S. Welding', 'associates'],
  ['GED', 'ged'],
  ['City & Guilds Level 3', 'vocational'],
  ['Abitur', 'highSchoolOrEquivalent'],
  ['Licenciatura en Derecho', 'bachelors'],
  ['bsc nursing, denby college', 'bachelors'],
  ['mba, finance', 'masters'],
])('%s is a degree of type %s', (text, type) => {
  expect(findDegrees(text)[0]?.type).toBe(type);
});

test.each(['I am a doctor of nothing in particular, as ma said', 'be as fast as ms', 'cap on costs'])(
  'no degree in: %s',
  (text) => {
    expect(findDegrees(text).filter(({ isShort }) => isShort)).toEqual([]);
  },
);

test.each([
  ['RN license required', 'registered-nurse-license'],
  ['must hold a valid CDL Class A', 'commercial-driver-s-license-class-a'],
  ['ServSafe certified', 'servsafe'],
  ['PMP', 'project-management-professional-pmp'],
])('%s names %s', (text, id) => {
  expect(findCertifications(text).map(({ value }) => value.id)).toContain(id);
});

test.each([
  ['commercial-driver-s-license-class-a', "Driver's License"],
  ['ase-master-technician', 'ASE Certification'],
  ['certified-nurse-midwife', 'Registered Nurse License'],
])('the holder of %s holds %s', (id, label) => {
  expect([...impliedCertificates(id)].map((other) => certificationConcept(other)?.label)).toContain(label);
});

test('every implied certificate and every related profession is in the lists', () => {
  const ids = new Set<string>();
  for (const label of certificationLabels()) for (const { value } of findCertifications(label)) ids.add(value.id);
  for (const id of ids)
    for (const other of impliedCertificates(id))
      expect([other, certificationConcept(other)?.id]).toEqual([other, other]);
  for (const title of occupationTitles)
    for (const { related } of occupationsOfTitle(title))
      for (const other of related.keys()) expect([other, occupationOf(other)?.id]).toEqual([other, other]);
});

test('everyday words are skills only near others of their industry', () => {
  const labels = (text: string): string[] => findSkills(text).map(({ concept }) => concept.label);
  expect(labels('Repaired brakes, suspension and engines')).toEqual(
    expect.arrayContaining(['Brake repair', 'Suspension and steering', 'Engine repair']),
  );
  expect(labels('Opened old wounds')).toEqual([]);
});

test.each(['MIG and TIG welding to AWS D1.1', 'AWS certified welder', 'AWS QC1 inspector'])(
  'a standard of welding is no cloud vendor: %s',
  (text) => {
    expect(findSkills(text).map(({ concept }) => concept.id)).not.toContain('aws');
  },
);

test.each(['Deployed to AWS, Docker', 'AWS certified developer', 'AWS data lake'])('%s names the cloud', (text) => {
  expect(findSkills(text).map(({ concept }) => concept.id)).toContain('aws');
});

test('initials are no skills', () => {
  const labels = (text: string): string[] => findSkills(text).map(({ concept }) => concept.label);
  expect(labels('Python for Mr R. K. Mehta and for C. R. Rao')).toEqual(['Python']);
  expect(labels('Models in Python and R. Charts for all.')).toContain('R');
});

test('Project Engineer names no field, Structural Engineer does', () => {
  expect(namesField('Project Engineer')).toBe(false);
  expect(namesField('Structural Engineer')).toBe(true);
});

test.each([
  ['Lead Developer', 'software-developer'],
  ['Head of Design', ''],
])('%s names its field before its rank: %s', (title, id) => {
  expect(occupationsOfTitle(title)[0]?.id ?? '').toBe(id);
});

test('managing a thing is specialist work, managing people is not', () => {
  expect(seniorityRank('Paid Media Manager')).toBe(3);
  expect(seniorityRank('Restaurant Manager')).toBe(5);
});

test.each([
  ['Crew Chief', 4],
  ['Support Team Leader', 4],
  ['Charge Nurse', 4],
  ['Chargehand', 4],
  ['Tour Leader', 2],
  ['Product Owner', 2],
  ['Owner Operator', 2],
  ['Chief Executive Officer', 6],
  ['Office Manager', 2],
  ['Front Office Manager', 5],
  ['Quality Assurance Head', 5],
])('%s has rank %i', (title, rank) => {
  expect(seniorityRank(title)).toBe(rank);
});

test.each([
  ['Aircraft Mechanic', 'Auto Mechanic'],
  ['Sommelier', 'Bartender'],
  ['PPC Specialist', 'SEO Specialist'],
  ['Insurance Underwriter', 'Insurance Broker'],
])('%s and %s are related but not the same work', (one, other) => {
  const [a, b] = [occupationsOfTitle(one)[0], occupationsOfTitle(other)[0]];
  if (!a || !b) throw new Error('Both are listed');
  expect(occupationCloseness(a, b)).toBeGreaterThan(0.2);
  expect(occupationCloseness(a, b)).toBeLessThan(0.75);
});

test.each([
  ['Owner and Cook', 'cook', 35],
  ['Founder & Software Engineer', 'software-developer', 35],
  ['Owner-Operator', 'truck-driver', 90],
  ['Owner', 'chief-executive', 90],
  ['Founder and CEO', 'chief-executive', 95],
])('%s is %s, with a management score of %d', (title, profession, score) => {
  expect(occupationsOfTitle(title)[0]?.id).toBe(profession);
  expect(managementScore(title)).toBe(score);
});
