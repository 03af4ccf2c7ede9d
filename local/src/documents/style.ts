import type { WritingQuality } from './persona-types';
import { createRandom, type Random } from './random';

/** Sections of a made resume, besides the header. */
export const sectionIds = [
  'summary',
  'work',
  'education',
  'skills',
  'certifications',
  'projects',
  'languages',
  'awards',
  'associations',
  'publications',
  'volunteering',
  'interests',
  'references',
] as const;
export type SectionId = (typeof sectionIds)[number];

export const dateFormats = [
  'MMM YYYY',
  'MMMM YYYY',
  'MM/YYYY',
  'M/YYYY',
  'MM/YY',
  'YYYY',
  'YYYY/MM',
  'YYYY-MM',
  'MM.YYYY',
  "MMM 'YY",
  'MMM. YYYY',
  'MMM, YYYY',
  'season',
] as const;
export type DateFormat = (typeof dateFormats)[number];

/** How the head of an entry is arranged; layouts with a column for dates take the dates out of it. */
export const entryForms = [
  'titleThenCompany',
  'companyThenTitle',
  'pipes',
  'parentheses',
  'at',
  'datesBelow',
  'datesFirst',
  'dots',
  'companyDatesTitle',
  'dash',
] as const;
export type EntryForm = (typeof entryForms)[number];

/** Writing style: wording, order and forms that do not depend on the file format. */
export interface WritingStyle {
  dateFormats: readonly DateFormat[];
  dateSeparator: string;
  presentWord: string;
  /** `since March 2020` instead of `March 2020 – Present`. */
  writesSince: boolean;
  educationDates: 'range' | 'month' | 'year';
  entryForm: EntryForm;
  educationForm: EntryForm;
  /** Whether the subject follows as `in Nursing`, `, Nursing` or `(Nursing)`. */
  majorForm: 'in' | 'comma' | 'parentheses' | 'dash';
  headings: Readonly<Record<SectionId, string>>;
  headingCase: 'asIs' | 'upper' | 'lower' | 'colon';
  order: readonly SectionId[];
  hidden: readonly SectionId[];
  bullet: string;
  /** Tasks as bullets or as one paragraph. */
  bulletsAs: 'bullets' | 'paragraph';
  skillsForm: 'comma' | 'pipes' | 'bullets' | 'dots' | 'grouped' | 'semicolons';
  nameForm: 'plain' | 'upper' | 'lastFirst' | 'full';
  showsCredentials: boolean;
  showsHeadline: boolean;
  contactForm: 'oneLine' | 'lines' | 'labelled';
  addressForm: 'full' | 'city' | 'cityZip';
  certificationForm: 'name' | 'issuer' | 'year' | 'issuerYear';
  showsLocations: boolean;
  endsWithReferences: boolean;
  /** Share of longer words with a typo. */
  typos: number;
  /** Contact data is in the page header, where the format has one. */
  contactInPageHeader: boolean;
}

const headings: Readonly<Record<SectionId, readonly string[]>> = {
  summary: [
    'Summary',
    'Professional Summary',
    'Profile',
    'About Me',
    'Career Summary',
    'Objective',
    'Personal Statement',
    'Executive Summary',
    'Career Objective',
    'Professional Profile',
  ],
  work: [
    'Experience',
    'Work Experience',
    'Professional Experience',
    'Employment History',
    'Work History',
    'Career History',
    'Relevant Experience',
    'Employment',
    'Professional Background',
  ],
  education: [
    'Education',
    'Education & Training',
    'Academic Background',
    'Education and Qualifications',
    'Academic History',
    'Educational Background',
  ],
  skills: [
    'Skills',
    'Technical Skills',
    'Core Competencies',
    'Key Skills',
    'Areas of Expertise',
    'Skills & Tools',
    'Skills and Abilities',
    'Expertise',
    'Core Skills',
  ],
  certifications: [
    'Certifications',
    'Licenses & Certifications',
    'Certificates',
    'Licensure and Certification',
    'Professional Certifications',
    'Licenses',
    'Credentials',
  ],
  projects: ['Projects', 'Selected Projects', 'Personal Projects'],
  languages: ['Languages', 'Language Skills'],
  awards: ['Awards', 'Honors & Awards', 'Achievements', 'Recognition'],
  associations: ['Memberships', 'Professional Affiliations', 'Associations'],
  publications: ['Publications', 'Selected Publications'],
  volunteering: ['Volunteering', 'Community Involvement', 'Volunteer Experience', 'Volunteer Work'],
  interests: ['Interests', 'Hobbies', 'Interests & Hobbies'],
  references: ['References'],
};

const orders: readonly (readonly SectionId[])[] = [
  ['summary', 'work', 'education', 'skills', 'certifications'],
  ['summary', 'skills', 'work', 'education', 'certifications'],
  ['summary', 'work', 'skills', 'certifications', 'education'],
  ['education', 'certifications', 'work', 'skills', 'summary'],
  ['summary', 'education', 'work', 'certifications', 'skills'],
  ['skills', 'work', 'certifications', 'education', 'summary'],
  ['summary', 'certifications', 'skills', 'work', 'education'],
  ['work', 'education', 'skills', 'certifications', 'summary'],
];
const tail: readonly SectionId[] = [
  'projects',
  'languages',
  'awards',
  'publications',
  'associations',
  'volunteering',
  'interests',
  'references',
];

