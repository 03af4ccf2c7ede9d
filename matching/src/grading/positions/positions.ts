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
import type { ImpersonalResume } from '../impersonal-resume';
import { withoutSomeoneElsesTitle } from './someone-elses-title';
import { readPositionTexts, type PositionWithText } from './position-texts';
import { positionsInText } from './positions-in-text';
import { heldUnlisted } from '../licenses/unlisted-license';
import { titleSimilarity } from './title-similarity';
import { meaningSimilarity, type Meaning } from '../../taxonomy/related-professions';
import { askedMeaning, askedWork, ramp } from '../asked-work/asked-work';
import { nearestSentence, statedWork, type NearSentence, type StatedWork } from '../asked-work/stated-work';

/** A position that somebody held, seen from a job. */
export interface Position extends PositionWithText {
  /** Index in the resume's list. */
  index: number;
  span: MonthSpan | null;
  /** 0 to 1: how far it may be true; less where it is told in the job's own words. */
  credibility: number;
  /** 0 to 1: how like the asked work its title is, as far as the position may be true. */
  similarity: number;
  /** 0 to 1: what the time since then leaves. */
  recency: number;
  rank: number;
  /** 0 to 1: how much a skill that was used in it counts for the job. */
  relevance: number;
  /** For each sentence that the job asks the nearest one of the position. */
  nearest: readonly NearSentence[];
  /** The different words, as stems, in its sentences that tell something of the asked work. */
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

/** How much an experience is worth that ended some months ago; it falls steadily between the steps. */
export function recencyFactor(monthsAgo: number): number {
  let [before, from] = [1, 0];
  for (const [months, factor] of recencySteps) {
    if (monthsAgo <= months) return before + ((factor - before) * Math.max(0, monthsAgo - from)) / (months - from);
    [before, from] = [factor, months];
  }
  return 0.12;
}

/** What is left of a skill's worth by the likeness of the work it was used in. */
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

/** Titles of a job that tell its work: the main one and others of the same line of work. */
function askedTitles(job: ParsedJob): string[] {
  const others = job.otherTitles.slice(0, 3).filter((title) => titleSimilarity(job.title, title) >= 0.3);
  return [job.title, ...others].filter((title) => title !== '');
}

/**
 * The title; where it names no profession and the employer's line begins with one, that. `Wind Tech II, Prairie Power`
 * without a title is one line with both.
 */
function titleOf({ title, companyName }: ParsedWork): string {
  if (occupationsOfTitle(title).length > 0) return title;
  const [first = '', ...rest] = companyName.split(/[,|–]/);
  const isBoth = title === '' && rest.length > 0;
  return isBoth || occupationsOfTitle(first).length > 0 ? first.trim() : title;
}

/** Licences that many hold beside another line of work: they tell no profession. */
const sideLicenses = /driver|guard|firearm|notary|insurance|real-estate|endorsement|forklift|pesticide|food/;

/** Whether somebody holds a licence that the job demands and the law asks of its profession. */
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

/** What a licence makes of a title that tells no field, and of a neighbour's title. */
const licensed = { vague: 0.65, neighbour: 0.76, neighbourFrom: 0.5 };

function withLicense(similarity: number, title: string): number {
  if (!namesField(title)) return Math.max(similarity, licensed.vague);
  return similarity >= licensed.neighbourFrom ? Math.max(similarity, licensed.neighbour) : similarity;
}

/**
 * What somebody tells of a position beside its title: the likeness that it gives at least, when the title is of another
 * profession, when it says more than that profession, when it has the asked title's words (`Project Manager` of buildings),
 * and when one of the titles is unknown. From this share of the job's
 * description on it counts in full.
 */
const stated = { full: 0.2, ofOther: 0.45, ofPartlyKnown: 0.6, ofSameWords: 0.8, ofUnknown: 0.95 };
/**
 * Few words may be near to anything, and who tells much of the asked work has done it: so many different words of the
 * sentences that tell of it show hardly more than chance, and so many are beyond it.
 */
const amount = { none: 5, full: 50, least: 0.5 };
/**
 * Who tells much of anything has a sentence near to whatever is asked: all that they tell together is of this work, or of
 * another. So like the whole description it says that it is another, and from `full` on that it is this one.
 */
const whole = { none: 0.3, full: 0.5, least: 0.2 };

const rampFrom = (value: number, { none, full, least }: typeof whole): number =>
  least + (1 - least) * ramp(value, none, full);

/** How far what a position tells lets conclude that it was the job's work: 0 to 1. */
function byDescription({ share, words }: StatedWork, { meaning }: PositionWithText['stated'], work: Meaning): number {
  return (
    Math.min(1, share / stated.full) * rampFrom(words.size, amount) * rampFrom(meaningSimilarity(meaning, work), whole)
  );
}

/** A title that nobody listed may be any work: it is at least as like the asked one as this. */
const unlisted = 0.15;
/** From here on words look like a title, as `titleScore` counts. */
const titleLike = 0.6;
/** Part of a likeness by title that grows with what is told: people of one profession differ by their speciality. */
const speciality = 0.1;

/** What a title that tells no field is like when the position beside it was in the job's industry. */
const vagueInIndustry = 0.62;

/** Whether a position before or after one with a vague title was in the industry of the job's profession. */
function isNextToIndustry(job: ParsedJob, resume: ImpersonalResume, index: number): boolean {
  const asked = occupationsOfTitle(job.title)[0]?.industry;
  if (asked === undefined || asked === 'general-business') return false;
  return [index - 1, index + 1].some((other) => {
    const work = resume.work[other];
    const title = work ? titleOf(work) : '';
    return namesField(title) && occupationsOfTitle(title)[0]?.industry === asked;
  });
}

/** The positions of a resume with how far each is the job's work. */
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
      recency: span ? recencyFactor(now - span.to) : 0.5,
      rank: seniorityRank(title),
      relevance: (asked.length === 0 ? 1 : relevanceOf(similarity, isKnown)) * credibility,
      nearest,
      relevantWords: statedWorkOf.words,
    };
  });
}

/** Below this a position counts hardly: it tells little but the job's own words. */
const credibleFrom = 0.5;
export const isCredible = ({ credibility }: Position): boolean => credibility >= credibleFrom;

/** Titles from here on name the same work. */
export const sameWork = 0.75;

/** Months in which somebody did the asked work or work like it; less like work counts for less. */
export function relevantMonths(positions: readonly Position[]): number {
  const spans = positions.flatMap(({ span, similarity }) => (span && similarity >= 0.3 ? [{ span, similarity }] : []));
  const same = coveredMonths(spans.filter(({ similarity }) => similarity >= sameWork).map(({ span }) => span));
  const all = coveredMonths(spans.map(({ span }) => span));
  return same + (all - same) * 0.4;
}

/** A position in a line: title, employer, dates. */
export function positionLine({ title, companyName, startDate, endDate }: ParsedWork): string {
  const dates = [startDate, endDate].filter((date) => date !== '').join(' – ');
  return [title, companyName, dates].filter((part) => part !== '').join(', ');
}
