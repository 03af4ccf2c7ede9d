import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { documentFromText } from '../../document-from-text';
import { headingSection, jobLines, withoutHeading, type JobSection } from '../../job/job-sections';
import { isMeantHere } from '../../job/requirements/skill-requirements';
import { saysOptional } from '../../job/requirements/requirement-words';
import { findSkills } from '../../taxonomy/skills';
import { mainTitles } from '../../taxonomy/occupations';
import {
  meaningSimilarity,
  meaningOf,
  specificityOf,
  combinedMeaning,
  type Meaning,
} from '../../taxonomy/related-professions';
import { layoutLines } from '../../text/layout-line';
import { memoizeByObject } from '../../text/memoize-by-object';
import { stemsOf } from '../../text/stem';
import { isEmployerName, isFact, isHead, isNotWork, isOfOwnCategory } from '../../job/requirements/non-work-sentences';

/** A sentence in which a job describes its work. */
export interface AskedSentence {
  text: string;
  stems: ReadonlySet<string>;
  meaning: Meaning;
  /** By how specific it is and how close to the rest of the description. */
  weight: number;
  required: boolean;
  /** Whether it is as the job has it; else it lacks parts that are asked for elsewhere. */
  isWhole: boolean;
  /** Mean similarity of profession names to it; only more than that is significant. */
  usual: { mean: number; deviation: number };
}

/** Meanings of our profession names, the baseline for chance similarity. */
const professions: readonly Meaning[] = mainTitles
  .map((title) => meaningOf(stemsOf(title)))
  .filter((one) => meaningSimilarity(one, one) > 0);

/** Lower bound for sentences to which no profession name is related. */
const minDeviation = 0.01;

function usualSimilarity(meaning: Meaning): AskedSentence['usual'] {
  const all = professions.map((one) => meaningSimilarity(meaning, one));
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  const deviation = Math.sqrt(all.reduce((sum, one) => sum + (one - mean) ** 2, 0) / all.length);
  return { mean, deviation: Math.max(minDeviation, deviation) };
}

const maxJobLength = 20_000;
const maxSentences = 16;
const maxSentenceLength = 160;
/** Two capitals end a sentence too where the next begins with one: `Oakland, CA. We are`. */
const sentenceBreak = /[;•\n]|(?<=[a-z)])[.!?:](?:\s|$)|(?<=\b[A-Z]{2})\.\s+(?=[A-Z])/u;
const partBreak = /,|\s[-–—]\s|\b(?:and|or|with)\b/iu;

/**
 * Words below `from` occur in every description; a sentence needs `least` in sum, and more than `most` adds nothing.
 */
const specificity = { from: 2, least: 3, most: 20 };
/** Similarity to the whole description of an unrelated sentence, and of one that is entirely about it. */
const ofTheWhole = { none: 0.1, full: 0.5 };

const sectionShare: Readonly<Record<JobSection, number>> = {
  intro: 1,
  duties: 1,
  required: 1,
  preferred: 0.5,
  about: 0,
  benefits: 0,
  apply: 0,
};

