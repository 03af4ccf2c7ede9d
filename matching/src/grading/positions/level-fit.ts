import type { ParsedJob } from '@portal/domain/jobs/parsed-job';
import { seniorityRank } from '../../taxonomy/occupations';
import { relevantMonths, type Position } from './positions';

/** How somebody's level stands to the one a job asks. */
export interface LevelFit {
  /** Steps as `seniorityRank` counts them. */
  asked: number;
  held: number;
  /** 0 to 1: what the difference leaves of skills and practice. */
  factor: number;
  /** 0 to 1: what is left of everything, of somebody who is far above the job and would hardly take it. */
  interest: number;
}

/** What each step above or below the asked rank leaves. */
const above = [1, 1, 0.85, 0.62, 0.4, 0.22, 0.1];
const below = [1, 0.82, 0.58, 0.4, 0.28, 0.2, 0.16];

const interestAbove = [1, 1, 1, 0.85, 0.6, 0.45, 0.35];

/** What a step between the asked rank and the held one leaves of the credit. */
export function rankFactor(asked: number, held: number): number {
  const step = held - asked;
  return (step >= 0 ? above[step] : below[-step]) ?? 0.1;
}

/** Positions whose level still tells something, and those of today, whose level tells it in any line of work. */
const recentFrom = 0.6;
const currentFrom = 0.97;
/** Years after which somebody is a senior, whatever the title says. */
const seniorYears = 6;

/** The rank a job asks: by its title, and by the years it wants. */
export function askedRank({ title, experienceYears, managementScore }: ParsedJob): number {
  const named = seniorityRank(title);
  if (named !== 2) return named;
  const { min, max } = experienceYears;
  if (max !== null && max <= 2) return 1;
  if (managementScore < 30 && min !== null && min >= 8) return 3;
  return named;
}

/** A position's rank, with years of the work counting as a step. */
export function heldRank(rank: number, months: number): number {
  return rank === 2 && months / 12 >= seniorYears ? 3 : rank;
}

/** The rank of a position; of one told without a title nothing says that it is another than the asked one. */
export function rankOf({ title, rank }: Position, asked: number): number {
  return title === '' ? asked : rank;
}

/**
 * Compares the level of somebody's last positions in the job's line of work, or of all when there is none, with the
 * job's.
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
