import { isProse } from '../../text/classify';
import { findDates } from '../../text/dates';
import type { LayoutLine } from '../../text/layout-line';
import { contentKind, evidenceOf, type ContentKind, type LineEvidence } from './content-kind';
import { blockSpace, isBeyondList } from '../skills/inline-lists';
import { headingOfPhrase } from './section-headings';
import type { Section } from './section';
import { isPlainList } from './unlisted-headings';

/** Number of lines at the top with name and contact data, regardless of their form. */
const headLines = 1;
const contact = /\S@\S|https?:|www\.|linkedin\.com|github\.com|\+?\d[\d ().-]{7,}\d/i;
const date = /\b(?:19|20)\d\d(?:(?:-\d\d){1,2}|\s*-\s*(?:19|20)\d\d)\b/g;

/** Whether a text has an address or a phone number; dates and periods do not count: `2012-05`, `2012 - 2018`. */
const isContact = (text: string): boolean => contact.test(text.replace(date, ''));

/** Kinds of sections with a heading in the resume. */
function namedKinds(sections: readonly Section[]): Set<string> {
  return new Set(sections.filter(({ lines }) => lines.length > 0).flatMap(({ kind, also }) => [kind, ...also]));
}

/** Whether a section may contain text of another kind. */
const isOpen = (section: Section): boolean =>
  section.kind === 'header' ||
  section.kind === 'summary' ||
  (section.kind === 'other' && headingOfPhrase(section.heading?.text ?? '') === undefined);

const beginsWithPeriod = (text: string): boolean =>
  findDates(text).some(({ isRange, start }) => isRange && start === 0);

/** The kind of each line of a run without heading; undefined when it continues the previous one. */
function labelsOf(
  lines: readonly LayoutLine[],
  missing: ReadonlySet<ContentKind>,
  skipped: number,
): (ContentKind | undefined)[] {
  const evidence = lines.map(evidenceOf);
  const labels = lines.map((line, index) =>
    isContact(line.text) ? undefined : labelOfEntry(evidence, index, line, missing),
  );
  // The line above a period begins its position when it has a title or is set apart.
  labels.forEach((label, index) => {
    const [above, own] = [evidence[index - 1], evidence[index]];
    const line = lines[index - 1];
    if (label !== 'work' || !line || labels[index - 1] !== undefined || isContact(line.text)) return;
    // Above a complete head there is a headline rather than a title.
    const begins = above?.isTitled === true && own?.isWholeHead !== true;
    const isSetOff = line.isBold && line.bulletDepth === 0 && !isProse(line.text) && index > headLines;
    if (begins || (isSetOff && above?.isTitled !== true)) labels[index - 1] = 'work';
    // A title that wrapped.
    const before = lines[index - 2];
    if (
      !begins &&
      labels[index - 1] === 'work' &&
      before?.isBold &&
      line.spaceBefore < 0.3 &&
      evidence[index - 2]?.isTitled
    )
      labels[index - 2] = 'work';
  });
  // When one position begins with its period, the others do too, even with unknown titles.
  const leads = lines.map((line) => line.bulletDepth === 0 && beginsWithPeriod(line.text));
  if (labels.some((label, index) => label === 'work' && leads[index]))
    labels.forEach((label, index) => {
      if (label === undefined && leads[index] && !evidence[index]?.isLearning) labels[index] = 'work';
    });
  const stated = descriptionLines(lines, labels);
  lines.forEach((line, index) => {
    const own = evidence[index];
    if (!own || stated.has(line) || labels[index] !== undefined || isContact(line.text)) return;
    labels[index] = labelOfList(own, line, missing);
  });
  labelBlocks(lines, labels, { missing, stated, skipped });
  return labels;
}

/**
 * The descriptions of positions: the line below the head, and all lines up to the next head unless they are set apart.
 */
function descriptionLines(lines: readonly LayoutLine[], labels: readonly (ContentKind | undefined)[]): Set<LayoutLine> {
  const stated = new Set<LayoutLine>();
  labels.forEach((label, head) => {
    if (label !== 'work') return;
    let end = head + 1;
    while (end < lines.length && labels[end] === undefined && (lines[end]?.spaceBefore ?? 0) < blockSpace) end++;
    const isBetween = labels[end] === 'work' && (lines[end]?.spaceBefore ?? 0) < blockSpace;
    const isBulleted = lines[head + 1]?.bulletDepth !== 0;
    for (const [index, line] of lines.slice(head + 1, end).entries()) {
      if (isBetween || index === 0 || (isBulleted && line.bulletDepth > 0)) stated.add(line);
      else break;
    }
  });
  return stated;
}

