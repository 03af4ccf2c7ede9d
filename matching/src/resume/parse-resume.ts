import type { ParsedResume, ResumeSection } from '@portal/domain/resumes/parsed-resume';
import type { DocumentText } from '../documents/document-text';
import { engineVersion } from '../engine-version';
import { titleScore } from '../text/classify';
import { languageOf } from '../text/language-of';
import { layoutLines, type LayoutLine } from '../text/layout-line';
import { readPlace } from '../text/places';
import { recordProvenance, type Found, type ProvenanceMap } from '../text/span';
import { readCertifications, recordCertifications } from './certifications';
import { countryOfEmail, findLinks, findPhones, linkedEmails, linkedPages, linkedPhones, linkKey } from './contact';
import { cutContactBlocks } from './contact-blocks';
import { nameCredentials } from './credential-sections';
import { asWritten, readDaysFirst } from './day-first';
import { readBulletedHeadings, readDecorations } from './decorated-headings';
import { findEmails } from './emails';
import { experienceOf } from './experience';
import { interleaveMargins, joinMarginLines } from './gutters';
import { readEducation, recordEducation } from './education';
import { endInlineLists } from './inline-lists';
import { industriesOf } from './industries';
import { nameGroups, nameSidebarLists } from './list-groups';
import { readLanguages, recordLanguages } from './languages';
import { readOutline } from './outline-marks';
import { splitOpening } from './opening-name';
import { findName } from './person-name';
import { impersonalLines } from './impersonal-lines';
import { withoutPersonal } from './personal-data';
import { findAddress, partsOf } from './postal-address';
import { splitSections, type Section } from './sections';
import { splitRunInHeads } from './run-in-heads';
import { readSkills, recordSkills } from './skills';
import { readWork, recordWork, type FoundWork } from './work';
import {
  nameByContent,
  nameOnlyList,
  namePositions,
  rejoinEntries,
  rejoinLists,
  splitAtUnlistedHeadings,
} from './unlisted-headings';
import { cutFooter, findUntitledRuns } from './untitled-runs';
import { liftStrayDegrees } from './stray-degrees';
import { ColumnWidths } from './wrapped-lines';

/** What parsing a resume needs beside the document. */
export interface ParseResumeOptions {
  /** `YYYY-MM-DD`: the day until which a current position counts. */
  today: string;
}

const linesOf = (sections: readonly Section[], kind: ResumeSection): LayoutLine[][] =>
  sections.filter((section) => section.kind === kind && section.lines.length > 0).map((section) => section.lines);

/** Lines that are not told of an employer or a school, whose towns are not the person's, but for those beside contact data. */
function notOfEntries(sections: readonly Section[], lines: readonly LayoutLine[]): LayoutLine[] {
  const taken = new Set([...linesOf(sections, 'work'), ...linesOf(sections, 'education')].flat());
  const isContact = (line: LayoutLine | undefined): boolean =>
    line !== undefined && taken.has(line) && /\S@\S|\d{3}[ .)-]+\d{3}/.test(line.text);
  return lines.filter((line, at) => !taken.has(line) || [-2, -1, 0, 1, 2].some((step) => isContact(lines[at + step])));
}

/** Lines at the end of a document where some letterheads have the address. */
const footLines = 6;

/** So many addresses and numbers of each kind somebody has at most. */
const mostContacts = 20;
/** So many addresses are looked at in a document. */
const mostAddresses = 200;

