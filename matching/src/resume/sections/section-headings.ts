import type { ResumeSection } from '@portal/domain/resumes/parsed-resume';
import headings from '../../../data/sections.json' with { type: 'json' };
import type { LayoutLine } from '../../text/layout-line';
import { foldWords, isUpperCase, phraseKey } from '../../text/normalize';

/** A line, or the beginning of one, that names a section. */
export interface Heading {
  section: ResumeSection;
  /** Further sections in the heading: `Education & Certifications`. */
  also: ResumeSection[];
  /** The whole phrase is a known heading; else only its last word is. */
  isExact: boolean;
  /** The words are also common outside of headings, so layout decides. */
  isAmbiguous: boolean;
}

const sectionOfPhrase = new Map<string, ResumeSection>();
const sectionOfLetters = new Map<string, ResumeSection>();
const isSection = (name: string): name is ResumeSection => name in headings;
for (const [section, phrases] of Object.entries(headings)) {
  if (!isSection(section)) continue;
  for (const phrase of phrases.map(phraseKey)) {
    if (!sectionOfPhrase.has(phrase)) sectionOfPhrase.set(phrase, section);
    const letters = phrase.replaceAll(' ', '');
    if (letters.length >= 5 && !sectionOfLetters.has(letters)) sectionOfLetters.set(letters, section);
  }
}

/** Headings that are also values, labels or lines of a table. */
const ambiguous = new Set(
  'software systems system school project name address details university college degree work career software tools technology technologies platforms equipment community leadership knowledge training courses other misc notes information web links bio goal goals statement background roles positions articles papers books talks license licence certificate certified registration tickets admissions project activities sports travel personal social online connect appointments experiences employers assignments engagements strengths qualifications language reference committees availability methods processes eligibility designations conferences recognition freelance'.split(
    ' ',
  ),
);

const lastWords: ReadonlyMap<string, ResumeSection> = new Map(
  Object.entries<ResumeSection>({
    experience: 'work',
    employment: 'work',
    experiences: 'work',
    skills: 'skills',
    competencies: 'skills',
    expertise: 'skills',
    proficiencies: 'skills',
    technologies: 'skills',
    certifications: 'certifications',
    certificates: 'certifications',
    licenses: 'certifications',
    licences: 'certifications',
    licensure: 'certifications',
    credentials: 'certifications',
    education: 'education',
    projects: 'projects',
    publications: 'publications',
    awards: 'awards',
    honors: 'awards',
    memberships: 'associations',
    affiliations: 'associations',
    profile: 'summary',
    summary: 'summary',
    interests: 'other',
    activities: 'other',
    coursework: 'other',
  }),
);

const spacedLetters = /^(?:\p{L} +){3,60}\p{L}:?$/u;

/** Years of experience after a heading: `Work Experience (9 years)`. */
const yearsInBrackets = /\s*\([^()]*\b(?:years?|yrs?|months?)\b[^()]*\)$/i;

/** The section that a phrase names, or undefined. */
export function headingOfPhrase(written: string): Heading | undefined {
  if (written.length > 70) return undefined;
  const text = written.replace(yearsInBrackets, '');
  const words = foldWords(text);
  if (words.length === 0) return undefined;
  if (spacedLetters.test(text.trim())) {
    const section = sectionOfLetters.get(words.join(''));
    if (section) return { section, also: [], isExact: true, isAmbiguous: false };
  }
  if (words.length > 7) return undefined;
  const key = words.join(' ');
  const exact = sectionOfPhrase.get(key);
  const parts = key.split(' and ');
  if (exact)
    return { section: exact, also: sectionsOfParts(parts, exact), isExact: true, isAmbiguous: ambiguous.has(key) };
  // Spaced capitals may be split wrongly: `WORK HISTO RY`.
  const pieced = isUpperCase(text) && words.length <= 6 ? sectionOfLetters.get(words.join('')) : undefined;
  if (pieced) return { section: pieced, also: [], isExact: true, isAmbiguous: false };
  const sections = parts.map((part) => sectionOfPhrase.get(part));
  const first = sections.find((section) => section !== 'other') ?? sections[0];
  if (parts.length > 1 && first && sections.every((section) => section !== undefined)) {
    return { section: first, also: sectionsOfParts(parts, first), isExact: true, isAmbiguous: false };
  }
  const last = lastWords.get(words[words.length - 1] ?? '');
  if (last && words.length <= 5 && !/\d/.test(text)) {
    return { section: last, also: [], isExact: false, isAmbiguous: true };
  }
  return undefined;
}

function sectionsOfParts(parts: readonly string[], main: ResumeSection): ResumeSection[] {
  if (parts.length < 2) return [];
  const others = parts.map((part) => sectionOfPhrase.get(part)).filter((section) => section !== undefined);
  return [...new Set(others)].filter((section) => section !== main);
}

/** A heading with content in the same line: `Skills: Java, SQL`. */
export interface InlineHeading extends Heading {
  /** The offset of the content in the line. */
  contentStart: number;
}

const inlineEnd = /[:：]\s+|\s[–—-]\s+/;

/** Reads a heading at the beginning of a line with content. */
export function inlineHeading(line: LayoutLine): InlineHeading | undefined {
  const head = line.text.slice(0, 60);
  const end = inlineEnd.exec(head);
  const cell = line.gaps[0];
  const labelEnd = end ? end.index : (cell ?? 0);
  const contentStart = end ? end.index + end[0].length : (cell ?? 0);
  if (labelEnd < 3 || contentStart >= line.text.length) return undefined;
  const heading = headingOfPhrase(line.text.slice(0, labelEnd));
  return heading?.isExact ? { ...heading, contentStart } : undefined;
}
