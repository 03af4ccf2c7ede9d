import { makeAddress, makeEmail, makePhone } from '../contact';
import { countries, type CountryCode } from '../countries/index';
import { makeEmployer, type Sector } from '../employers';
import { makeName } from '../names';
import type { Seniority } from '../persona-types';
import type { Profession } from '../professions/profession';
import { createRandom, type Random } from '../random';
import { makeSentence } from '../sentence';
import type { Job } from './job-types';

export interface JobOptions {
  /** Decides everything that the other options leave open. */
  seed: string | number;
  profession: Profession;
  seniority: Seniority;
  country: CountryCode;
}

const years: Readonly<Record<Seniority, readonly [number, number]>> = {
  entry: [0, 2],
  mid: [2, 5],
  senior: [5, 9],
  lead: [7, 12],
  executive: [12, 18],
};

/** Position of a seniority in the pay range. */
const payShare: Readonly<Record<Seniority, number>> = { entry: 0, mid: 0.22, senior: 0.45, lead: 0.65, executive: 0.9 };

const benefits = [
  'health, dental and vision insurance',
  '401(k) with company match',
  'paid time off',
  'tuition reimbursement',
  'flexible hours',
  'parental leave',
  'annual bonus',
  'life and disability insurance',
  'commuter benefits',
  'continuing education days',
  'relocation assistance',
  'employee discounts',
] as const;

const about = [
  '{company} {has served|serves} customers {across the region|in twelve states|for decades} and is known for {fair dealing|steady growth|short ways}.',
  'We are a team of {40..900} people who {like what they do|care about good work|help each other out}.',
  '{company} is {growing|investing|expanding}, and we are looking for someone who wants to grow with us.',
] as const;

/** Generates a job opening. The same options always give the same job. */
export function makeJob({ seed, profession, seniority, country }: JobOptions): Job {
  const key = [seed, profession.id, country, seniority].join('/');
  const random = createRandom(key, 'job');
  const { address, area } = makeAddress(random, country);
  const company = makeEmployer(random, random.pick(profession.sectors));
  const { core, secondary, tools } = profession.skills;
  const required = [...random.sample(core, random.int(4, 6)), ...random.sample(tools, random.int(1, 2))];
  const preferred = random.sample(
    [...secondary, ...tools.filter((tool) => !required.includes(tool))],
    random.int(2, 4),
  );
  const [low, high] = years[seniority];
  const min = random.int(low, Math.max(low, high - 2));
  const leads = seniority === 'lead' || seniority === 'executive';
  return {
    seed: key,
    professionId: profession.id,
    seniority,
    title: random.pick(profession.titles[seniority].filter((title) => !/\b(intern|extern|student)\b/i.test(title))),
    company,
    requiredSkills: required,
    preferredSkills: preferred,
    degree: makeDegree(random, profession),
    certifications: profession.certifications
      .filter(({ isRequired }) => isRequired ?? random.chance(0.3))
      .map(({ name, issuer, isRequired }) => ({ name, issuer, isRequired: isRequired ?? false })),
    years: { min, max: min > 0 && random.chance(0.3) ? min + random.int(2, 4) : null },
    managementYears: leads && random.chance(0.7) ? random.int(2, 6) : null,
    location: address,
    salary: random.chance(0.75) ? makeSalary(random, profession, seniority, country) : null,
    remote: pickRemote(random, profession.sectors),
    employment: random.pick(['Full-time', 'Full-time', 'Full-time', 'Full-time', 'Part-time', 'Contract']),
    contact: random.chance(0.6) ? makeContact(random, country, area) : null,
    benefits: random.sample(benefits, random.int(3, 5)),
    responsibilities: random.sample(profession.responsibilities, random.int(4, 6)),
    about: makeSentence(random.pick(about), random, { company: [company] }).text,
  };
}

function makeDegree(random: Random, { education }: Profession): Job['degree'] {
  const lowest = education.filter(({ share }) => share >= 0.1).sort((a, b) => b.share - a.share)[0];
  if (!lowest || random.chance(0.12)) return null;
  const majors = lowest.majors.filter(Boolean);
  return {
    type: lowest.degreeType,
    name: lowest.degrees[0] ?? '',
    majors: random.sample(majors, 2),
    isRequired: random.chance(0.65),
  };
}

function makeSalary(random: Random, { pay }: Profession, seniority: Seniority, country: CountryCode): Job['salary'] {
  const { currency, payFactor } = countries[country];
  const [first, last] = pay;
  const middle = (first + (last - first) * payShare[seniority]) * payFactor * (0.95 + random.next() * 0.15);
  if (last <= 125_000 && seniority !== 'executive' && country === 'US' && random.chance(0.5)) {
    const hourly = middle / 2080;
    return {
      min: Math.round(hourly * 0.95 * 2) / 2,
      max: Math.round(hourly * 1.15 * 2) / 2,
      currency,
      frequency: 'hour',
    };
  }
  const round = (value: number): number => Math.round(value / 1000) * 1000;
  return { min: round(middle * 0.95), max: round(middle * 1.18), currency, frequency: 'year' };
}

const deskSectors: readonly Sector[] = ['software', 'finance', 'agency', 'staffing', 'accounting', 'law', 'bank'];

function pickRemote(random: Random, sectors: readonly Sector[]): Job['remote'] {
  if (!sectors.some((sector) => deskSectors.includes(sector))) return 'onsite';
  return random.pick(['onsite', 'hybrid', 'hybrid', 'remote']);
}

function makeContact(random: Random, country: CountryCode, area: string): Job['contact'] {
  const name = makeName(random, random.pick(countries[country].nameLocales));
  return {
    name: `${name.firstName} ${name.lastName}`,
    email: makeEmail(random, name),
    phone: makePhone(random, countries[country], area),
  };
}
