import { findCertifications } from '../../taxonomy/certifications';
import { findDegrees } from '../../taxonomy/degrees';
import { findLanguages } from '../../taxonomy/languages';
import { lookUpSkill } from '../../taxonomy/skills';
import { companyScore, isPlace, titleScore } from '../../text/classify';
import type { LayoutLine } from '../../text/layout-line';
import { contentKind, evidenceOf } from './content-kind';
import { isSchoolName } from '../education/school-names';
import { splitItems } from '../skills/list-items';
import { headingHint } from './heading-hints';
import { headingOfPhrase } from './section-headings';
import { styleOf } from './sections';
import type { Section } from './section';

/** Facts about a style that headings may have. */
interface StyleFacts {
  /** Lines of this style that are known or hinted headings. */
  headings: number;
  kinds: Set<string>;
  lines: number;
  candidates: number;
}

const maxWords = 6;
const maxLength = 48;
/** Minimum share of possible headings among the lines of a style. */
const minDistinct = 0.45;

const isEmphatic = (style: string): boolean => !style.startsWith('//1.0/0') && !style.startsWith('//0');

/** Whether a line could be a section name by its words and form. */
function isCandidate(line: LayoutLine, next: LayoutLine | undefined): boolean {
  const text = line.text.trim();
  if (line.bulletDepth > 0 || line.words.length === 0 || line.words.length > maxWords || text.length > maxLength)
    return false;
  if (line.gaps.length > 0 || line.boldLead > 0 || /[\d@.;,|•·]/.test(text.replace(/:$/, '')) || !next) return false;
  return !/^\p{Ll}/u.test(text) || line.headingLevel > 0;
}

/** Whether the words are a name, title, employer, school or place rather than a heading. */
function isValue(text: string): boolean {
  return (
    titleScore(text) >= 0.6 ||
    companyScore(text) >= 0.75 ||
    isPlace(text) ||
    isSchoolName(text) ||
    findDegrees(text).length > 0
  );
}

/**
 * Finds unlisted headings: lines in the style of known headings, or in a style in which several lines hint at sections
 * of several kinds. Their content decides the kind.
 */
export function splitAtUnlistedHeadings(sections: readonly Section[]): Section[] {
  const lines = sections.flatMap((section) => section.lines);
  const following = new Map(lines.map((line, index) => [line, lines[index + 1]]));
  const facts = new Map<string, StyleFacts>();
  const factsOf = (style: string): StyleFacts => {
    const known = facts.get(style) ?? { headings: 0, kinds: new Set(), lines: 0, candidates: 0 };
    facts.set(style, known);
    return known;
  };
  for (const { heading, kind } of sections) {
    if (!heading || heading.bulletDepth > 0) continue;
    const known = factsOf(styleOf(heading));
    known.headings += 1;
    known.lines += 1;
    known.candidates += 1;
    known.kinds.add(kind);
  }
  const candidates = new Set<LayoutLine>();
  for (const line of lines) {
    const known = factsOf(styleOf(line));
    known.lines += 1;
    if (!isCandidate(line, following.get(line))) continue;
    const hint = headingHint(line.text) ?? headingOfPhrase(line.text)?.section;
    if (hint === undefined && isValue(line.text)) continue;
    known.candidates += 1;
    candidates.add(line);
    if (hint !== undefined && titleScore(line.text) < 1) {
      known.headings += 1;
      known.kinds.add(hint);
    }
  }
  const isHeading = (line: LayoutLine): boolean => {
    if (!candidates.has(line)) return false;
    const style = styleOf(line);
    const { headings, kinds, lines: all, candidates: possible } = factsOf(style);
    if (headings < 2 || kinds.size < 2 || !isEmphatic(style)) return false;
    return possible >= minDistinct * all && headings >= 0.25 * all;
  };
  return sections.flatMap((section) => splitSection(section, isHeading));
}

