import type { ParsedResume, ResumeSection } from '@portal/domain/resumes/parsed-resume';
import type { DocumentText } from '../documents/document-text';
import { engineVersion } from '../engine-version';
import { titleScore } from '../text/classify';
import { languageOf } from '../text/language-of';
import { layoutLines, type LayoutLine } from '../text/layout-line';
import { recordProvenance, type ProvenanceMap } from '../text/span';
import { readCertifications, recordCertifications } from './certificates/certifications';
import { cutContactBlocks } from './contact/contact-blocks';
import { liftPapers } from './sections/mixed-credentials';
import { nameCredentials } from './sections/credential-sections';
import { withoutClosing } from './lines/closing-lines';
import { withoutFooters } from './lines/footers';
import { bulletedText } from './lines/bulleted-text';
import { asWritten, readDaysFirst } from './lines/day-first';
import { readBulletedHeadings, readDecorations } from './sections/decorated-headings';
import { experienceOf } from './work/experience';
import { isStudentBody } from './work/student-bodies';
import { interleaveMargins, joinMarginLines } from './lines/gutters';
import { readEducation, recordEducation } from './education/education';
import { endInlineLists } from './skills/inline-lists';
import { industriesOf } from './work/industries';
import { nameGroups, nameSidebarLists } from './skills/list-groups';
import { readLanguages, recordLanguages } from './skills/languages';
import { readOutline } from './lines/outline-marks';
import { splitOpening } from './person/opening-name';
import { readEmails, readPersonDetails } from './person/person-details';
import { findName } from './person/person-name';
import { impersonalLines } from './person/impersonal-lines';
import { withoutPersonal } from './person/personal-data';
import { partsOf } from './contact/postal-address';
import { withoutAddress, writtenAddress } from './contact/without-address';
import { withoutIdentityNumbers } from './person/without-identity-numbers';
import { withoutPrivateLife } from './person/without-private-life';
import { headAtName } from './sections/head-in-list';
import { liftLanguageTables } from './skills/language-tables';
import { nameQualifications } from './sections/qualification-sections';
import { splitSections } from './sections/sections';
import type { Section } from './sections/section';
import { splitRunInHeads } from './sections/run-in-heads';
import { checkReading } from './reading/check-reading';
import { withScanDoubts } from './reading/scan-doubts';
import { readSkills, recordSkills } from './skills/skills';
import { readWork, recordWork } from './work/work';
import {
  nameByContent,
  nameOnlyList,
  namePositions,
  rejoinEntries,
  rejoinLists,
  splitAtUnlistedHeadings,
} from './sections/unlisted-headings';
import { cutFooter, findUntitledRuns } from './sections/untitled-runs';
import { liftStrayDegrees } from './education/stray-degrees';
import { ColumnWidths } from './lines/wrapped-lines';

/** Options of parsing a resume. */
export interface ParseResumeOptions {
  /** `YYYY-MM-DD`: the end of current positions. */
  today: string;
}

const linesOf = (sections: readonly Section[], kind: ResumeSection): LayoutLine[][] =>
  sections.filter((section) => section.kind === kind && section.lines.length > 0).map((section) => section.lines);

/** Joins wrapped lines to entries, each from a bullet or a new beginning. */
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

/** The titles at the beginning of a line; keywords after them (`Front-End Developer | HTML | Git`) are left out. */
function leadingTitles(text: string): string {
  const parts = text.split(/(\s+[|•·]\s+)/);
  let end = 0;
  while (end < parts.length && titleScore(parts[end] ?? '') >= 1) end += 2;
  return parts.slice(0, Math.max(0, end - 1)).join('');
}

/** The titles of the first line of the head that begins with one, as written below the name. */
function headline(lines: readonly LayoutLine[], nameLine: LayoutLine | undefined): string | undefined {
  return lines
    .slice(0, 12)
    .filter((line) => line !== nameLine && line.words.length <= 10 && !line.text.includes('@'))
    .map((line) => leadingTitles(line.text))
    .find((titles) => titles !== '' && !/\d/.test(titles));
}

const byPlace = (a: LayoutLine, b: LayoutLine): number => a.index - b.index;

/** Steps on the lines of a document before it is split into sections, in order. */
const lineSteps: readonly ((lines: LayoutLine[]) => LayoutLine[])[] = [
  readDaysFirst,
  withoutClosing,
  splitOpening,
  interleaveMargins,
  joinMarginLines,
  readOutline,
  readBulletedHeadings,
  readDecorations,
  splitRunInHeads,
];

/** The lines in which a resume's person and sections are found. */
export const linesOfDocument = (document: DocumentText): LayoutLine[] =>
  lineSteps.reduce((lines, step) => step(lines), layoutLines({ ...document, lines: withoutPersonal(document.lines) }));

/** Steps on the sections found by their headings, in order; the content decides where a heading does not. */
const sectionSteps: readonly ((sections: readonly Section[]) => Section[])[] = [
  cutContactBlocks,
  endInlineLists,
  nameByContent,
  nameQualifications,
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
  liftPapers,
  liftLanguageTables,
];

