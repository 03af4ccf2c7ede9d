import { alike, type Meaning } from '../taxonomy/related-professions';
import { ramp, type AskedSentence } from './asked-work';
import type { PositionText } from './position-texts';

/** From which likeness on, in deviations, a sentence says something of another, and from where all of it. */
const ofPosition = { none: 1.6, full: 4.4 };
const inAll = { none: 1.6, full: 5.6 };
/** Below this likeness chance alone brings a sentence near to one that has few neighbours; from `full` on it is none. */
const atAll = { none: 0.2, full: 0.35 };

/** The sentence of a position that comes nearest to what is asked. */
export interface NearSentence {
  text: string;
  /** How like it is, as meanings go. */
  likeness: number;
}

/** The sentence of a position, or its title, that is most like some meaning. */
export function nearestSentence(meaning: Meaning, { heading, sentences }: PositionText): NearSentence {
  let [nearest, likeness] = [heading, alike(meaning, heading.meaning)];
  for (const sentence of sentences) {
    const own = alike(meaning, sentence.meaning);
    if (own > likeness) [nearest, likeness] = [sentence, own];
  }
  return { text: nearest.text, likeness };
}

/** By how many deviations a sentence is nearer to an asked one than names of professions are. Some are near everything. */
const deviations = ({ likeness }: NearSentence, { usual }: AskedSentence): number =>
  (likeness - usual.mean) / usual.deviation;

const toldOf = (asked: AskedSentence, near: NearSentence | undefined, { none, full }: typeof inAll): number =>
  near ? ramp(deviations(near, asked), none, full) * ramp(near.likeness, atAll.none, atAll.full) : 0;

/** A job that describes its work in one sentence lets little be concluded from it: so much weight of sentences tells enough. */
const enough = 80;
/** What is left of each further asked sentence that one and the same sentence tells. */
const again = 0.6;

/**
 * How much of what a job describes a position tells, in the same words or in others of their meaning.
 * @param nearest For each asked sentence the position's nearest.
 * @returns 0 to 1; a third is much.
 */
export function toldShare(asked: readonly AskedSentence[], nearest: readonly NearSentence[]): number {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const bySentence = new Map<string, number[]>();
  asked.forEach((one, at) => {
    const near = nearest[at];
    const worth = one.weight * toldOf(one, near, ofPosition);
    if (!near || worth === 0) return;
    const known = bySentence.get(near.text);
    if (known) known.push(worth);
    else bySentence.set(near.text, [worth]);
  });
  let sum = 0;
  for (const worths of bySentence.values())
    worths.sort((a, b) => b - a).forEach((worth, at) => (sum += worth * again ** at));
  return sum / Math.max(total, enough);
}

/**
 * The sentences of a position that tell something of what a job describes.
 * @param nearest For each asked sentence the position's nearest.
 */
export function tellingSentences(
  asked: readonly AskedSentence[],
  nearest: readonly NearSentence[],
): ReadonlySet<string> {
  return new Set(
    nearest.filter((near, at) => asked[at] && toldOf(asked[at], near, ofPosition) > 0).map(({ text }) => text),
  );
}

/** How much of what a job describes all positions together tell, the old ones less: 0 to 1. */
export function toldInAll(
  asked: readonly AskedSentence[],
  positions: readonly { nearest: readonly NearSentence[]; recency: number }[],
): number {
  if (asked.length === 0) return 0;
  const best = (one: AskedSentence, at: number): number =>
    positions.reduce((most, { nearest, recency }) => Math.max(most, toldOf(one, nearest[at], inAll) * recency), 0);
  return asked.reduce((sum, one, at) => sum + best(one, at), 0) / asked.length;
}
