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
const paperEnd =
  /\b(?:accreditation|certification|licen[cs]e|licensure|card|permit|endorsement|registration|commission)$/i;

/** Whether a line begins with the name of a certificate or licence, and tells neither a degree nor a place of learning. */
function isPaper({ text }: LayoutLine): boolean {
  if (text.length > longestPaper || isProse(text)) return false;
  const known = findCertifications(text)[0];
  const isUnlisted =
    paperLead.test(text) || paperEnd.test(trimSeparators(withoutDates(text).text).split(', ')[0] ?? '');
  const isNamed = known?.start === 0 || isUnlisted;
  // Letters of a body behind the name may be those of a degree as well.
  const isDegree = findDegrees(text).some(({ start }) => start < (known?.end ?? text.length));
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
    const papers = papersOf(section.lines.filter((line) => isMixed || tellsAlone(line)));
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
function papersOf(lines: readonly LayoutLine[]): Set<LayoutLine> {
  const papers = new Set<LayoutLine>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const isDetail = above !== undefined && papers.has(above) && line.bulletDepth === 0 && tellsMore(line);
    if (isPaper(line) || isDetail) papers.add(line);
  });
  return papers;
}

const tellsMore = (line: LayoutLine): boolean =>
  isDateOnly(line) || (isBody(line.text) && !schoolNoun.test(line.text) && findDegrees(line.text).length === 0);
