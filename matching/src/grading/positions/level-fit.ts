import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { seniorityRank } from '../../taxonomy/occupations';
import { relevantMonths, type Position } from './positions';

/** The person's level against the job's. */
export interface LevelFit {
  /** Steps of `seniorityRank`. */
  asked: number;
  held: number;
  /** 0 to 1: factor for skills and experience. */
  factor: number;
  /** 0 to 1: factor for everything; lower for people far above the job, who would hardly take it. */
  interest: number;
}

/** Factors by steps above or below the job's rank. */
const above = [1, 1, 0.85, 0.62, 0.4, 0.22, 0.1];
const below = [1, 0.82, 0.58, 0.4, 0.28, 0.2, 0.16];

const interestAbove = [1, 1, 1, 0.85, 0.6, 0.45, 0.35];

/** Factor for the difference between the job's rank and the person's. */
export function rankFactor(asked: number, held: number): number {
  const step = held - asked;
  return (step >= 0 ? above[step] : below[-step]) ?? 0.1;
}

/** Recency of positions whose level still counts, and of current ones, whose level counts in any line of work. */
const recentFrom = 0.6;
const currentFrom = 0.97;
/** Years after which somebody is senior regardless of title. */
const seniorYears = 6;

/** The job's rank, by its title and the years it requires. */
export function askedRank({ title, experienceYears, managementScore }: ParsedJob): number {
  const named = seniorityRank(title);
  if (named !== 2) return named;
  const { min, max } = experienceYears;
  if (max !== null && max <= 2) return 1;
  if (managementScore < 30 && min !== null && min >= 8) return 3;
  return named;
}

/** A position's rank; long experience counts as one step. */
export function heldRank(rank: number, months: number): number {
  return rank === 2 && months / 12 >= seniorYears ? 3 : rank;
}

/** The rank of a position; without a title it is assumed to be the job's. */
export function rankOf({ title, rank }: Position, asked: number): number {
  return title === '' ? asked : rank;
}

/**
 * Compares the job's level with that of recent positions in its line of work, or of all recent ones when there are
 * none.
 */
export function levelFit(job: ParsedJob, positions: readonly Position[]): LevelFit {
  const asked = askedRank(job);
  const late = positions.filter(({ recency }) => recency >= recentFrom);
  const recent = late.filter(({ title }) => title !== '');
  const inLine = late.filter(({ similarity }) => similarity >= 0.3);
  const ranks = (inLine.length > 0 ? inLine : recent).map((position) => rankOf(position, asked));
  if (ranks.length === 0 || job.title === '') return { asked, held: asked, factor: 1, interest: 1 };
  const today = Math.max(0, ...recent.filter(({ recency }) => recency >= currentFrom).map(({ rank }) => rank));
  const inWork = heldRank(Math.max(...ranks), relevantMonths(positions));
  const held = today > asked ? Math.max(inWork, today) : inWork;
  return { asked, held, factor: rankFactor(asked, held), interest: interestAbove[Math.max(0, held - asked)] ?? 1 };
}
