import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { asItLooks } from '../../text/look-alikes';
import { foldWords } from '../../text/normalize';
import { onceFor } from '../../text/once-for';
import { isKeywordLine } from '../../text/keyword-stuffing';
import { markedByLine, runsOf, wordingOf, wordsInRuns, type Runs, type Wording } from '../../text/wording';
import { piecesOf, retoldIn, type Pieces } from '../../text/wording-pieces';
import { ramp } from '../asked-work/asked-work';
import type { ImpersonalResume } from '../impersonal-resume';

/**
 * A line of so many words is copied when so much of it stands in the job; shorter ones may be anybody's. Fewer such lines,
 * with fewer words in all, may be chance, or the same employer's words. Who has copied so many has copied the shorter ones
 * as well.
 */
const copied = { words: 5, share: 0.8, lines: 3, inAll: 24, fewWords: 2 };
const longestJob = 30_000;

/**
 * What of the job is told anew with its words exchanged, sorted, or with others in between. Who does the asked work may well
 * tell a sentence or two of it in its own nouns: it counts as copied only where `many` pieces of the job are told to `nearlyAll`
 * of their words, or `some` that are so much `ofJob`, or where `some`, told to `most` of their words, are so much `ofResume`.
 */
const anew = { many: 5, nearlyAll: 0.8, some: 3, most: 0.7, ofJob: 0.5, ofResume: 0.6 };

/**
 * The share of a position, or of all that a resume tells, that stands in the job word by word: below the first one people
 * share phrases with advertisements, from the second one on little of their own is left. Of a few words little follows.
 */
const share = { none: 0.45, full: 0.75, fewWords: 16 };
/** What a position loses that is told in the job's own words alone. */
const mostLost = 0.95;

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);
const isLong = (length: number): boolean => length >= copied.words;
const keyOf = (line: string): string => foldWords(asItLooks(line.slice(0, 2_000))).join(' ');
const lengthOf = (key: string): number => key.split(' ').length;

/** A job as it is looked for in resumes. */
interface AskedWording {
  runs: Runs;
  pieces: Pieces;
  /** Its lines as words. */
  lines: ReadonlySet<string>;
}

const sentenceEnd = /[.;\n]/;

const wordingOfJob = onceFor((job: ParsedJob): AskedWording => {
  const text = job.text.slice(0, longestJob);
  const lines = text.split('\n').map(keyOf);
  return {
    runs: runsOf(wordingOf(text)),
    pieces: piecesOf(text.split(sentenceEnd).map(wordingOf)),
    lines: new Set(lines.filter((key) => lengthOf(key) >= copied.fewWords)),
  };
});

/** The words of a resume's lines, and which of the lines are walls of words. */
interface ResumeWording extends Wording {
  isStuffing: readonly boolean[];
}

/** Reads a text; its walls of words tell nothing, in whatever order they stand. */
function wordingOfLines(lines: readonly string[]): ResumeWording {
  const wording = wordingOf(lines.join('\n'));
  const isStuffing = lines.map(isKeywordLine);
  if (!isStuffing.includes(true)) return { ...wording, isStuffing };
  const inKeywordLine = isStuffing.flatMap((one, at) => new Array<boolean>(wording.lines[at] ?? 0).fill(one));
  return { ...wording, isStuffing, tells: wording.tells.map((tells, at) => tells && !inKeywordLine[at]) };
}

/** A resume as it is looked through for any job. */
const wordingOfResume = onceFor(({ workLines, work }: ImpersonalResume) => {
  const text = wordingOfLines(workLines);
  return {
    text,
    /** The words of each line that tells something in a sentence. */
    stated: text.lines.map((length, at) => (isLong(length) && !text.isStuffing[at] ? length : 0)),
    work: work.map(({ description }) => wordingOfLines(description.split('\n'))),
  };
});

/** Marks with 1 the words of a text that are the job's. */
type Marker = (wording: Wording) => Uint8Array;

/** How the job's words are told apart in a resume: by how they stand in a row, and in any order where much is told anew. */
function markerFor(asked: AskedWording, { text, stated }: ReturnType<typeof wordingOfResume>): Marker {
  const inRuns: Marker = (wording) => wordsInRuns(wording, asked.runs);
  const { shares, words } = retoldIn(text, asked.pieces, anew.most);
  const count = (least: number): number => shares.filter((share) => share >= least).length;
  const marked = sumOf(markedByLine(text, words).filter((_, at) => stated[at]));
  const least = Math.min(anew.many, Math.max(anew.some, asked.pieces.pieces.length * anew.ofJob));
  const isMuchOfJob = count(anew.nearlyAll) >= least;
  const isMuchOfResume = count(anew.most) >= anew.some && marked >= sumOf(stated) * anew.ofResume;
  if (!isMuchOfJob && !isMuchOfResume) return inRuns;
  return (wording) => {
    const reworded = wording === text ? words : retoldIn(wording, asked.pieces, anew.most).words;
    return inRuns(wording).map((isShared, at) => isShared | (reworded[at] ?? 0));
  };
}

/** What of a resume was copied out of a job. */
export interface Copied {
  /** The copied lines, as they stand in the resume. */
  lines: readonly string[];
  /** 0 to 1 by the index of a position: how far it may be true, by what is told of it and by the rest of the resume. */
  credibilityOf: (index: number) => number;
}

export const nothingCopied: Copied = { lines: [], credibilityOf: () => 1 };

const shareOf = (shared: number, words: number): number => shared / (words + share.fewWords);

/** Stand where a skill or a certificate was read out of text that does not count, so that the others keep their places. */
export const noSkill = { name: '-', asWritten: '', conceptId: '', foundIn: [] };
const noCertificate = { name: '-', conceptId: '', issuer: '' };

/**
 * Tells apart what a resume says itself and what it has copied out of the job, word by word or with single words changed,
 * in whatever order: that tells what is asked, and not what was done or is held. From three copied lines on they are left
 * out of the resume, but for short entries of its lists: a certificate has one name. Positions lose credibility the more
 * of them, or of the whole resume, is copied.
 */
export function separateCopied(job: ParsedJob, resume: ImpersonalResume): { resume: ImpersonalResume; copied: Copied } {
  const asked = wordingOfJob(job);
  const wordings = wordingOfResume(resume);
  const { text, stated: wordCounts, work } = wordings;
  const mark = markerFor(asked, wordings);
  const shared = markedByLine(text, mark(text));
  if (shared.every((count) => count === 0)) return { resume, copied: nothingCopied };
  const whole = shareOf(sumOf(shared.filter((_, at) => wordCounts[at])), sumOf(wordCounts));
  const own = work.map((one) => shareOf(sumOf(mark(one)), sumOf(one.lines)));
  const credibilityOf = (index: number): number =>
    1 - mostLost * ramp(Math.max(whole, own[index] ?? 0), share.none, share.full);
  const isCopiedLine = (length: number, count: number): boolean => isLong(length) && count >= length * copied.share;
  const lines = new Set(resume.workLines.filter((_, at) => isCopiedLine(text.lines[at] ?? 0, shared[at] ?? 0)));
  const isMuch = lines.size >= copied.lines || lengthOf(keyOf([...lines].join(' '))) >= copied.inAll;
  if (!isMuch) return { resume, copied: { lines: [], credibilityOf } };
  const stated = [...lines].map((line) => line.trim());
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