/** Terms of employment, years and rights that have a place of their own: `Full-time`, `or equivalent experience`. */
const isTerm =
  /^\W*(?:full|part)[- ]time\W*$|\bequivalent (?:work |professional |practical )?(?:experience|combination)\b|\b(?:authori[sz]ed|eligible|right) to work\b|^\W*(?:at least |minimum (?:of )?)?\w+\+? years?(?:['’])? (?:of )?(?:[\w-]+ ){0,2}experience\W*$|^\W*(?:[A-Z]{2}|[A-Z]{2} \d{5}|\d+ [\p{L} ]{2,30} (?:street|st|avenue|ave|road|rd|drive|lane|blvd|boulevard)\b.{0,60})\W*$/iu;

/** The sentences in which a job describes its work, the most specific first. */
export const askedWork: (job: ParsedJob) => readonly AskedSentence[] = memoizeByObject(readAskedWork);

const specificitySum = (stems: Iterable<string>): number =>
  [...stems].reduce((sum, stem) => sum + Math.max(0, (specificityOf(stem) ?? 0) - specificity.from), 0);

/** A shorter line was not broken by the page width: pasted lists have lost their bullets. */
const wrappedFrom = 50;

/** Lines of the sections that describe the work; lines broken by the page width are joined. */
function describingLines(job: ParsedJob): { text: string; section: JobSection }[] {
  const blocks: { text: string; section: JobSection }[] = [];
  let isOpen = false;
  let lastLength = 0;
  const document = documentFromText(job.text.slice(0, maxJobLength));
  const lines = jobLines(layoutLines(document));
  for (const [index, { line, section, isHeading }] of lines.entries()) {
    if (isHead(line.text, index, job) || isFact(line.text)) continue;
    const last = blocks.at(-1);
    const isWrapped = isOpen && lastLength >= wrappedFrom && line.bulletDepth === 0 && /^\p{Ll}/u.test(line.text);
    lastLength = line.text.length;
    if (isWrapped && last?.section === section) last.text += ` ${line.text}`;
    else if (!isHeading && !(line.words.length <= 4 && headingSection(line.text)))
      blocks.push({ text: withoutHeading(line.text), section });
    isOpen = !isHeading;
  }
  return blocks.filter(({ section }) => sectionShare[section] > 0);
}

const bracket = /[()[\]]/gu;
/** Whether each bracket of a text is opened and closed. */
function isClosed(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(bracket)) {
    depth += sign === '(' || sign === '[' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** The sentences of a line; one that ends inside of brackets goes on after them. */
function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of line.matchAll(new RegExp(sentenceBreak, 'gu'))) {
    if (!isClosed(line.slice(from, index))) continue;
    sentences.push(line.slice(from, index));
    from = index + end.length;
  }
  return [...sentences, line.slice(from)];
}

/** A sentence without the parts that name skills which were removed from the job. */
function stillAsked(sentence: string, asked: ReadonlySet<string>): string {
  const isLeft = (text: string): boolean =>
    !isOfOwnCategory(text) &&
    findSkills(text)
      .filter(isMeantHere(text))
      .every(({ concept }) => asked.has(concept.id));
  if (isLeft(sentence)) return sentence.trim();
  return sentence
    .split(partBreak)
    .filter(isLeft)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** A sentence as shown to users: cut at the end of a phrase when long. */
function cutAtPhrase(text: string): string {
  if (text.length <= maxSentenceLength) return text;
  const cut = text.slice(0, maxSentenceLength);
  const ends = [...cut.matchAll(/,\s|\s[-–—]\s/gu)]
    .map(({ index }) => index)
    .filter((end) => isClosed(cut.slice(0, end)));
  const end = ends.at(-1) ?? 0;
  return `${cut.slice(0, end >= maxSentenceLength / 3 ? end : cut.lastIndexOf(' '))}…`;
}

/** Combined meaning of the title and the described work. */
export const askedMeaning: (job: ParsedJob) => Meaning = memoizeByObject((job: ParsedJob) =>
  withTitle(titleStems(job), askedWork(job)),
);

const titleStems = ({ title, otherTitles }: ParsedJob): ReadonlySet<string> =>
  stemsOf([title, ...otherTitles].join('\n'));

/** Combined meaning of a title and sentences; the title counts twice. */
function withTitle(titles: ReadonlySet<string>, sentences: Iterable<Pick<AskedSentence, 'meaning'>>): Meaning {
  const title = meaningOf(titles);
  return combinedMeaning([title, title, ...Array.from(sentences, ({ meaning }) => meaning)]);
}

/** `It would be nice if you knew Figma` describes no work besides the skill. */
const saysOnlyNice = (text: string, own: number): boolean => saysOptional(text) && own < specificity.least;

function readAskedWork(job: ParsedJob): AskedSentence[] {
  const titles = titleStems(job);
  const skills = new Set(job.skills.map(({ conceptId }) => conceptId));
  const named = stemsOf(job.skills.map(({ name, asWritten }) => `${name}\n${asWritten}`).join('\n'));
  const found = new Map<string, Omit<AskedSentence, 'usual'>>();
  for (const { text: line, section } of describingLines(job)) {
    for (const raw of sentencesOf(line)) {
      const text = stillAsked(raw, skills);
      const stems = stemsOf(text);
      const sum = specificitySum(stems);
      // Title and skills are graded in their own categories.
      const own = specificitySum([...stems].filter((stem) => !titles.has(stem) && !named.has(stem)));
      if (
        sum < specificity.least ||
        own === 0 ||
        isTerm.test(text.trim()) ||
        saysOnlyNice(text, own) ||
        isNotWork(text) ||
        isEmployerName(text, job.company)
      )
        continue;
      const weight = Math.min(sum, specificity.most) * sectionShare[section];
      const required = section !== 'preferred';
      found.set(text.toLowerCase(), {
        text: cutAtPhrase(text),
        isWhole: text.includes(' ') && isClosed(text) && text === raw.trim(),
        stems,
        meaning: meaningOf(stems),
        weight,
        required,
      });
    }
  }
  const whole = withTitle(titles, found.values());
  return [...found.values()]
    .map((one) => ({
      ...one,
      weight: one.weight * ramp(meaningSimilarity(one.meaning, whole), ofTheWhole.none, ofTheWhole.full),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxSentences)
    .map((one) => ({ ...one, usual: usualSimilarity(one.meaning) }));
}

/** 0 up to `none`, 1 from `full` on, linear in between. */
export function ramp(value: number, none: number, full: number): number {
  return Math.min(1, Math.max(0, (value - none) / (full - none)));
}