/** Whether a line is in a column at the right of the previous line and does not continue it. */
function beginsColumn(lines: readonly LayoutLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  if (!before?.box || !line?.box || before.page !== line.page || before.block === line.block) return false;
  return line.box.left > before.box.right && line.box.top < before.box.top;
}

/** A sign between the entries of a list. */
const listSign = /,|\s[;|•·♦◆▪●■*~]\s/;

/** Labels blocks whose lines are inconclusive by their content as a whole. */
function labelBlocks(
  lines: readonly LayoutLine[],
  labels: (ContentKind | undefined)[],
  { missing, stated, skipped }: { missing: ReadonlySet<ContentKind>; stated: ReadonlySet<LayoutLine>; skipped: number },
): void {
  let from = skipped;
  while (from < lines.length) {
    let to = from + 1;
    while (to < lines.length && (lines[to]?.spaceBefore ?? 0) < blockSpace && !beginsColumn(lines, to)) to++;
    const block = lines.slice(from, to);
    const isApart = from === 0 || (block[0]?.spaceBefore ?? 0) >= blockSpace || beginsColumn(lines, from);
    const isUnlabeled =
      labels.slice(from, to).every((label) => label === undefined) && !block.some((line) => stated.has(line));
    if (isUnlabeled && isApart && !block.some((line) => isContact(line.text))) {
      const kind = contentKind(block);
      if ((kind === 'skills' || kind === 'certifications') && missing.has(kind)) labels[from] = kind;
      else if (missing.has('skills') && isPlainList(block) && block.some(({ text }) => listSign.test(text)))
        labels[from] = 'skills';
      else if (missing.has('certifications') && block.every(isCredential)) labels[from] = 'certifications';
    }
    from = to;
  }
}

const credential =
  /\b(?:licen[cs]ed?|certifi(?:ed|cate|cation)|ticket|card|registration|permit|level \d|safety|first aid|cpr)\b/i;
const isCredential = (line: LayoutLine, _: number, block: readonly LayoutLine[]): boolean =>
  line.text.length <= 70 && !isProse(line.text) && block.some(({ text }) => credential.test(text));

function labelOfEntry(
  evidence: readonly LineEvidence[],
  index: number,
  line: LayoutLine,
  missing: ReadonlySet<ContentKind>,
): ContentKind | undefined {
  const own = evidence[index];
  if (!own || line.bulletDepth > 1) return undefined;
  const isNear = (test: (one: LineEvidence) => boolean): boolean =>
    evidence.slice(Math.max(0, index - 1), index + 2).some(test);
  const isPosition = own.hasPeriod && (own.isTitled || own.isWholeHead);
  if (own.isLearning && missing.has('education') && !isPosition) return 'education';
  if (!own.hasPeriod || line.bulletDepth > 0 || !missing.has('work')) return undefined;
  if (own.isWholeHead) return 'work';
  // Some positions have only an employer and no title.
  if (own.isEmployed && !own.isLearning) return 'work';
  return isNear((one) => one.isTitled && !one.isWholeHead) && !isNear((one) => one.isLearning) ? 'work' : undefined;
}

/** Whether a line has several sentences, so that its enumerations are not a list. */
const hasSentences = (text: string): boolean =>
  /\p{L}{2}[.!?]\s+\p{Lu}.*\p{L}{2}[.!?](?:\s|$)/u.test(text) && isProse(text);

function labelOfList(own: LineEvidence, line: LayoutLine, missing: ReadonlySet<ContentKind>): ContentKind | undefined {
  if (line.bulletDepth > 1 || hasSentences(line.text)) return undefined;
  const isList = own.items >= 6 || (own.items >= 4 && own.known * 2 >= own.items);
  if (missing.has('skills') && !own.hasDate && isList) return 'skills';
  if (
    missing.has('certifications') &&
    own.isCertificate &&
    !own.hasPeriod &&
    line.text.length <= 70 &&
    !isProse(line.text)
  )
    return 'certifications';
  return undefined;
}

