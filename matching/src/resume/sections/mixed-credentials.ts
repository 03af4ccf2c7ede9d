import { findCertifications } from '../../taxonomy/certifications';
import { findDegrees } from '../../taxonomy/degrees';
import { isDateOnly } from '../certificates/certificate-blocks';
import { isBody } from '../certificates/issuers';
import { withoutDates } from '../certificates/certificate-details';
import { isProse } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { trimSeparators } from '../../text/normalize';
import type { Section } from './sections';

/** Words of headings under which schools stand beside papers: `Education & Certifications`, `Education and Training`. */
const mixedHeading = /\b(?:certifi\p{L}+|licen[cs]\p{L}+|credentials?|trainings?|courses?|qualifications?)\b/iu;
const longestPaper = 120;
/** How a paper begins that no list knows. */
const paperLead = /^(?:certified|licensed|registered|board[- ]certified)\s+\p{L}/iu;

/** How a paper ends that no list knows. */
const paperEnd = /\b(?:accreditation|certification|licen[cs]e|licensure|permit|endorsement)$/i;
/** Nouns that end the names of other things as well, unless the heading tells of papers. */
const paperEndUnderPapers = /^(?!.*\bstudents?\b).*\b(?:card|registration|commission)$/i;
/** What is told of studies, whatever it ends with: `Minor: Teacher certification`. */
const ofStudies = /\b(?:member|thesis|minor|scholarship)\b|^(?!\P{L}*(?:certifi|licen[cs]|credential))[\p{L}'’ ]+:/iu;
/** The noun of a degree, which tells one from a paper wherever it stands in the name. */
const degreeNoun = /\b(?:diploma|degree|bachelor|baccalaureate|doctorate)\b/i;

/** Whether a text looks like the name of a paper that no list knows. */
function isUnlistedPaper(text: string, isMixed: boolean): boolean {
  if (paperLead.test(text)) return true;
  const name = trimSeparators(withoutDates(text).text).split(', ')[0] ?? '';
  return !ofStudies.test(name) && (paperEnd.test(name) || (isMixed && paperEndUnderPapers.test(name)));
}

/**
 * Whether a line begins with the name of a certificate or licence, and tells neither a degree nor a place of learning.
 * @param isMixed The heading tells of papers as well.
 */
function isPaper({ text }: LayoutLine, isMixed: boolean): boolean {
  if (text.length > longestPaper || isProse(text)) return false;
  const known = findCertifications(text)[0];
  const isNamed = known?.start === 0 || isUnlistedPaper(text, isMixed);
  // Letters of a body behind the name may be those of a degree as well.
  const isDegree =
    findDegrees(text).some(({ start }) => start < (known?.end ?? text.length)) ||
    degreeNoun.test(text.split(', ')[0] ?? '');
  return isNamed && !isDegree && !text.split(/,\s+|\s[–—|-]\s/).some((part) => schoolNoun.test(part));
}

/** The noun of a place where one studies for longer than for a paper. */
const schoolNoun = /\b(?:universit\p{L}{1,3}|college|school|program(?:me)?|bootcamp)\b/iu;

/**
 * Gives the papers a section of their own that stand among schools and degrees, where the heading says so or no other
 * section holds any.
 */
export function liftPapers(sections: readonly Section[]): Section[] {
  const hasOwn = sections.some(({ kind, lines }) => kind === 'certifications' && lines.length > 0);
  return sections.flatMap((section) => {
    const { heading, also } = section;
    const isMixed = also.includes('certifications') || mixedHeading.test(heading?.text ?? '');
    if (section.kind !== 'education' || !heading || (hasOwn && !isMixed)) return [section];
    const papers = papersOf(
      section.lines.filter((line) => isMixed || tellsAlone(line)),
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

/** A line of a section of schools that names no school by an institute, and is no row of a table of degrees. */
const tellsAlone = ({ text, gaps }: LayoutLine): boolean => gaps.length < 2 && !/\binstitut/i.test(text);

/** The lines that name papers, with those right below that tell nothing but who issued them, or when. */
function papersOf(lines: readonly LayoutLine[], isMixed: boolean): Set<LayoutLine> {
  const papers = new Set<LayoutLine>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const isDetail = above !== undefined && papers.has(above) && line.bulletDepth === 0 && tellsMore(line);
    if (isPaper(line, isMixed) || isDetail) papers.add(line);
  });
  return papers;
}

const tellsMore = (line: LayoutLine): boolean =>
  isDateOnly(line) || (isBody(line.text) && !schoolNoun.test(line.text) && findDegrees(line.text).length === 0);
