import { countries, type CountryCode } from './countries/index';
import type { Persona, Seniority } from './persona-types';
import type { Profession } from './professions/profession';
import type { Random } from './random';
import { makeSentence } from './sentence';

type Extras = Pick<
  Persona,
  'languages' | 'awards' | 'associations' | 'publications' | 'volunteering' | 'projects' | 'interests'
>;

const languageLevels = [
  'Conversational',
  'Fluent',
  'Basic',
  'Intermediate',
  'Professional working proficiency',
  'Native',
  'B2',
  'C1',
] as const;
const awards = [
  '{Excellence in Service|Outstanding Performance|Rising Star|Safety First} Award, {2012..2024}',
  "President's Club, {2013..2024}",
  'Employee of the Year',
  '{Innovation|Team Spirit|Mentor of the Year} Award',
] as const;
const volunteering = [
  'Volunteer, {local food bank|community garden|animal shelter}',
  'Youth {soccer|basketball|robotics} coach',
  'Mentor for {first-generation students|career changers|new immigrants}',
  'Board member, {neighborhood association|public library friends}',
] as const;
const interests = [
  'hiking',
  'long-distance cycling',
  'baking bread',
  'choral singing',
  'chess',
  'woodworking',
  'trail running',
  'photography',
  'gardening',
  'board games',
] as const;
const projects = [
  {
    name: '{Open|Tiny|Little} {Ledger|Atlas|Orchard|Beacon}',
    text: 'Side project with {40..900} users: {a small web tool|a command line tool|a plugin} built with {skill} and {skill}',
  },
  {
    name: '{Neighborhood|Campus|City} {Map|Planner|Dashboard}',
    text: 'Group project: {data model, tests and interface|from idea to launch in ten weeks} using {skill}',
  },
] as const;
const studies = [
  '{A Field Study of|Notes on|Measuring} {skill} in {small|mid-size|rural} {teams|organizations|regions}. Journal of Applied Practice, {2012..2024}.',
  '{Lessons from|Ten Years of} {skill}. Proceedings of the Lakeshore Conference, {2012..2024}.',
] as const;

/** Generates the optional sections: languages, awards, memberships and the like. Most personas have only some. */
export function makeExtras(
  random: Random,
  { profession, country, seniority }: { profession: Profession; country: CountryCode; seniority: Seniority },
): Extras {
  const slots = { skill: profession.skills.core };
  const write = (pattern: string): string => makeSentence(pattern, random, slots).text;
  const isSenior = seniority !== 'entry' && seniority !== 'mid';
  return {
    languages: makeLanguages(random, country),
    awards: random.chance(isSenior ? 0.35 : 0.15) ? random.sample(awards, random.int(1, 2)).map(write) : [],
    associations: random.chance(0.15)
      ? [`Member, ${random.pick(['National', 'American', 'Regional', 'International'])} ${profession.name} Association`]
      : [],
    publications: random.chance(isSenior ? 0.08 : 0.02) ? random.sample(studies, random.int(1, 2)).map(write) : [],
    volunteering: random.chance(0.2) ? random.sample(volunteering, random.int(1, 2)).map(write) : [],
    projects:
      profession.hasPortfolio && random.chance(0.4)
        ? [random.pick(projects)].map(({ name, text }) => ({ name: write(name), text: write(text) }))
        : [],
    interests: random.chance(0.18) ? random.sample(interests, random.int(2, 4)) : [],
  };
}

function makeLanguages(random: Random, country: CountryCode): Persona['languages'] {
  const isEnglishSpoken = ['US', 'GB', 'CA', 'AU', 'IE'].includes(country);
  if (isEnglishSpoken && !random.chance(0.3)) return [];
  const others = [...new Set(countries[country].languages)];
  if (isEnglishSpoken) {
    return [
      { name: 'English', level: 'Native' },
      { name: random.pick(others), level: random.pick(languageLevels) },
    ];
  }
  const [home = 'English', ...more] = others;
  return [
    { name: home, level: 'Native' },
    { name: 'English', level: random.pick(['Fluent', 'C1', 'C2', 'Professional working proficiency']) },
    ...random.sample(more, random.int(0, 1)).map((name) => ({ name, level: random.pick(languageLevels) })),
  ];
}
