import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { foldHomoglyphs } from '../../text/homoglyphs';
import { foldWords } from '../../text/normalize';
import { memoizeByObject } from '../../text/memoize-by-object';
import { isKeywordLine } from '../../text/keyword-stuffing';
import { markedByLine, runsOf, wordingOf, wordsInRuns, type Runs, type Wording } from '../../text/wording';
import { piecesOf, repeatedIn, type Pieces } from '../../text/wording-pieces';
import { ramp } from '../asked-work/asked-work';
import type { ImpersonalResume } from '../impersonal-resume';

/**
 * A line of at least `words` words is copied when `share` of them appear in the job; shorter lines may be coincidence.
 * It takes `lines` of them, or `inAll` words of the job in them, to count; then shorter lines count as copied too.
 */
const copied = { words: 5, share: 0.8, lines: 3, inAll: 24, fewWords: 2 };
const maxJobLength = 30_000;

/**
 * Thresholds for reworded copies: words exchanged, reordered or inserted. People who do the work use some of its nouns,
 * so it takes `many` pieces matched to `nearlyAll`, or `some` that make up `ofJob` of the job, or `some` matched to
 * `most` that make up `ofResume` of the resume.
 */
const anew = { many: 5, nearlyAll: 0.8, some: 3, most: 0.7, ofJob: 0.5, ofResume: 0.6 };

/**
 * Share of a position, or of the resume, that appears verbatim in the job: below `none` it is ordinary shared phrasing,
 * from `full` on little original text is left. `fewWords` dampens short texts.
 */
const share = { none: 0.45, full: 0.75, fewWords: 16 };
/** Share of its value that a fully copied position loses. */
const maxLost = 0.95;

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);
const isLong = (length: number): boolean => length >= copied.words;
const keyOf = (line: string): string => foldWords(foldHomoglyphs(line.slice(0, 2_000))).join(' ');
const lengthOf = (key: string): number => key.split(' ').length;

/** A job prepared for the search in resumes. */
interface AskedWording {
  runs: Runs;
  pieces: Pieces;
  /** Its lines as words. */
  lines: ReadonlySet<string>;
}

const sentenceEnd = /[.;\n]/;

const wordingOfJob = memoizeByObject((job: ParsedJob): AskedWording => {
  const text = job.text.slice(0, maxJobLength);
  const lines = text.split('\n').map(keyOf);
  return {
    runs: runsOf(wordingOf(text)),
    pieces: piecesOf(text.split(sentenceEnd).map(wordingOf)),
    lines: new Set(lines.filter((key) => lengthOf(key) >= copied.fewWords)),
  };
});

/** The words of a resume's lines, and which lines are keyword stuffing. */
interface ResumeWording extends Wording {
  isStuffing: readonly boolean[];
}

/** Reads a text; lines of keywords do not count, in any order. */
function wordingOfLines(lines: readonly string[]): ResumeWording {
  const wording = wordingOf(lines.join('\n'));
  const isStuffing = lines.map(isKeywordLine);
  if (!isStuffing.includes(true)) return { ...wording, isStuffing };
  const inKeywordLine = isStuffing.flatMap((one, at) => new Array<boolean>(wording.lines[at] ?? 0).fill(one));
  return {
    ...wording,
    isStuffing,
    isMeaningful: wording.isMeaningful.map((isMeaningful, at) => isMeaningful && !inKeywordLine[at]),
  };
}

/** A resume prepared for the comparison with any job. */
const wordingOfResume = memoizeByObject(({ workLines, work }: ImpersonalResume) => {
  const text = wordingOfLines(workLines);
  return {
    text,
    /** Word count of each line that is a sentence. */
    stated: text.lines.map((length, at) => (isLong(length) && !text.isStuffing[at] ? length : 0)),
    work: work.map(({ description }) => wordingOfLines(description.split('\n'))),
  };
});

/** Marks the words of a text that come from the job with 1. */
type Marker = (wording: Wording) => Uint8Array;

/** Finds the job's words in a resume: in runs, and in any order when much of it is a reworded copy. */
function markerFor(asked: AskedWording, { text, stated }: ReturnType<typeof wordingOfResume>): Marker {
  const inRuns: Marker = (wording) => wordsInRuns(wording, asked.runs);
  const { shares, words } = repeatedIn(text, asked.pieces, anew.most);
  const count = (least: number): number => shares.filter((share) => share >= least).length;
  const marked = sumOf(markedByLine(text, words).filter((_, at) => stated[at]));
  const least = Math.min(anew.many, Math.max(anew.some, asked.pieces.pieces.length * anew.ofJob));
  const isMuchOfJob = count(anew.nearlyAll) >= least;
  const isMuchOfResume = count(anew.most) >= anew.some && marked >= sumOf(stated) * anew.ofResume;
  if (!isMuchOfJob && !isMuchOfResume) return inRuns;
  return (wording) => {
    const reworded = wording === text ? words : repeatedIn(wording, asked.pieces, anew.most).words;
    return inRuns(wording).map((isShared, at) => isShared | (reworded[at] ?? 0));
  };
}

