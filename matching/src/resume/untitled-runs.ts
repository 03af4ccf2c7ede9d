import { isProse } from '../text/classify';
import type { LayoutLine } from '../text/layout-line';
import { evidenceOf, type ContentKind, type LineEvidence } from './content-kind';
import { headingOfPhrase } from './section-headings';
import type { Section } from './sections';

/** Lines at the top that are the person's name and contact data, whatever they look like. */
const headLines = 1;
const contact = /@|https?:|www\.|linkedin|github|\+?\d[\d ().-]{7,}\d/i;

/** Kinds of sections that the resume names itself. */
function namedKinds(sections: readonly Section[]): Set<string> {
  return new Set(sections.filter(({ lines }) => lines.length > 0).flatMap(({ kind, also }) => [kind, ...also]));
}

/** Whether what a section holds may be something that no heading names. */
const isOpen = (section: Section): boolean =>
  section.kind === 'header' ||
  section.kind === 'summary' ||
  (section.kind === 'other' && headingOfPhrase(section.heading?.text ?? '') === undefined);

/** What each line of a run without heading is about; undefined where it goes on with the line before it. */
function labelsOf(lines: readonly LayoutLine[], missing: ReadonlySet<ContentKind>): (ContentKind | undefined)[] {
  const evidence = lines.map(evidenceOf);
  const labels = lines.map((line, index) =>
    contact.test(line.text) ? undefined : labelOf(evidence, index, line, missing),
  );
  // The line above a period begins its position when it names a title or is set off.
  labels.forEach((label, index) => {
    const above = evidence[index - 1];
    const line = lines[index - 1];
    if (label !== 'work' || !line || labels[index - 1] !== undefined || contact.test(line.text)) return;
    const begins = above?.isTitled ?? false;
    if (begins || (line.isBold && line.bulletDepth === 0 && !isProse(line.text) && index > headLines))
      labels[index - 1] = 'work';
  });
  return labels;
}

function labelOf(
  evidence: readonly LineEvidence[],
  index: number,
  line: LayoutLine,
  missing: ReadonlySet<ContentKind>,
): ContentKind | undefined {
  const own = evidence[index];
  if (!own || line.bulletDepth > 1) return undefined;
  const [above, below] = [evidence[index - 1], evidence[index + 1]];
  const isNearTitle = own.isTitled || (above?.isTitled ?? false) || (below?.isTitled ?? false);
  const isNearSchool = own.isLearning || (above?.isLearning ?? false) || (below?.isLearning ?? false);
  if (own.isLearning && missing.has('education') && !(own.isTitled && own.hasPeriod)) return 'education';
  if (own.hasPeriod && !isNearSchool && isNearTitle && line.bulletDepth === 0 && missing.has('work')) return 'work';
  if (missing.has('skills') && !own.hasDate && own.items >= 4 && own.known * 2 >= own.items) return 'skills';
  if (missing.has('certifications') && own.isCertificate && !own.hasPeriod && line.text.length <= 70)
    return 'certifications';
  return undefined;
}

/**
 * Finds positions, schools, lists of skills and certificates that stand under no heading of their own, in what is left
 * of the document: only kinds of which no heading tells.
 */
export function findUntitledRuns(sections: readonly Section[]): Section[] {
  const named = namedKinds(sections);
  const kinds: readonly ContentKind[] = ['work', 'education', 'skills', 'certifications'];
  const missing = new Set(kinds.filter((kind) => !named.has(kind)));
  if (missing.size === 0) return [...sections];
  return sections.flatMap((section) => (isOpen(section) ? splitRuns(section, missing) : [section]));
}

function splitRuns(section: Section, missing: ReadonlySet<ContentKind>): Section[] {
  const isHeader = section.kind === 'header';
  const labels = labelsOf(section.lines, missing);
  if (isHeader) labels.fill(undefined, 0, headLines);
  const first: Section = { ...section, lines: [] };
  const parts = [first];
  let current = first;
  section.lines.forEach((line, index) => {
    const label = labels[index];
    if (label !== undefined && label !== current.kind) {
      current = { kind: label, also: [], heading: null, lines: [] };
      parts.push(current);
    } else if (label === undefined && current !== first && endsRun(current, line)) {
      current = { kind: section.kind === 'header' ? 'header' : 'other', also: [], heading: null, lines: [] };
      parts.push(current);
    }
    current.lines.push(line);
  });
  return parts.filter((part, index) => index === 0 || part.lines.length > 0);
}

/** Contact data ends any run; a sentence ends a list. */
function endsRun(run: Section, line: LayoutLine): boolean {
  if (contact.test(line.text) && !/\d{4}/.test(line.text)) return true;
  if (line.text.includes('@') && line.bulletDepth === 0) return true;
  const isList = run.kind === 'skills' || run.kind === 'certifications';
  return isList && isProse(line.text) && !line.text.includes(',');
}