/** Splits a section at its unlisted headings; a heading without content belongs to the next one. */
function splitSection(section: Section, isHeading: (line: LayoutLine) => boolean): Section[] {
  const parts: Section[] = [{ ...section, lines: [] }];
  let current = parts[0];
  for (const [index, line] of section.lines.entries()) {
    const isFirstOfPage = section.kind === 'header' && index === 0;
    const isUnderHeading = section.heading !== null && index === 0;
    if (isHeading(line) && !isFirstOfPage && !isUnderHeading && !isEntry(section, line) && opens(section, line)) {
      current = { kind: 'other', also: [], heading: line, lines: [] };
      parts.push(current);
    } else current?.lines.push(line);
  }
  return parts.map((part, index) => (index === 0 ? part : named(part, section)));
}

/**
 * Whether a line of a list has the style of the list's first line but not of its heading, so that it is the next entry.
 */
function isEntry({ heading, kind, lines: [first] }: Section, line: LayoutLine): boolean {
  if (heading === null || first === undefined || !listKinds.has(kind)) return false;
  return styleOf(first) === styleOf(line) && styleOf(heading) !== styleOf(line);
}

/** Inside positions a heading must hint at another section or be set apart. */
function opens(section: Section, line: LayoutLine): boolean {
  const hint = headingHint(line.text);
  // A school's name begins an entry, regardless of its style.
  if (section.kind === 'education' && isSchoolName(line.text) && headingOfPhrase(line.text) === undefined) return false;
  // The same for a certificate in its list.
  if (section.kind === 'certifications' && findCertifications(line.text).length > 0) return false;
  if (section.kind === 'header') return hint !== undefined || line.spaceBefore > 0.2;
  return hint !== undefined ? hint !== section.kind || line.spaceBefore > 0 : line.spaceBefore > 0.2;
}

function named(part: Section, parent: Section): Section {
  const hint = headingHint(part.heading?.text ?? '') ?? headingOfPhrase(part.heading?.text ?? '')?.section;
  const kind = contentKind(part.lines, hint);
  if (kind !== undefined) return { ...part, kind };
  if (hint === 'summary' || (hint === 'skills' && parent.kind !== 'work')) return { ...part, kind: hint };
  return part;
}

/** Sections in which names of employers or schools may look like headings. */
const ofEntries = new Set(['work', 'education']);

/**
 * Employers or schools in the style of headings are not headings: when a section with an unlisted heading follows one
 * of its own kind, and another of its lines has the style too, the heading becomes its first line.
 */
export function rejoinEntries(sections: readonly Section[]): Section[] {
  const styles = new Map<string, number>();
  const isName = ({ heading, kind }: Section): boolean =>
    heading !== null && ofEntries.has(kind) && headingOfPhrase(heading.text) === undefined;
  for (const section of sections) {
    const lines = ofEntries.has(section.kind) ? section.lines : [];
    for (const line of isName(section) && section.heading ? [section.heading, ...lines] : lines)
      styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
  }
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined[joined.length - 1];
    const { heading } = section;
    const isEntry =
      heading !== null &&
      isName(section) &&
      last?.kind === section.kind &&
      (last.lines.length === 0 || (styles.get(styleOf(heading)) ?? 0) >= 2);
    if (isEntry) joined[joined.length - 1] = { ...last, lines: [...last.lines, heading, ...section.lines] };
    else joined.push(section);
  }
  return joined;
}

const minListed = 4;

/** Whether lines are only short entries of a list. */
export function isPlainList(lines: readonly LayoutLine[]): boolean {
  const evidence = lines.map(evidenceOf);
  const items = evidence.reduce((sum, one) => sum + one.items, 0);
  return (
    items >= minListed &&
    evidence.every((one) => one.items > 0 && !one.hasDate && !one.isLearning && !one.isTitled && !one.isRunning) &&
    lines.reduce((sum, line) => sum + line.words.length, 0) <= 4 * items
  );
}

/** When no section lists skills, a plain list under an unlisted heading does. */
export function nameOnlyList(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, also, lines }) => lines.length > 0 && (kind === 'skills' || also.includes('skills'))))
    return [...sections];
  const at = sections.findIndex(
    ({ kind, heading, lines }) =>
      kind === 'other' && heading && headingOfPhrase(heading.text) === undefined && isPlainList(lines),
  );
  return sections.map((section, index) => (index === at ? { ...section, kind: 'skills' } : section));
}

/** Minimum number of dated positions in a work section with another heading: `Career Highlights`. */
const minPositions = 2;