/** What a resume copied from a job. */
export interface Copied {
  /** The copied lines as written in the resume. */
  lines: readonly string[];
  /** 0 to 1 by index of the position: its credibility, by its own text and by the rest of the resume. */
  credibilityOf: (index: number) => number;
}

export const nothingCopied: Copied = { lines: [], credibilityOf: () => 1 };

const shareOf = (shared: number, words: number): number => shared / (words + share.fewWords);

/** Placeholders for skills and certificates from ignored text, so the others keep their index. */
export const noSkill = { name: '-', asWritten: '', conceptId: '', foundIn: [] };
const noCertificate = { name: '-', conceptId: '', issuer: '' };

/**
 * Separates what a resume says itself from what it copied from the job, verbatim or reworded, in any order. Copied
 * lines are removed once there are enough of them, except short list entries: a certificate has only one name.
 * Positions lose credibility with the copied share of their text or of the whole resume.
 */
export function separateCopied(job: ParsedJob, resume: ImpersonalResume): { resume: ImpersonalResume; copied: Copied } {
  const asked = wordingOfJob(job);
  const wordings = wordingOfResume(resume);
  const { text, stated: wordCounts, work } = wordings;
  const mark = markerFor(asked, wordings);
  const marked = mark(text);
  const shared = markedByLine(text, marked);
  if (shared.every((count) => count === 0)) return { resume, copied: nothingCopied };
  const whole = shareOf(sumOf(shared.filter((_, at) => wordCounts[at])), sumOf(wordCounts));
  const own = work.map((one) => shareOf(sumOf(mark(one)), sumOf(one.lines)));
  const credibilityOf = (index: number): number =>
    1 - maxLost * ramp(Math.max(whole, own[index] ?? 0), share.none, share.full);
  const isCopiedLine = (length: number, count: number): boolean => isLong(length) && count >= length * copied.share;
  // Words put between those of the job are marked with them, but must not make two lines count as many.
  const ofJob = markedByLine(
    text,
    marked.map((isMarked, at) => isMarked & Number(asked.runs.stems.has(text.stems[at] ?? ''))),
  );
  const copiedWords = new Map(
    resume.workLines.flatMap((line, at) =>
      isCopiedLine(text.lines[at] ?? 0, shared[at] ?? 0) ? [[line, ofJob[at] ?? 0] as const] : [],
    ),
  );
  const isMuch = copiedWords.size >= copied.lines || sumOf(copiedWords.values()) >= copied.inAll;
  if (!isMuch) return { resume, copied: { lines: [], credibilityOf } };
  const stated = Array.from(copiedWords.keys(), (line) => line.trim());
  return { resume: withoutLines(resume, asked, mark), copied: { lines: stated, credibilityOf } };
}

function withoutLines(resume: ImpersonalResume, asked: AskedWording, mark: Marker): ImpersonalResume {
  const isCopiedIn = (wording: Wording): ((line: string, at: number) => boolean) => {
    const shared = markedByLine(wording, mark(wording));
    return (line, at) => {
      const length = wording.lines[at] ?? 0;
      return length >= copied.words ? (shared[at] ?? 0) >= length * copied.share : asked.lines.has(keyOf(line));
    };
  };
  const wordings = wordingOfResume(resume);
  const inText = isCopiedIn(wordingOfLines(resume.text.split('\n')));
  const blankCopied = (line: string, at: number): string => (inText(line, at) ? ' '.repeat(line.length) : line);
  const drop = (text: string, wording: Wording): string => {
    const isCopied = isCopiedIn(wording);
    return text
      .split('\n')
      .filter((line, at) => !isCopied(line, at))
      .join('\n');
  };
  const text = resume.text.split('\n').map(blankCopied).join('\n');
  return {
    ...resume,
    text,
    certifications: resume.certifications.map((item) => {
      const wording = wordingOf(item.name);
      const isCopied = sumOf(wording.lines) >= copied.words && isCopiedIn(wording)(item.name, 0);
      return isCopied ? { ...item, ...noCertificate } : item;
    }),
    skills: resume.skills.map((skill, index) => {
      const place = resume.provenance[`skills.${String(index)}.asWritten`];
      const isLeft = !place || skill.foundIn.includes('skills') || text.slice(place.start, place.end).trim() !== '';
      return isLeft ? skill : { ...skill, ...noSkill };
    }),
    workLines: resume.workLines.map(blankCopied),
    work: resume.work.map((work, index) => ({
      ...work,
      description: drop(work.description, wordings.work[index] ?? wordingOfLines(work.description.split('\n'))),
    })),
    summary: {
      ...resume.summary,
      objective: drop(resume.summary.objective, wordingOfLines(resume.summary.objective.split('\n'))),
    },
  };
}
