import { cityLine } from './contact';
import type { ContactItem, Outline, OutlineEntry, OutlineSection } from './outline';
import type { Persona, PersonaEducation, PersonaWork } from './persona-types';
import { createRandom, type Random } from './random';
import type { SectionId, WritingStyle } from './style';
import type { ResumeTruth } from './truth';
import { withTypos } from './typos';
import { readableMonth, writeMonth } from './written-date';

/**
 * Turns a persona into the content of a resume, in a writing style.
 * @returns the content and what a perfect parser would find in it: a date written as a year is only a year, an omitted
 * section is empty.
 */
export function presentResume(persona: Persona, style: WritingStyle): { outline: Outline; truth: ResumeTruth } {
  const random = createRandom(persona.seed, 'present');
  const truth: ResumeTruth = {
    firstName: persona.firstName,
    lastName: persona.lastName,
    email: persona.email,
    phone: persona.phone.e164,
    city: persona.address.city,
    state: persona.address.state,
    zipCode: style.addressForm === 'city' ? '' : persona.address.zipCode,
    skills: [],
    education: [],
    work: [],
    certifications: [],
  };
  const context = { persona, style, random, truth };
  const sections = style.order
    .filter((id) => !style.hidden.includes(id))
    .map((id) => makeSection(id, context))
    .filter((section) => section !== null);
  return {
    outline: {
      name: writtenName(persona, style),
      headline: style.showsHeadline ? persona.headline : '',
      contact: makeContact(persona, style),
      sections,
      bullet: style.bullet,
      contactForm: style.contactForm,
      contactInPageHeader: style.contactInPageHeader,
    },
    truth,
  };
}

interface Context {
  persona: Persona;
  style: WritingStyle;
  random: Random;
  truth: ResumeTruth;
}

function writtenName(persona: Persona, style: WritingStyle): string {
  const { firstName, middleName, lastName, honorific, credentials } = persona;
  const full = [honorific, firstName, style.nameForm === 'plain' ? '' : middleName, lastName].filter(Boolean).join(' ');
  const name = style.nameForm === 'lastFirst' ? `${lastName}, ${firstName}` : full;
  const cased = style.nameForm === 'upper' ? name.toUpperCase() : name;
  return style.showsCredentials && credentials && style.nameForm !== 'lastFirst' ? `${cased}, ${credentials}` : cased;
}

function makeContact({ address, phone, email, links }: Persona, style: WritingStyle): ContactItem[] {
  const line = cityLine(address, { withZip: style.addressForm !== 'city' });
  const place = address.country === 'US' ? line : `${line}, ${address.countryName}`;
  return [
    { kind: 'address', label: 'Address', text: style.addressForm === 'full' ? `${address.street}, ${place}` : place },
    { kind: 'phone', label: 'Phone', text: phone.asWritten },
    { kind: 'email', label: 'Email', text: email },
    ...links.map((text): ContactItem => ({
      kind: 'link',
      label: text.includes('linkedin') ? 'LinkedIn' : 'Web',
      text,
    })),
  ];
}

function makeSection(id: SectionId, context: Context): OutlineSection | null {
  const { persona, style, random, truth } = context;
  const heading = writtenHeading(style.headings[id], style);
  const prose = (text: string): string => withTypos(text, style.typos, random, persona.skills);
  const list = (items: string[], form: 'line' | 'bullets', separator = ', '): OutlineSection | null =>
    items.length === 0 ? null : { id, heading, kind: 'list', items, form, groups: [], asLine: items.join(separator) };
  const sections: Readonly<Record<SectionId, () => OutlineSection | null>> = {
    summary: () => ({ id, heading, kind: 'text', paragraphs: [prose(persona.summary)] }),
    work: () => ({
      id,
      heading,
      kind: 'entries',
      entries: persona.work.map((work, index) => makeWork(work, persona.work[index - 1], context, prose)),
    }),
    education: () => ({
      id,
      heading,
      kind: 'entries',
      entries: persona.education.map((education) => makeEducation(education, context)),
    }),
    skills: () => makeSkills(id, heading, context),
    certifications: () => {
      truth.certifications = persona.certifications.map(({ name }) => name);
      return list(
        persona.certifications.map((one) => writtenCertification(one, style)),
        'bullets',
      );
    },
    projects: () =>
      persona.projects.length === 0
        ? null
        : {
            id,
            heading,
            kind: 'text',
            paragraphs: persona.projects.map(({ name, text }) => `${name}: ${prose(text)}`),
          },
    languages: () =>
      list(
        persona.languages.map(({ name, level }) => `${name} (${level})`),
        'line',
      ),
    awards: () => list(persona.awards, 'bullets'),
    associations: () => list(persona.associations, 'bullets'),
    publications: () => list(persona.publications, 'bullets'),
    volunteering: () => list(persona.volunteering, 'bullets'),
    interests: () => list(persona.interests, 'line'),
    references: () =>
      style.endsWithReferences ? { id, heading, kind: 'text', paragraphs: ['Available upon request.'] } : null,
  };
  return sections[id]();
}