function holdsPositions({ lines }: Section): boolean {
  const evidence = lines.map(evidenceOf);
  const periods = evidence.filter(({ hasPeriod }) => hasPeriod).length;
  const titled = evidence.filter(({ isTitled }) => isTitled).length;
  return periods >= minPositions && titled >= minPositions && contentKind(lines) === 'work';
}

/**
 * When no section has positions, projects or a summary whose lines are positions do: `Project Experience`, `Career
 * Highlights`.
 */
export function namePositions(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind, lines }) => kind === 'work' && lines.length > 0)) return [...sections];
  const isWork = (section: Section): boolean =>
    (section.kind === 'projects' && contentKind(section.lines, 'work') === 'work') ||
    (section.kind === 'summary' && holdsPositions(section));
  return sections.flatMap((section) => {
    if (!isWork(section)) return [section];
    const aim = section.lines.filter((line) => isInLineOf(section.heading, line));
    const rest = section.lines.filter((line) => !isInLineOf(section.heading, line));
    return [...(aim.length > 0 ? [{ ...section, lines: aim }] : []), { ...section, kind: 'work', lines: rest }];
  });
}

/** Whether a line is in the row of its heading: `Objective: Site Manager` is a goal, not a position. */
const isInLineOf = (heading: LayoutLine | null, line: LayoutLine): boolean =>
  heading !== null && line.start >= heading.start && line.end <= heading.end;

/** A list of mostly programming languages: `Languages & Tools`. */
function isProgramming({ lines }: Section): boolean {
  const items = lines.flatMap((line) => splitItems(line.text, line.gaps));
  const spoken = items.filter((item) => findLanguages(item.text).length > 0).length;
  const known = items.filter((item) => lookUpSkill(item.text) !== undefined).length;
  return items.length > 0 && spoken * 3 < items.length && known * 2 >= items.length;
}

/** Degrees and schools under a heading that may also mean skills: `Qualifications`. */
const isSchooling = ({ heading, lines }: Section): boolean =>
  headingOfPhrase(heading?.text ?? '')?.isAmbiguous === true && contentKind(lines) === 'education';

const listKinds = new Set(['skills', 'certifications', 'languages', 'awards']);

/** Whether a section with an unlisted heading has only lines in the heading's style. */
const isBare = ({ kind, heading, lines }: Section): boolean =>
  kind === 'other' &&
  heading !== null &&
  headingOfPhrase(heading.text) === undefined &&
  lines.every((line) => styleOf(line) === styleOf(heading));

/** Returns list entries in the style of headings without content to their list. */
export function rejoinLists(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  let isGoingOn = false;
  sections.forEach((section, index) => {
    const last = joined[joined.length - 1];
    const next = sections[index + 1];
    const isEntry: boolean =
      isBare(section) && (isGoingOn || section.lines.length > 0 || next === undefined || isBare(next));
    if (last && listKinds.has(last.kind) && isEntry && section.heading) {
      joined[joined.length - 1] = { ...last, lines: [...last.lines, section.heading, ...section.lines] };
      isGoingOn = true;
    } else {
      joined.push(section);
      isGoingOn = false;
    }
  });
  return joined;
}

/** Activities besides work, even with titles and periods. */
const outsideWork =
  /^(?:activities|sports|community|travel)[\s:]*$|\b(?:campus|student|extra-?curriculars?|clubs?|societies|volunteer(?:ing)?)\b.*\b(?:involvement|activities|engagement|leadership|life|organi[sz]ations|societies)\b|^(?:clubs|societies|involvement)\b/i;

/** Determines the kind of sections found only by the style of their headings by their content. */
export function nameByContent(sections: readonly Section[]): Section[] {
  return sections.map((section) => {
    if (section.kind === 'languages' && isProgramming(section)) return { ...section, kind: 'skills', also: [] };
    if (section.kind === 'skills' && isSchooling(section)) return { ...section, kind: 'education', also: [] };
    if (section.kind !== 'other' || !section.heading) return section;
    const known = headingOfPhrase(section.heading.text);
    if (known?.isExact && !known.isAmbiguous) return section;
    const hint = known?.section ?? headingHint(section.heading.text);
    const kind = contentKind(section.lines, hint) ?? section.kind;
    return kind === 'work' && outsideWork.test(section.heading.text) ? section : { ...section, kind };
  });
}
