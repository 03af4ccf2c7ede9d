import { alike, type Meaning } from '../taxonomy/word-meanings';
import { ramp, type AskedSentence } from './asked-work';
import type { PositionText } from './position-texts';

/** From which likeness on a sentence says something of another, and from where all of it. */
const ofPosition = { none: 0.3, full: 0.8 };
const inAll = 0.3;

/** How like the nearest sentence of a position is to one, as meanings go. */
function nearest(meaning: Meaning, { heading, sentences }: PositionText): number {
  return sentences.reduce((best, one) => Math.max(best, alike(meaning, one.meaning)), alike(meaning, heading.meaning));
}

/** For each sentence that a job asks how like it the nearest one of a position is. */
export function nearestTo(asked: readonly AskedSentence[], told: PositionText): number[] {
  return asked.map(({ meaning }) => nearest(meaning, told));
}

/**
 * How much of what a job describes a position tells, in the same words or in others of their meaning.
 * @param likeness Of the nearest sentences, as `nearestTo` gives it.
 * @returns 0 to 1; a third is much.
 */
export function toldShare(asked: readonly AskedSentence[], likeness: readonly number[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const of = (at: number): number => ramp(likeness[at] ?? 0, ofPosition.none, ofPosition.full);
  return total === 0 ? 0 : asked.reduce((sum, { weight }, at) => sum + weight * of(at), 0) / total;
}

/** How much of what a job describes all positions together tell, the old ones less: 0 to 1. */
export function toldInAll(
  asked: readonly AskedSentence[],
  positions: readonly { nearest: readonly number[]; recency: number }[],
): number {
  if (asked.length === 0) return 0;
  const best = (at: number): number =>
    positions.reduce((most, one) => Math.max(most, ((one.nearest[at] ?? 0) - inAll) * one.recency), 0);
  return asked.reduce((sum, _, at) => sum + best(at), 0) / asked.length / (1 - inAll);
}
