import { findCertifications } from '../../taxonomy/certifications';
import { findDegrees } from '../../taxonomy/degrees';
import { isDateOnly } from '../certificates/certificate-blocks';
import { isBody } from '../certificates/issuers';
import { withoutDates } from '../certificates/certificate-details';
import { isProse } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { trimSeparators } from '../../text/normalize';
import type { Section } from './section';

/** Headings of sections with schools and credentials: `Education & Certifications`, `Education and Training`. */
const mixedHeading = /\b(?:certifi\p{L}+|licen[cs]\p{L}+|credentials?|trainings?|courses?|qualifications?)\b/iu;
const maxPaperLength = 120;
/** Beginnings of unlisted credentials. */
const paperLead = /^(?:certified|licensed|registered|board[- ]certified)\s+\p{L}/iu;

/** Ends of unlisted credentials. */
const paperEnd = /\b(?:accreditation|certification|licen[cs]e|licensure|permit|endorsement)$/i;
/** Nouns that also end other names, unless the heading mentions credentials. */
const paperEndUnderPapers = /^(?!.*\bstudents?\b).*\b(?:card|registration|commission)$/i;
/** Details of studies, regardless of their last word: `Minor: Teacher certification`. */
const ofStudies = /\b(?:member|thesis|minor|scholarship)\b|^(?!\P{L}*(?:certifi|licen[cs]|credential))[\p{L}'’ ]+:/iu;
/** Nouns of degrees, which distinguish them from credentials anywhere in the name. */
const degreeNoun = /\b(?:diploma|degree|bachelor|baccalaureate|doctorate)\b/i;

/** Whether a text looks like an unlisted credential. */
function isUnlistedPaper(text: string, isMixed: boolean): boolean {
  if (paperLead.test(text)) return true;
  const name = trimSeparators(withoutDates(text).text).split(', ')[0] ?? '';
  return !ofStudies.test(name) && (paperEnd.test(name) || (isMixed && paperEndUnderPapers.test(name)));
}

/**
 * Whether a line begins with the name of a certificate or license and names neither a degree nor a school.
 * @param isMixed The heading mentions credentials.
 */
function isPaper({ text }: LayoutLine, isMixed: boolean): boolean {
  if (text.length > maxPaperLength || isProse(text)) return false;
  const known = findCertifications(text)[0];
  const isNamed = known?.start === 0 || isUnlistedPaper(text, isMixed);
  // The letters of an issuer after the name may also be a degree's.
  const isDegree =
    findDegrees(text).some(({ start }) => start < (known?.end ?? text.length)) ||
    degreeNoun.test(text.split(', ')[0] ?? '');
  return isNamed && !isDegree && !text.split(/,\s+|\s[–—|-]\s/).some((part) => schoolNoun.test(part));
}

/** Nouns of schools with longer studies than for a credential. */
const schoolNoun = /\b(?:universit\p{L}{1,3}|college|school|program(?:me)?|bootcamp)\b/iu;

/**
 * Gives credentials among schools and degrees a section of their own, when the heading mentions them or no other
 * section has any.
 */
export function liftPapers(sections: readonly Section[]): Section[] {
  const hasOwn = sections.some(({ kind, lines }) => kind === 'certifications' && lines.length > 0);
  return sections.flatMap((section) => {
    const { heading, also } = section;
    const isMixed = also.includes('certifications') || mixedHeading.test(heading?.text ?? '');
    if (section.kind !== 'education' || !heading || (hasOwn && !isMixed)) return [section];
    const papers = papersOf(
      section.lines.filter((line) => isMixed || isOutsideTable(line)),
      isMixed,
    );
    if (papers.size === 0 || papers.size === section.lines.length) return [section];
    const lines = section.lines.filter((line) => !papers.has(line));
    return [
      { ...section, also: also.filter((kind) => kind !== 'certifications'), lines },
      { kind: 'certifications', also: [], heading: null, lines: [...papers] },
    ];
  });
}

/** A line of an education section without an institute that is not a row of a table of degrees. */
const isOutsideTable = ({ text, gaps }: LayoutLine): boolean => gaps.length < 2 && !/\binstitut/i.test(text);

/** The lines with credentials, and directly below them those with only issuer or date. */
function papersOf(lines: readonly LayoutLine[], isMixed: boolean): Set<LayoutLine> {
  const papers = new Set<LayoutLine>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const isDetail = above !== undefined && papers.has(above) && line.bulletDepth === 0 && isCredentialDetail(line);
    if (isPaper(line, isMixed) || isDetail) papers.add(line);
  });
  return papers;
}

const isCredentialDetail = (line: LayoutLine): boolean =>
  isDateOnly(line) || (isBody(line.text) && !schoolNoun.test(line.text) && findDegrees(line.text).length === 0);
