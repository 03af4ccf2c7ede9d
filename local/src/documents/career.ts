import { countries } from './countries/index';
import { makeEmployer } from './employers';
import { addMonths, monthsBetween, type Month } from './month';
import { seniorities, type PersonaAddress, type PersonaWork, type Seniority } from './persona-types';
import { commonAchievements, studentJobs } from './professions/common';
import type { Profession } from './professions/profession';
import type { Random } from './random';
import { makeSentence, type Slots } from './sentence';

/** Years of work at each step: fewest and most. */
const yearsOf: Readonly<Record<Seniority, readonly [number, number]>> = {
  entry: [0.5, 2.5],
  mid: [3, 8],
  senior: [7, 15],
  lead: [10, 22],
  executive: [16, 30],
};

export interface Career {
  work: PersonaWork[];
  years: number;
  /** Start of the first position of the profession; studies end about then. */
  beganIn: Month;
}

interface CareerOptions {
  random: Random;
  profession: Profession;
  seniority: Seniority;
  address: PersonaAddress;
  today: Month;
  skills: readonly string[];
}

/** Generates positions up to the given seniority, newest first. */
export function makeCareer({ random, profession, seniority, address, today, skills }: CareerOptions): Career {
  const [fewest, most] = yearsOf[seniority];
  const months = Math.max(6, Math.round((fewest + random.next() * (most - fewest)) * 12));
  const steps = stepsTo(seniority);
  const spans = splitMonths(random, months);
  const decks = makeDecks(random, profession);
  const work: PersonaWork[] = [];
  const isEmployed = random.chance(0.78);
  let end: Month = isEmployed ? today : addMonths(today, -random.int(1, 9));
  let employer = newEmployer(random, profession, address);

  spans.forEach((span, index) => {
    const progress = spans.length === 1 ? 1 : 1 - index / (spans.length - 1);
    const step = index === 0 ? seniority : (steps[Math.floor(progress * (steps.length - 1))] ?? 'entry');
    const start = addMonths(end, -(span - 1));
    work.push({
      title: unusedTitle(random, titlesOf(profession, step, index === spans.length - 1), work),
      companyName: employer.name,
      location: employer.location,
      start,
      end: index === 0 && isEmployed ? 'present' : end,
      seniority: step,
      ...makeBullets(random, profession, decks, step, index, skills),
    });
    end = addMonths(start, -gap(random));
    if (!random.chance(0.16)) employer = newEmployer(random, profession, address);
  });

  const beganIn = work.at(-1)?.start ?? today;
  if (work.length <= 3 && random.chance(0.35)) work.push(studentJob(random, address, beganIn));
  const [current] = work;
  if (current && work.length > 2 && random.chance(0.08))
    work.splice(1, 0, sideJob(random, profession, decks, address, current, skills));
  return { work, years: Math.max(1, Math.round(monthsBetween(beganIn, today) / 12)), beganIn };
}

function stepsTo(seniority: Seniority): Seniority[] {
  return seniorities.slice(0, seniorities.indexOf(seniority) + 1);
}

/** Splits a career into positions of one to six years, newest first. */
function splitMonths(random: Random, months: number): number[] {
  const spans: number[] = [];
  let rest = months;
  while (rest > 0 && spans.length < 7) {
    const span = Math.min(rest, random.int(11, 62));
    spans.push(span);
    rest -= span;
  }
  const last = spans.at(-1);
  if (spans.length > 1 && last !== undefined && last < 8) {
    spans.pop();
    spans[spans.length - 1] = (spans[spans.length - 1] ?? 0) + last;
  }
  return spans;
}

/** Months between two positions: mostly none, sometimes a real gap. */
function gap(random: Random): number {
  if (random.chance(0.35)) return 0;
  return random.chance(0.85) ? 1 : random.int(3, 16);
}

function newEmployer(
  random: Random,
  profession: Profession,
  address: PersonaAddress,
): { name: string; location: string } {
  return { name: makeEmployer(random, random.pick(profession.sectors)), location: makeLocation(random, address) };
}

function makeLocation(random: Random, address: PersonaAddress): string {
  const places = countries[address.country].cities;
  const { city, state } = random.chance(0.6) ? address : random.pick(places);
  return state ? `${city}, ${state}` : random.chance(0.5) ? city : `${city}, ${countries[address.country].name}`;
}