/**
 * Finds positions, schools, lists of skills and certificates without a heading in the rest of the document, for kinds
 * that no heading names.
 */
export function findUntitledRuns(sections: readonly Section[]): Section[] {
  const named = namedKinds(sections);
  const kinds: readonly ContentKind[] = ['work', 'education', 'skills', 'certifications'];
  const missing = new Set(kinds.filter((kind) => !named.has(kind)));
  if (missing.size === 0) return [...sections];
  const runs = sections.flatMap((section, index) => (isOpen(section) ? splitRuns(section, missing, index) : [section]));
  return namedKinds(runs).has('work') ? runs : runs.flatMap(splitAtFirstPeriod);
}

const maxHeadLength = 120;

/** The kind of a line below the first period: a degree, a license, or still work. */
function kindBelow(line: LayoutLine): ContentKind {
  const { hasPeriod, isTitled, isLearning, isCertificate } = evidenceOf(line);
  if (line.bulletDepth > 0 || line.text.length > maxHeadLength || hasPeriod || isTitled) return 'work';
  return isLearning ? 'education' : isCertificate ? 'certifications' : 'work';
}

/**
 * Resumes without headings may have positions with unknown titles: when no work was found, the lines from the first
 * period on are work, except for degrees and licenses.
 */
function splitAtFirstPeriod(section: Section): Section[] {
  const { lines } = section;
  if (!isOpen(section)) return [section];
  const first = lines.findIndex(
    (line) => line.text.length <= 2 * maxHeadLength && !isContact(line.text) && evidenceOf(line).hasPeriod,
  );
  if (first < 0) return [section];
  const above = lines[first - 1];
  const leads =
    first > headLines &&
    above?.bulletDepth === 0 &&
    !isContact(above.text) &&
    evidenceOf(above).isTitled &&
    lines[first] !== undefined &&
    !evidenceOf(lines[first]).isWholeHead;
  const from = leads ? first - 1 : first;
  const parts: Section[] = [{ ...section, lines: lines.slice(0, from) }];
  for (const line of lines.slice(from)) {
    const kind = kindBelow(line);
    const last = parts[parts.length - 1];
    if (last?.kind === kind && parts.length > 1) last.lines.push(line);
    else parts.push({ kind, also: [], heading: null, lines: [line] });
  }
  return parts;
}

/** Minimum space above a letterhead's last lines, in letter heights, and their maximum number. */
const footer = { space: 3, lines: 5 };

/** Separates contact data at the bottom of a page from the section above. */
export function cutFooter(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    const { lines } = section;
    const at = lines.findIndex((line, index) => index > 0 && line.spaceBefore > footer.space);
    const foot = at < 0 ? [] : lines.slice(at);
    const isFooter =
      section.kind !== 'header' &&
      foot.length > 0 &&
      foot.length <= footer.lines &&
      foot.some(({ text }) => /\S@\S/.test(text));
    if (!isFooter) return [section];
    return [
      { ...section, lines: lines.slice(0, at) },
      { kind: 'header', also: [], heading: null, lines: foot },
    ];
  });
}

function splitRuns(section: Section, missing: ReadonlySet<ContentKind>, index: number): Section[] {
  const isHeader = section.kind === 'header';
  // A separate column without a heading has no name above it.
  const isColumn = isHeader && section.heading === null && index > 0;
  const labels = labelsOf(section.lines, missing, isColumn ? 0 : headLines);
  if (isHeader && !isColumn) labels.fill(undefined, 0, headLines);
  const first: Section = { ...section, lines: [] };
  const parts = [first];
  let current = first;
  section.lines.forEach((line, at) => {
    const label = labels[at];
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

/** Maximum number of words of skills in lower case. */
const maxNamed = 3;

/** Contact data ends any run; a sentence ends a list. */
function endsRun(run: Section, line: LayoutLine): boolean {
  if (isContact(line.text) && !/\d{4}/.test(line.text)) return true;
  if (line.text.includes('@') && line.bulletDepth === 0) return true;
  const isList = run.kind === 'skills' || run.kind === 'certifications';
  if (isList && line.spaceBefore >= blockSpace && isBeyondList(line)) return true;
  return isList && isProse(line.text) && line.words.length > maxNamed && !line.text.includes(',');
}
