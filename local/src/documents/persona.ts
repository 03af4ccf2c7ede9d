import { makeCareer, slotsOf } from './career';
import { makeAddress, makeEmail, makeLinks, makePhone } from './contact';
import { countries, type CountryCode } from './countries/index';
import { makeExtras } from './extras';
import { addMonths } from './month';
import { makeName } from './names';
import type { Persona, PersonaCertification, Seniority, WritingQuality } from './persona-types';
import type { Profession } from './professions/profession';
import { createRandom, type Random } from './random';
import { makeSentence } from './sentence';
import { makeStudies } from './studies';

export interface PersonaOptions {
  /** Decides everything that the other options leave open. */
  seed: string | number;
  profession: Profession;
  country: CountryCode;
  quality: WritingQuality;
  seniority: Seniority;
  /** The day on which the resume is written, `YYYY-MM-DD`. */
  today: string;
}

/** Generates a person with a plausible career. The same options always give the same person. */
export function makePersona(options: PersonaOptions): Persona {
  const { profession, country, quality, seniority, today } = options;
  const seed = [options.seed, profession.id, country, seniority].join('/');
  const part = (name: string): Random => createRandom(seed, name);
  const month = today.slice(0, 7);

  const contact = part('contact');
  const name = makeName(contact, contact.pick(countries[country].nameLocales));
  const { address, area } = makeAddress(contact, country);
  const skills = makeSkills(part('skills'), profession, seniority);
  const career = makeCareer({ random: part('career'), profession, seniority, address, today: month, skills });
  const education = makeStudies({ random: part('studies'), profession, address, seniority, beganIn: career.beganIn });
  const certifications = makeCertifications(part('certifications'), profession, seniority, career.beganIn, month);
  const prose = part('prose');
  const title = career.work[0]?.title ?? profession.name;

  return {
    seed,
    professionId: profession.id,
    seniority,
    quality,
    today,
    ...name,
    honorific: education[0]?.degreeType === 'doctorate' && prose.chance(0.15) ? 'Dr.' : '',
    credentials: prose.chance(0.6) ? credentialsOf(profession, certifications) : '',
    email: makeEmail(contact, name),
    phone: makePhone(contact, countries[country], area),
    address,
    links: makeLinks(contact, name, profession.hasPortfolio ?? false),
    headline: prose.chance(0.5) ? title : prose.pick([profession.name, `${title} | ${skills.slice(0, 2).join(' | ')}`]),
    summary: makeSentence(prose.pick(profession.summaries), prose, {
      ...slotsOf(profession, skills),
      skill: mainSkills(profession, skills),
      years: [String(career.years)],
      title: [title],
    }).text,
    work: career.work,
    education,
    skills,
    certifications,
    ...makeExtras(part('extras'), { profession, country, seniority }),
  };
}

/** The skills of the person that are the profession itself: years of user research, not years of personas. */
function mainSkills({ skills: { core } }: Profession, skills: readonly string[]): readonly string[] {
  const known = core.filter((skill) => skills.includes(skill));
  return known.length > 0 ? known : core;
}

function makeSkills(random: Random, profession: Profession, seniority: Seniority): string[] {
  const { core, secondary, tools } = profession.skills;
  const isNew = seniority === 'entry';
  return [
    ...random.sample(core, Math.max(3, core.length - random.int(isNew ? 2 : 0, isNew ? 4 : 2))),
    ...random.sample(secondary, random.int(2, Math.min(6, secondary.length))),
    ...random.sample(tools, random.int(1, Math.min(4, tools.length))),
  ];
}

function makeCertifications(
  random: Random,
  profession: Profession,
  seniority: Seniority,
  beganIn: string,
  today: string,
): PersonaCertification[] {
  const share = { entry: 0.1, mid: 0.3, senior: 0.45, lead: 0.45, executive: 0.35 }[seniority];
  return profession.certifications
    .filter((certification) => (certification.isRequired ? random.chance(0.95) : random.chance(share)))
    .map(({ name, issuer }) => {
      const date = addMonths(beganIn, random.int(-3, 60));
      return { name, issuer, date: date < today ? date : beganIn };
    });
}

function credentialsOf(profession: Profession, certifications: readonly PersonaCertification[]): string {
  return profession.certifications
    .filter(({ name, credential }) => credential && certifications.some((held) => held.name === name))
    .map(({ credential }) => credential)
    .join(', ');
}
