import { alike, type Meaning } from '../taxonomy/word-meanings';
import { ramp, type AskedSentence } from './asked-work';
import type { PositionText } from './position-texts';

/** From which likeness on, in deviations, a sentence says something of another, and from where all of it. */
const ofPosition = { none: 1.8, full: 4.7 };
const inAll = { none: 1.8, full: 5.9 };

/** How like the nearest sentence of a position is to one, as meanings go. */
function nearest(meaning: Meaning, { heading, sentences }: PositionText): number {
  return sentences.reduce((best, one) => Math.max(best, alike(meaning, one.meaning)), alike(meaning, heading.meaning));
}

/**
 * For each sentence that a job asks how like it the nearest one of a position is: by how many deviations it is nearer than
 * names of professions are. Some sentences are near everything.
 */
export function nearestTo(asked: readonly AskedSentence[], told: PositionText): number[] {
  return asked.map(({ meaning, usual }) => (nearest(meaning, told) - usual.mean) / usual.deviation);
}

/** A job that describes its work in one sentence lets little be concluded from it: so much weight of sentences tells enough. */
const enough = 80;

/**
 * How much of what a job describes a position tells, in the same words or in others of their meaning.
 * @param likeness Of the nearest sentences, as `nearestTo` gives it.
 * @returns 0 to 1; a third is much.
 */
export function toldShare(asked: readonly AskedSentence[], likeness: readonly number[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const of = (at: number): number => ramp(likeness[at] ?? 0, ofPosition.none, ofPosition.full);
  return total === 0 ? 0 : asked.reduce((sum, { weight }, at) => sum + weight * of(at), 0) / Math.max(total, enough);
}

/** How much of what a job describes all positions together tell, the old ones less: 0 to 1. */
export function toldInAll(
  asked: readonly AskedSentence[],
  positions: readonly { nearest: readonly number[]; recency: number }[],
): number {
  if (asked.length === 0) return 0;
  const best = (at: number): number =>
    positions.reduce(
      (most, one) => Math.max(most, ramp(one.nearest[at] ?? 0, inAll.none, inAll.full) * one.recency),
      0,
    );
  return asked.reduce((sum, _, at) => sum + best(at), 0) / asked.length;
}