function writtenHeading(heading: string, { headingCase }: WritingStyle): string {
  const cased = { asIs: heading, upper: heading.toUpperCase(), lower: heading.toLowerCase(), colon: `${heading}:` };
  return cased[headingCase];
}

function makeWork(
  work: PersonaWork,
  newer: PersonaWork | undefined,
  { style, random, truth }: Context,
  prose: (text: string) => string,
): OutlineEntry {
  const format = random.pick(style.dateFormats);
  truth.work.push({
    title: work.title,
    companyName: work.companyName,
    startDate: readableMonth(work.start, format),
    endDate: work.end === 'present' ? work.end : readableMonth(work.end, format),
  });
  const start = writeMonth(work.start, format);
  const isOpen = work.end === 'present';
  const end = isOpen ? style.presentWord : writeMonth(work.end, format);
  const bullets = work.bullets.map(prose);
  const isList = style.bulletsAs === 'bullets';
  return {
    title: work.title,
    organization: work.companyName,
    location: style.showsLocations ? work.location : '',
    dates: isOpen && style.writesSince ? `since ${start}` : start === end ? start : start + style.dateSeparator + end,
    form: style.entryForm,
    isContinued:
      newer?.companyName === work.companyName &&
      ['companyThenTitle', 'dots', 'companyDatesTitle'].includes(style.entryForm),
    notes: [],
    bullets: isList ? bullets : [],
    paragraph: isList ? '' : bullets.map((bullet) => `${bullet}.`).join(' '),
  };
}

const majorForms: Readonly<Record<WritingStyle['majorForm'], (degree: string, major: string) => string>> = {
  in: (degree, major) => `${degree} in ${major}`,
  comma: (degree, major) => `${degree}, ${major}`,
  parentheses: (degree, major) => `${degree} (${major})`,
  dash: (degree, major) => `${degree} - ${major}`,
};

function makeEducation(education: PersonaEducation, { style, random, truth }: Context): OutlineEntry {
  const { degree, major, school, startYear, end } = education;
  const namesMajor = major !== '' && !degree.toLowerCase().includes(major.toLowerCase());
  const title = namesMajor ? majorForms[style.majorForm](degree, major) : degree;
  const format = random.pick(style.dateFormats);
  const year = end.slice(0, 4);
  const dates = {
    range: `${String(startYear)}${style.dateSeparator}${year}`,
    month: writeMonth(end, format),
    year,
  };
  truth.education.push({ school, degree: title, degreeName: degree, major });
  return {
    title,
    organization: school,
    location: style.showsLocations && random.chance(0.7) ? education.location : '',
    dates: dates[style.educationDates],
    form: style.educationForm,
    isContinued: false,
    notes: [education.gpa && `GPA: ${education.gpa}${random.chance(0.5) ? '/4.0' : ''}`, education.honors].filter(
      Boolean,
    ),
    bullets: [],
    paragraph: '',
  };
}

const skillSeparators = {
  comma: ', ',
  pipes: ' | ',
  dots: ' • ',
  semicolons: '; ',
  bullets: ', ',
  grouped: ', ',
} as const;
const groupLabels = [
  ['Core', 'Also', 'Tools'],
  ['Main skills', 'Other skills', 'Software'],
  ['Proficient', 'Familiar', 'Systems'],
] as const;

function makeSkills(id: SectionId, heading: string, { persona, style, random, truth }: Context): OutlineSection {
  truth.skills = [...persona.skills];
  const labels = random.pick(groupLabels);
  const size = Math.ceil(persona.skills.length / labels.length);
  return {
    id,
    heading,
    kind: 'list',
    items: persona.skills,
    asLine: persona.skills.join(skillSeparators[style.skillsForm]),
    form: style.skillsForm === 'grouped' ? 'grouped' : style.skillsForm === 'bullets' ? 'bullets' : 'line',
    groups: labels
      .map((label, index) => ({ label, items: persona.skills.slice(index * size, (index + 1) * size) }))
      .filter((group) => group.items.length > 0),
  };
}

function writtenCertification(
  { name, issuer, date }: Persona['certifications'][number],
  { certificationForm }: WritingStyle,
): string {
  const year = date.slice(0, 4);
  return { name, issuer: `${name}, ${issuer}`, year: `${name}, ${year}`, issuerYear: `${name} – ${issuer} (${year})` }[
    certificationForm
  ];
}