/** Joins broken lines to entries: a bullet, or a line that begins anew. */
function entriesOf(sections: readonly Section[], kind: ResumeSection, text: string, max: number): string[] {
  const entries: string[] = [];
  for (const lines of linesOf(sections, kind)) {
    lines.forEach((line, index) => {
      const isContinued = index > 0 && line.bulletDepth === 0 && /^[\p{Ll}(]/u.test(line.text) && entries.length > 0;
      const written = asWritten(line, text);
      if (isContinued) entries.push(`${entries.pop() ?? ''} ${written}`);
      else entries.push(written);
    });
  }
  return entries.slice(0, max);
}

/** The country that most of the positions name. */
function countryOfWork(works: readonly FoundWork[]): string {
  const counts = new Map<string, number>();
  for (const { value } of works) {
    const code = readPlace(value.location)?.countryCode ?? '';
    if (code !== '') counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Addresses as written, made whole by the links of the file where a line break has torn them. */
function withLinked(written: readonly Found[], linked: readonly Found[]): Found[] {
  const whole = written.map((found) => {
    const link = linked.find(({ value }) => value !== found.value && isPartOf(found.value, value));
    return link ? { ...found, value: link.value } : found;
  });
  const all = whole.length > 0 ? whole : linked;
  return all.filter((found, index) => all.findIndex(({ value }) => value === found.value) === index);
}

const isPartOf = (part: string, whole: string): boolean =>
  whole.length - part.length <= 40 && (whole.startsWith(part) || whole.endsWith(part) || whole.includes(part));

function distinctLinks(links: readonly Found[]): Found[] {
  const keys = new Set<string>();
  return links.filter(({ value }) => {
    const key = linkKey(value);
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

/** The first line of the head that is a title by itself, as people write it under their name. */
function headline(lines: readonly LayoutLine[], nameLine: LayoutLine | undefined): LayoutLine | undefined {
  return lines
    .slice(0, 12)
    .find(
      (line) =>
        line !== nameLine &&
        line.words.length <= 10 &&
        titleScore(line.text.split(/\s+[|•·]\s+/)[0] ?? '') >= 1 &&
        !/[@\d]/.test(line.text),
    );
}

const byPlace = (a: LayoutLine, b: LayoutLine): number => a.index - b.index;

/** What is done to the lines of a document before sections are told apart, in this order. */
const lineSteps: readonly ((lines: LayoutLine[]) => LayoutLine[])[] = [
  readDaysFirst,
  splitOpening,
  interleaveMargins,
  joinMarginLines,
  readOutline,
  readBulletedHeadings,
  readDecorations,
  splitRunInHeads,
];

const linesOfDocument = (document: DocumentText): LayoutLine[] =>
  lineSteps.reduce((lines, step) => step(lines), layoutLines({ ...document, lines: withoutPersonal(document.lines) }));

/** What is done to sections that were told by their headings, in this order: what stands in them tells where no heading does. */
const sectionSteps: readonly ((sections: readonly Section[]) => Section[])[] = [
  cutContactBlocks,
  endInlineLists,
  nameByContent,
  splitAtUnlistedHeadings,
  rejoinLists,
  nameGroups,
  nameSidebarLists,
  nameOnlyList,
  namePositions,
  rejoinEntries,
  nameCredentials,
  findUntitledRuns,
  cutFooter,
  liftStrayDegrees,
];

const sectionsOf = (lines: readonly LayoutLine[]): Section[] =>
  sectionSteps.reduce((sections, step) => step(sections), splitSections(lines));

/**
 * Understands a resume. Never throws: what cannot be found stays empty.
 * @param document The text with its layout.
 * @returns the values, and in `provenance` where each of them stands and how sure the engine is.
 */
export function parseResume(document: DocumentText, options: ParseResumeOptions): ParsedResume {
  const lines = linesOfDocument(document);
  const provenance: ProvenanceMap = {};
  const writtenEmails = findEmails(lines);
  const emails = withLinked(writtenEmails, linkedEmails(document.links).slice(0, mostAddresses));
  const email = emails[0];
  const guessedName = findName(lines, email?.value ?? '');
  const { own, others, nameLine, headlines, names } = impersonalLines(lines, guessedName?.full ?? null);
  const sections = sectionsOf(others);
  const widths = new ColumnWidths(others);
  const inHeader = linesOf(sections, 'header').flat();
  const contactLines = [
    ...own,
    ...sections
      .filter((section) => section.kind === 'header' || section.kind === 'other')
      .flatMap((section) => section.lines),
  ].sort(byPlace);
  const nameSpan = guessedName?.full ?? null;
  const address =
    findAddress(contactLines.slice(0, 60), nameSpan) ??
    findAddress(notOfEntries(sections, lines.slice(0, 12)), nameSpan) ??
    findAddress(lines.slice(-footLines), nameSpan);
  const works = readWork(linesOf(sections, 'work'), document.text);
  const country = address?.countryCode || countryOfEmail(email?.value ?? '') || countryOfWork(works);
  const name = findName(lines, email?.value ?? '', country);
  const phones = findPhones(contactLines.length > 0 ? [...contactLines, ...lines.slice(0, 8)] : lines, country);
  const writtenPhones = phones.length > 0 ? phones : findPhones(lines.slice(0, 400), country);
  const allPhones = writtenPhones.length > 0 ? writtenPhones : linkedPhones(document.links, country);
  const writtenLinks = findLinks(lines);
  const links = distinctLinks([...writtenLinks, ...linkedPages(document.links)]).filter(
    (link) => !emails.some((other) => other.value.includes(link.value.toLowerCase())),
  );
  const education = readEducation(linesOf(sections, 'education'), document.text, widths);
  // A link of the file reaches over its whole line: only what is written is the person's.
  const contact = [writtenEmails, writtenPhones, writtenLinks].flatMap((found) => found.slice(0, mostContacts));
  const person = [
    ...contact,
    ...(name ? [name.full] : []),
    ...(address ? [address.span] : []),
    ...names,
    ...headlines.filter((line) => inHeader.includes(line)),
  ];
  const skills = readSkills(sections, works, person, widths, options.today);
  const certifications = readCertifications(sections, widths);
  const languages = readLanguages(sections);
  const summary = linesOf(sections, 'summary').flat();
  const title = headline([...own, ...inHeader].sort(byPlace), nameLine);
  const firstSummary = summary[0];
  const lastSummary = summary[summary.length - 1];

  recordProvenance(provenance, 'fullName', name?.full);
  recordProvenance(provenance, 'email', email);
  recordProvenance(provenance, 'phone', allPhones[0]);
  recordProvenance(provenance, 'address', address?.span);
  links.forEach((link, index) => {
    recordProvenance(provenance, `links.${index}`, link);
  });
  if (firstSummary && lastSummary)
    recordProvenance(provenance, 'summary.objective', {
      value: '',
      start: firstSummary.start,
      end: lastSummary.end,
      confidence: 0.85,
    });
  recordWork(provenance, works);
  recordEducation(provenance, education);
  recordSkills(provenance, skills);
  recordCertifications(provenance, certifications);
  recordLanguages(provenance, languages);

  const told = others.map((line) => line.text).join('\n');
  const current = works.find((work) => work.value.endDate === 'present');
  return {
    fullName: name?.full.value ?? '',
    firstName: name?.first ?? '',
    middleName: name?.middle ?? '',
    lastName: name?.last ?? '',
    email: email?.value ?? '',
    emails: emails.map((found) => found.value),
    phone: allPhones[0]?.e164 ?? '',
    phones: allPhones.map((phone) => ({ e164: phone.e164, asWritten: phone.value })),
    address: partsOf(address),
    links: links.map((link) => link.value),
    summary: {
      objective: summary.map((line) => asWritten(line, document.text)).join('\n'),
      currentJobTitle: current?.value.title ?? title?.text ?? works[0]?.value.title ?? '',
    },
    work: works.map((work) => work.value),
    education: education.map((entry) => entry.value),
    skills: skills.map((skill) => skill.value),
    certifications: certifications.map((certification) => certification.value),
    languages: languages.map((language) => language.value),
    military: entriesOf(sections, 'military', document.text, 20),
    publications: entriesOf(sections, 'publications', document.text, 100),
    patents: entriesOf(sections, 'patents', document.text, 100),
    awards: entriesOf(sections, 'awards', document.text, 100),
    associations: entriesOf(sections, 'associations', document.text, 100),
    experience: experienceOf(
      works.map((work) => work.value),
      options.today,
    ),
    industries: industriesOf(told),
    language: languageOf(told),
    text: document.text,
    provenance,
    isWorkCorrected: false,
    isPartial: document.isTruncated,
    engineVersion,
  };
}
