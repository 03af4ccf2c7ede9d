import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import type { ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { coveredMonths, monthSpan, type MonthSpan } from '../../resume/work/months';
import { certificationConcept } from '../../taxonomy/certifications';
import {
  isLooselyKnown,
  isPartlyKnown,
  occupationsOfTitle,
  seniorityRank,
  namesField,
} from '../../taxonomy/occupations';
import { titleOverlap } from '../../taxonomy/title-words';
import { titleScore } from '../../text/classify';
import { nothingCopied, type Copied } from '../credibility/copied-lines';
import { heldCertificates } from '../licenses/held-certificates';
import { quoteAt, spanAt } from '../evidence-span';
import type { ImpersonalResume } from '../impersonal-resume';
import { withoutSomeoneElsesTitle } from './someone-elses-title';
import { readPositionTexts, type PositionWithText } from './position-texts';
import { positionsInText } from './positions-in-text';
import { heldUnlisted } from '../licenses/unlisted-license';
import { titleSimilarity } from './title-similarity';
import { meaningSimilarity, type Meaning } from '../../taxonomy/related-professions';
import { askedMeaning, askedWork, ramp } from '../asked-work/asked-work';
import { nearestSentence, statedWork, type NearSentence, type StatedWork } from '../asked-work/stated-work';

/** A position as seen from a job. */
export interface Position extends PositionWithText {
  /** Index in the resume's list. */
  index: number;
  span: MonthSpan | null;
  /** 0 to 1: lower the more of its text was copied from the job. */
  credibility: number;
  /** 0 to 1: similarity to the job's work, times credibility. */
  similarity: number;
  /** 0 to 1: similarity of its title alone. */
  byTitle: number;
  /** 0 to 1: factor for the time since its end. */
  recency: number;
  rank: number;
  /** Whether it was training for work that the job does not train for. */
  isTraining: boolean;
  /** 0 to 1: how much skills used in it count for the job. */
  relevance: number;
  /** For each of the job's sentences the position's nearest one. */
  nearest: readonly NearSentence[];
  /** Distinct stems of its sentences that cover the job's work. */
  relevantWords: ReadonlySet<string>;
}

/** Index of today's month, as `monthSpan` counts. */
export function monthOf(today: string): number {
  return Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
}

const recencySteps: readonly (readonly [months: number, factor: number])[] = [
  [24, 1],
  [48, 0.88],
  [72, 0.66],
  [96, 0.44],
  [120, 0.3],
  [180, 0.18],
];

/** Factor for experience that ended some months ago, interpolated between steps. */
export function recencyFactor(monthsAgo: number): number {
  let [before, from] = [1, 0];
  for (const [months, factor] of recencySteps) {
    if (monthsAgo <= months) return before + ((factor - before) * Math.max(0, monthsAgo - from)) / (months - from);
    [before, from] = [factor, months];
  }
  return 0.12;
}

/** Relevance of skills by the similarity of the work in which they were used. */
const relevanceSteps: readonly (readonly [similarity: number, relevance: number])[] = [
  [0, 0.4],
  [0.1, 0.45],
  [0.35, 0.65],
  [0.55, 0.8],
  [0.85, 1],
];

function relevanceOf(similarity: number, isKnown: boolean): number {
  let [low, base] = [0, 0.4];
  for (const [step, relevance] of relevanceSteps) {
    if (similarity < step) {
      const between = base + ((relevance - base) * (similarity - low)) / (step - low);
      return isKnown ? between : Math.max(0.6, between);
    }
    [low, base] = [step, relevance];
  }
  return 1;
}

/** The job's titles: the main one and others in the same line of work. */
function askedTitles(job: ParsedJob): string[] {
  const others = job.otherTitles.slice(0, 3).filter((title) => titleSimilarity(job.title, title) >= 0.3);
  return [job.title, ...others].filter((title) => title !== '');
}

/**
 * The title; when it names no profession and the employer's line starts with one, that. `Wind Tech II, Prairie Power`
 * without a title is one line with both.
 */
function titleOf({ title, companyName }: ParsedWork): string {
  if (occupationsOfTitle(title).length > 0 || titleScore(title) >= 1) return title;
  const [first = '', ...rest] = companyName.split(/[,|–]/);
  const isBoth = title === '' && rest.length > 0 && titleScore(first) >= titleLike;
  return isBoth || occupationsOfTitle(first).length > 0 ? first.trim() : title;
}

/** Licenses that people hold in addition to another line of work; they show no profession. */
const sideLicenses = /driver|guard|firearm|notary|insurance|real-estate|endorsement|forklift|pesticide|food/;

/** Whether the person holds a required license that the law demands for the job's profession. */
function holdsLicense(job: ParsedJob, resume: ImpersonalResume): boolean {
  const asked = job.certifications.filter(
    ({ conceptId, required }) =>
      required && certificationConcept(conceptId)?.kind === 'license' && !sideLicenses.test(conceptId),
  );
  const unlisted = job.certifications.filter(({ conceptId, required }) => required && conceptId === '');
  if (unlisted.some(({ name }) => (heldUnlisted(name, resume)?.credit ?? 0) > 0)) return true;
  if (asked.length === 0) return false;
  const held = heldCertificates(resume);
  return asked.some(({ conceptId }) => (held.get(conceptId)?.credit ?? 0) >= 1);
}

/** Minimum similarity that a license gives a title without a field, and a neighboring title. */
const licensed = { vague: 0.65, neighbour: 0.76, neighbourFrom: 0.5 };

function withLicense(similarity: number, title: string): number {
  if (!namesField(title)) return Math.max(similarity, licensed.vague);
  return similarity >= licensed.neighbourFrom ? Math.max(similarity, licensed.neighbour) : similarity;
}

/**
 * Similarity that a position's description can give by itself: for a title of another profession, one that says more
 * than its known profession, one that has the words of the job's title (`Project Manager` of buildings), and an unknown
 * one. `full` is the share of the job's description that counts in full.
 */
const stated = { full: 0.2, ofOther: 0.45, ofPartlyKnown: 0.6, ofSameWords: 0.8, ofUnknown: 0.95 };
/** Distinct words of matching sentences: `none` is chance, `full` is proof. A few words may be close to anything. */
const amount = { none: 5, full: 50, least: 0.5 };
/**
 * Similarity of the whole position to the whole job: `none` is other work, `full` is this work. A long text has a
 * sentence close to anything.
 */
const whole = { none: 0.3, full: 0.5, least: 0.2 };

const rampFrom = (value: number, { none, full, least }: typeof whole): number =>
  least + (1 - least) * ramp(value, none, full);

/** How far a position's description shows that it was the job's work: 0 to 1. */
function byDescription({ share, words }: StatedWork, { meaning }: PositionWithText['stated'], work: Meaning): number {
  return (
    Math.min(1, share / stated.full) * rampFrom(words.size, amount) * rampFrom(meaningSimilarity(meaning, work), whole)
  );
}

/** Minimum similarity of a title that is in no list: it may be any work. */
const unlisted = 0.15;
/** `titleScore` from which words look like a title. */
const titleLike = 0.6;
/** Share of title similarity that depends on the description: people of one profession differ by specialty. */
const speciality = 0.1;

/** Similarity of a title without a field next to a position in the job's industry. */
const vagueInIndustry = 0.62;

/** Whether the position before or after is in the industry of the job's profession. */
function isNextToIndustry(job: ParsedJob, resume: ImpersonalResume, index: number): boolean {
  const asked = occupationsOfTitle(job.title)[0]?.industry;
  if (asked === undefined || asked === 'general-business') return false;
  return [index - 1, index + 1].some((other) => {
    const work = resume.work[other];
    const title = work ? titleOf(work) : '';
    return namesField(title) && occupationsOfTitle(title)[0]?.industry === asked;
  });
}

const ofTraining = /\b(?:apprentice|trainee|intern|student)\b/iu;

/** The resume's positions as seen from the job. */
export function positionsOf(
  job: ParsedJob,
  resume: ImpersonalResume,
  today: string,
  copied: Copied = nothingCopied,
): Position[] {
  const asked = askedTitles(job);
  const isJobKnown = occupationsOfTitle(job.title).length > 0;
  const described = askedWork(job);
  const now = monthOf(today);
  const isLicensed = holdsLicense(job, resume);
  const works = [...resume.work, ...positionsInText(resume, today)].map(withoutSomeoneElsesTitle);
  return readPositionTexts(works.map((work) => ({ work, title: titleOf(work) }))).map((position, index) => {
    const { work, title } = position;
    const span = monthSpan(work.startDate, work.endDate, today);
    const byTitle =
      title === '' ? 0 : Math.max(0, ...asked.map((one, at) => titleSimilarity(one, title) * (at === 0 ? 1 : 0.85)));
    const isVague = occupationsOfTitle(title).length > 0 && !namesField(title) && isNextToIndustry(job, resume, index);
    const inField = isVague ? Math.max(byTitle, vagueInIndustry) : byTitle;
    const byLicense = isLicensed && title !== '' ? withLicense(inField, title) : inField;
    const isKnown = isJobKnown && occupationsOfTitle(title).length > 0;
    const nearest = described.map(({ meaning }) => nearestSentence(meaning, position.stated));
    const statedWorkOf = statedWork(described, nearest, position.stated);
    const share = byDescription(statedWorkOf, position.stated, askedMeaning(job));
    const isOther = isJobKnown && namesField(title) && !isLooselyKnown(title);
    const least = !isOther && titleScore(title) >= titleLike ? unlisted : 0;
    const ofOther = isPartlyKnown(title) ? stated.ofPartlyKnown : stated.ofOther;
    const byWords = Math.max(0, ...asked.map((one) => titleOverlap(one, title))) * stated.ofSameWords;
    const most = isOther ? Math.max(ofOther, byWords) : stated.ofUnknown;
    const special = described.length === 0 ? byLicense : byLicense * (1 - speciality + speciality * share);
    const credibility = copied.credibilityOf(index);
    const similarity = Math.max(special, least + (most - least) * share) * credibility;
    return {
      ...position,
      index,
      span,
      credibility,
      similarity,
      byTitle: byLicense,
      recency: span ? recencyFactor(now - span.to) : 0.5,
      rank: seniorityRank(title),
      isTraining: ofTraining.test(title) && !ofTraining.test(job.title),
      relevance: (asked.length === 0 ? 1 : relevanceOf(similarity, isKnown)) * credibility,
      nearest,
      relevantWords: statedWorkOf.words,
    };
  });
}

/** Below this credibility a position was mostly copied from the job. */
const credibleFrom = 0.5;
export const isCredible = ({ credibility }: Position): boolean => credibility >= credibleFrom;

/** Similarity from which titles name the same work. */
export const sameWork = 0.75;

/** How close the person's closest position comes to the job's work: 0 without positions. */
export function highestSimilarity(positions: readonly Position[]): number {
  return Math.max(0, ...positions.map(({ similarity }) => similarity));
}

/** Share of the highest similarity from which a position is as good an example of the work. */
const nearlyClosest = 0.85;

/** The position to show as the person's closest work: the most recent of those that are about as close. */
export function closestPosition(positions: readonly Position[]): Position | undefined {
  const least = highestSimilarity(positions) * nearlyClosest;
  return positions
    .filter(({ similarity }) => similarity >= least)
    .sort((a, b) => b.recency - a.recency || b.similarity - a.similarity)[0];
}

/** Similarity from which a position counts as similar work. */
export const similarWork = 0.3;
/** How much similar work counts. */
const shareOfSimilar = 0.4;

interface WorkMonths {
  same: number;
  similar: number;
}

/** Sums of positions, overlaps counted once. */
function sumOfWork(
  positions: readonly Position[],
  { isSame, least }: { isSame: (position: Position) => boolean; least: number },
): WorkMonths {
  const counted = positions.filter(({ span, similarity }) => span && similarity >= least);
  const monthsOf = (some: readonly Position[]): number => coveredMonths(some.flatMap(({ span }) => span ?? []));
  const same = monthsOf(counted.filter(isSame));
  return { same, similar: monthsOf(counted) - same };
}

/** Similarity from which a position is called similar work. */
export const calledSimilar = 0.45;

/** Without a title nobody can say that a position was the job's work, and an apprentice learned it. */
const isNamed = ({ title, isTraining }: Position): boolean => title !== '' && !isTraining;

/** Months that count as the job's work for a must-have, and as similar work besides. */
export const monthsOfWork = (positions: readonly Position[]): WorkMonths =>
  sumOfWork(positions, {
    isSame: (position) => position.similarity >= sameWork && isNamed(position),
    least: calledSimilar,
  });

/** Whether titles that name no field leave open how much of the similar work was the job's. */
interface StatedMonths extends WorkMonths {
  isVague: boolean;
}

/**
 * Months that a resume states as the job's work, and as similar work besides, by titles: copied text takes nothing from
 * what a position is called, and a description that is close to the job's does not make it similar work.
 * @returns null when only descriptions are close to the job's work, so that nobody can tell.
 */
export function statedMonths(positions: readonly Position[]): StatedMonths | null {
  const stated = positions.filter(isCredible).map((one) => ({ ...one, similarity: one.similarity / one.credibility }));
  const isCalledSimilar = (one: Position): boolean => one.byTitle >= calledSimilar || one.similarity >= sameWork;
  const close = stated.filter((one) => one.similarity >= calledSimilar);
  const named = close.filter((one) => one.title !== '' && isCalledSimilar(one));
  if (named.length === 0 && close.length > 0) return null;
  const isVague = named.some(({ title, similarity }) => similarity < sameWork && !namesField(title));
  return { ...monthsOfWork(named), isVague };
}

/** Months of the job's work; similar work counts in part. */
export function relevantMonths(positions: readonly Position[]): number {
  const { same, similar } = sumOfWork(positions, {
    isSame: ({ similarity }) => similarity >= sameWork,
    least: similarWork,
  });
  return same + similar * shareOfSimilar;
}

/** Parts of a position's head, and how far apart in the text they may be. */
const headParts = ['title', 'companyName', 'startDate', 'endDate'] as const;
const maxHeadLength = 160;

/**
 * The head of a position as written. Where the text does not have its fields, as after a correction or in running text,
 * the first of its parts that the text has; empty when it has none.
 */
export function positionLine({ work, index }: Pick<Position, 'work' | 'index'>, resume: ImpersonalResume): string {
  const { title, companyName, description } = work;
  const spans = headParts.flatMap((part) => spanAt(resume, `work.${String(index)}.${part}`) ?? []);
  const [start, end] = [Math.min(...spans.map((span) => span.start)), Math.max(...spans.map((span) => span.end))];
  const quote = end - start > 0 && end - start <= maxHeadLength ? quoteAt(resume, { start, end }) : '';
  if (quote !== '') return quote;
  const [first = ''] = description.split('\n');
  const stated = [first, title, companyName].map((part) => part.trim().slice(0, maxHeadLength));
  // Blanks stand for what was cut, which a quote would not have.
  return stated.find((part) => part !== '' && !/\s{3}/u.test(part) && resume.text.includes(part)) ?? '';
}