const beginnersTitle = /\b(intern|extern|apprentice|trainee|student|graduate|resident|helper)\b/i;

/** Titles of a seniority; trainee titles only for the first position. */
function titlesOf(profession: Profession, step: Seniority, isFirst: boolean): readonly string[] {
  const titles = profession.titles[step];
  const others = titles.filter((title) => !beginnersTitle.test(title));
  return isFirst || others.length === 0 ? titles : others;
}

function unusedTitle(random: Random, titles: readonly string[], work: readonly PersonaWork[]): string {
  const unused = titles.filter((title) => !work.some((position) => position.title === title));
  return random.pick(unused.length > 0 ? unused : titles);
}

/** Slot values for the sentence patterns of the profession. */
export function slotsOf(profession: Profession, skills: readonly string[]): Slots {
  const { core, secondary, tools, systems } = profession.skills;
  const known = (names: readonly string[]): readonly string[] => {
    const listed = names.filter((name) => skills.includes(name));
    return listed.length > 0 ? listed : names;
  };
  return {
    skill: known([...core, ...secondary]),
    tool: known(tools),
    system: known(systems ?? tools),
    site: profession.sites,
    partner: profession.partners,
  };
}

/** Patterns in random order; each is used once before any repeats, and at most once in a position. */
interface Decks {
  leadership: Draw;
  achievements: Draw;
}

/** Takes the next pattern that is not among those already used. */
type Draw = (used: readonly string[]) => string | null;

function makeDecks(random: Random, profession: Profession): Decks {
  return {
    leadership: makeDeck(random, profession.leadership),
    achievements: makeDeck(random, [...profession.achievements, ...random.sample(commonAchievements, 2)]),
  };
}

function makeDeck(random: Random, patterns: readonly string[]): Draw {
  let rest: string[] = [];
  return (used) => {
    if (rest.every((pattern) => used.includes(pattern))) rest = random.shuffle(patterns);
    const at = rest.findIndex((pattern) => !used.includes(pattern));
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  };
}

function makeBullets(
  random: Random,
  profession: Profession,
  decks: Decks,
  step: Seniority,
  index: number,
  skills: readonly string[],
): { bullets: string[]; skillsUsed: string[] } {
  const count = index === 0 ? random.int(4, 7) : index < 3 ? random.int(3, 5) : random.int(1, 3);
  const leads = step === 'lead' || step === 'executive' ? Math.min(2, count - 1) : 0;
  const patterns: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const pattern = (at < leads ? decks.leadership : decks.achievements)(patterns);
    if (pattern !== null) patterns.push(pattern);
  }
  const slots = slotsOf(profession, skills);
  const sentences = patterns.map((pattern) => makeSentence(pattern, random, slots));
  const named = sentences.flatMap((sentence) => sentence.used);
  const { core, secondary, tools } = profession.skills;
  return {
    bullets: sentences.map((sentence) => sentence.text),
    skillsUsed: [...core, ...secondary, ...tools].filter((skill) => named.includes(skill)),
  };
}

function studentJob(random: Random, address: PersonaAddress, before: Month): PersonaWork {
  const job = random.pick(studentJobs);
  const end = addMonths(before, -random.int(2, 8));
  return {
    title: random.pick(job.titles),
    companyName: makeEmployer(random, job.sector),
    location: makeLocation(random, address),
    start: addMonths(end, -random.int(6, 30)),
    end,
    seniority: 'entry',
    bullets: random.sample(job.tasks, random.int(1, 2)).map((pattern) => makeSentence(pattern, random, {}).text),
    skillsUsed: [],
  };
}

/** A second position parallel to the current one. */
function sideJob(
  random: Random,
  profession: Profession,
  decks: Decks,
  address: PersonaAddress,
  current: PersonaWork,
  skills: readonly string[],
): PersonaWork {
  const start = addMonths(current.start, random.int(2, 9));
  const { name, location } = newEmployer(random, profession, address);
  return {
    title: `${random.pick(profession.titles.mid)} (${random.pick(['Part-Time', 'Per Diem', 'Contract'])})`,
    companyName: name,
    location,
    start,
    end: addMonths(start, random.int(5, 14)),
    seniority: 'mid',
    ...makeBullets(random, profession, decks, 'mid', 3, skills),
  };
}