const sectionsOf = (lines: readonly LayoutLine[]): Section[] =>
  sectionSteps.reduce((sections, step) => step(sections), splitSections(lines));

/**
 * Parses a resume. Never throws: values that are not found stay empty.
 * @param written The text with its layout.
 * @returns the values, with position and confidence of each in `provenance`.
 */
export const parseResume = (written: DocumentText, options: ParseResumeOptions): ParsedResume =>
  withScanDoubts(parsePerson(written, options), written.scan);

function parsePerson(written: DocumentText, options: ParseResumeOptions): ParsedResume {
  const document = withoutIdentityNumbers(written);
  const { document: read, inWhole } = withoutPrivateLife(document);
  if (read === document) return readResume(document, options);
  const parsed = readResume(read, options);
  const whole = readResume(document, options);
  const isShown = ([path]: readonly [string, unknown]): boolean => shownPaths.has(path);
  const places = Object.entries(parsed.provenance)
    .filter((place) => !isShown(place))
    .map(([path, { start, end, confidence }]) => [
      path,
      { start: inWhole(start), end: inWhole(end, true), confidence },
    ]);
  return {
    ...parsed,
    ...shownAsWritten(whole, parsed),
    text: document.text,
    provenance: Object.fromEntries([...places, ...Object.entries(whole.provenance).filter(isShown)]) as ProvenanceMap,
  };
}

/** Values that are shown in the candidate's own words stay uncut; grades cut them again. */
const shownAsWritten = (whole: ParsedResume, parsed: ParsedResume): Partial<ParsedResume> => ({
  fullName: whole.fullName,
  firstName: whole.firstName,
  middleName: whole.middleName,
  lastName: whole.lastName,
  summary: { ...parsed.summary, objective: whole.summary.objective },
  military: whole.military,
  associations: whole.associations,
  awards: whole.awards,
  publications: whole.publications,
  patents: whole.patents,
});

/** Paths of values that are shown as written. */
const shownPaths = new Set(['fullName', 'summary.objective']);

function readResume(document: DocumentText, options: ParseResumeOptions): ParsedResume {
  const lines = linesOfDocument(document);
  const provenance: ProvenanceMap = {};
  const foundEmails = readEmails(document, lines);
  const guessedName = findName(lines, foundEmails.all[0]?.value ?? '');
  const { own, others: kept, nameLine, headlines, names } = impersonalLines(lines, guessedName?.full ?? null);
  const others = withoutFooters(kept, lines);
  const sections = headAtName(sectionsOf(others), guessedName?.full ?? null);
  const widths = new ColumnWidths(others);
  const inHeader = linesOf(sections, 'header').flat();
  const works = readWork(linesOf(sections, 'work'), document.text);
  const details = readPersonDetails({ document, lines, own, sections, emails: foundEmails, guessedName, works });
  const { name, emails, phones, address, links } = details;
  const education = readEducation(linesOf(sections, 'education'), document.text, widths);
  const person = [...details.spans, ...names, ...headlines.filter((line) => inHeader.includes(line))];
  const skills = readSkills(sections, works, person, widths, options.today);
  const certifications = readCertifications(sections, widths);
  const languages = readLanguages(sections);
  const summary = linesOf(sections, 'summary').flat();
  const title = headline([...own, ...inHeader].sort(byPlace), nameLine);
  const firstSummary = summary[0];
  const lastSummary = summary[summary.length - 1];

  recordProvenance(provenance, 'fullName', name?.full);
  recordProvenance(provenance, 'email', emails[0]);
  recordProvenance(provenance, 'phone', phones[0]);
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

  const text = others.map((line) => line.text).join('\n');
  const offices = works.filter(({ value }) => !isStudentBody(value.companyName));
  const current = offices.find((work) => work.value.endDate === 'present');
  return {
    fullName: name?.full.value ?? '',
    firstName: name?.first ?? '',
    middleName: name?.middle ?? '',
    lastName: name?.last ?? '',
    email: emails[0]?.value ?? '',
    emails: emails.map((found) => found.value),
    phone: phones[0] ? phones[0].e164 || phones[0].value : '',
    phones: phones.map((phone) => ({ e164: phone.e164, asWritten: phone.value })),
    address: partsOf(address),
    links: links.map((link) => link.value),
    summary: {
      objective: withoutAddress(bulletedText(summary, document.text), writtenAddress(address, document.text)),
      currentJobTitle: current?.value.title ?? title ?? (offices[0] ?? works[0])?.value.title ?? '',
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
    industries: industriesOf(text),
    language: languageOf(text),
    text: document.text,
    provenance,
    isWorkCorrected: false,
    reading: checkReading({
      lines: withoutClosing(layoutLines(document)),
      pageCount: document.pageCount,
      isTruncated: document.isTruncated,
      sections,
      work: works.map((work) => work.value),
      education: education.map((entry) => entry.value),
      certifications: certifications.map((certification) => certification.value),
    }),
    engineVersion,
  };
}