const dateChoices: Readonly<Record<WritingQuality, readonly DateFormat[]>> = {
  polished: ['MMM YYYY', 'MMM YYYY', 'MMMM YYYY', 'MMMM YYYY', 'MM/YYYY', 'MM/YYYY', 'YYYY/MM', 'MM.YYYY'],
  plain: [
    'MMM YYYY',
    'MMMM YYYY',
    'MM/YYYY',
    'M/YYYY',
    'YYYY',
    'YYYY-MM',
    'MMM. YYYY',
    "MMM 'YY",
    'MMM, YYYY',
    'MM/YY',
  ],
  careless: ['MMM YYYY', 'MMMM YYYY', 'MM/YYYY', 'M/YYYY', 'YYYY', 'MM/YY', "MMM 'YY", 'season', 'MMM. YYYY'],
};

/**
 * Generates a writing style.
 * @param overrides values that replace the generated ones.
 */
export function makeStyle(
  seed: string | number,
  quality: WritingQuality,
  overrides: Partial<WritingStyle> = {},
): WritingStyle {
  const random = createRandom(seed, 'style');
  const isCareless = quality === 'careless';
  const dates = dateChoices[quality];
  return {
    dateFormats: isCareless && random.chance(0.6) ? random.sample(dates, 2) : [random.pick(dates)],
    dateSeparator: random.pick([
      ' – ',
      ' – ',
      ' - ',
      ' - ',
      '-',
      '–',
      ' to ',
      ' — ',
      ...(isCareless ? ['- ', ' -', ' until '] : []),
    ]),
    presentWord: random.pick([
      'Present',
      'Present',
      'Present',
      'present',
      'Current',
      'Now',
      'PRESENT',
      'Today',
      'to date',
      'Ongoing',
    ]),
    writesSince: random.chance(0.05),
    educationDates: random.pick(['range', 'month', 'month', 'year', 'year']),
    entryForm: pickForm(random, quality),
    educationForm: random.pick([
      'titleThenCompany',
      'companyThenTitle',
      'companyThenTitle',
      'parentheses',
      'pipes',
      'dash',
      'datesBelow',
      'datesFirst',
    ]),
    majorForm: random.pick(['in', 'in', 'in', 'comma', 'parentheses', 'dash']),
    headings: makeHeadings(random),
    headingCase: random.pick(isCareless ? ['asIs', 'upper', 'lower', 'colon'] : ['asIs', 'asIs', 'upper', 'upper']),
    order: [...random.pick(orders), ...tail],
    hidden: makeHidden(random, isCareless),
    bullet: random.pick(['•', '•', '•', '-', '–', '▪', '*', '·', '»', ...(isCareless ? ['', '>', '+', 'o'] : [])]),
    bulletsAs: random.chance(isCareless ? 0.25 : 0.08) ? 'paragraph' : 'bullets',
    skillsForm: random.pick([
      'comma',
      'comma',
      'bullets',
      'pipes',
      'dots',
      'grouped',
      'bullets',
      ...(isCareless ? (['semicolons'] as const) : []),
    ]),
    nameForm: random.pick([
      'plain',
      'plain',
      'plain',
      'full',
      'upper',
      ...(isCareless ? (['lastFirst', 'upper'] as const) : []),
    ]),
    showsCredentials: random.chance(0.5),
    showsHeadline: random.chance(0.5),
    contactForm: random.pick(['oneLine', 'oneLine', 'lines', 'labelled']),
    addressForm: random.pick(['full', 'cityZip', 'cityZip', 'city']),
    certificationForm: random.pick(['name', 'issuer', 'year', 'issuerYear', 'year']),
    showsLocations: random.chance(0.8),
    endsWithReferences: random.chance(0.08),
    typos: isCareless ? 0.035 : 0,
    contactInPageHeader: random.chance(isCareless ? 0.3 : 0.1),
    ...overrides,
  };
}

function pickForm(random: Random, quality: WritingQuality): EntryForm {
  if (quality === 'polished')
    return random.pick([
      'titleThenCompany',
      'titleThenCompany',
      'companyThenTitle',
      'companyThenTitle',
      'pipes',
      'dash',
    ]);
  return random.pick(entryForms);
}

function makeHeadings(random: Random): Record<SectionId, string> {
  const pick = (id: SectionId): string => random.pick(headings[id]);
  return {
    summary: pick('summary'),
    work: pick('work'),
    education: pick('education'),
    skills: pick('skills'),
    certifications: pick('certifications'),
    projects: pick('projects'),
    languages: pick('languages'),
    awards: pick('awards'),
    associations: pick('associations'),
    publications: pick('publications'),
    volunteering: pick('volunteering'),
    interests: pick('interests'),
    references: pick('references'),
  };
}

function makeHidden(random: Random, isCareless: boolean): SectionId[] {
  const hidden: SectionId[] = [];
  if (random.chance(isCareless ? 0.35 : 0.1)) hidden.push('summary');
  if (random.chance(isCareless ? 0.18 : 0.02)) hidden.push('skills');
  if (isCareless && random.chance(0.12)) hidden.push('certifications');
  if (isCareless && random.chance(0.06)) hidden.push('education');
  return hidden;
}
