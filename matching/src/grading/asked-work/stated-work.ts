import { meaningSimilarity, type Meaning } from '../../taxonomy/related-professions';
import { ramp, type AskedSentence } from './asked-work';
import type { PositionText } from '../positions/position-texts';

/** From which likeness on, in deviations, a sentence says something of another, and from where all of it. */
const ofPosition = { none: 1.6, full: 4.4 };
const inAll = { none: 1.6, full: 5.6 };
/** Below this likeness chance alone brings a sentence near to one that has few neighbours; from `full` on it is none. */
const atAll = { none: 0.2, full: 0.35 };

/** The sentence of a position that comes nearest to what is asked. */
export interface NearSentence {
  text: string;
  /** How like it is, as meanings go. */
  similarity: number;
}

/** The sentence of a position, or its title, that is most like some meaning. */
export function nearestSentence(meaning: Meaning, { heading, sentences }: PositionText): NearSentence {
  let [nearest, similarity] = [heading, meaningSimilarity(meaning, heading.meaning)];
  for (const sentence of sentences) {
    const own = meaningSimilarity(meaning, sentence.meaning);
    if (own > similarity) [nearest, similarity] = [sentence, own];
  }
  return { text: nearest.text, similarity };
}

/** By how many deviations a sentence is nearer to an asked one than names of professions are. Some are near everything. */
const deviations = ({ similarity }: NearSentence, { usual }: AskedSentence): number =>
  (similarity - usual.mean) / usual.deviation;

const statedShare = (asked: AskedSentence, near: NearSentence | undefined, { none, full }: typeof inAll): number =>
  near ? ramp(deviations(near, asked), none, full) * ramp(near.similarity, atAll.none, atAll.full) : 0;

/** A job that describes its work in one sentence lets little be concluded from it: so much weight of sentences tells enough. */
const enough = 80;
/** What is left of each further asked sentence that one and the same sentence tells. */
const again = 0.6;

/** What a position tells of the work that a job describes, in the same words or in others of their meaning. */
export interface StatedWork {
  /** How much of it: 0 to 1; a third is much. */
  share: number;
  /** The different words, as stems, in the sentences that tell something of it; others may be of anything. */
  words: ReadonlySet<string>;
}

/**
 * Reads what a position tells of the work that a job describes.
 * @param nearest For each asked sentence the position's nearest.
 */
export function statedWork(
  asked: readonly AskedSentence[],
  nearest: readonly NearSentence[],
  { sentences }: PositionText,
): StatedWork {
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const worthsOf = new Map<string, number[]>();
  asked.forEach((one, at) => {
    const near = nearest[at];
    const worth = one.weight * statedShare(one, near, ofPosition);
    if (!near || worth === 0) return;
    const known = worthsOf.get(near.text);
    if (known) known.push(worth);
    else worthsOf.set(near.text, [worth]);
  });
  let sum = 0;
  for (const worths of worthsOf.values())
    worths.sort((a, b) => b - a).forEach((worth, at) => (sum += worth * again ** at));
  const relevant = sentences.filter(({ text }) => worthsOf.has(text));
  return {
    share: total === 0 ? 0 : sum / Math.max(total, enough),
    words: new Set(relevant.flatMap(({ stems }) => [...stems])),
  };
}

/** How much of what a job describes all positions together tell, the old ones less: 0 to 1. */
export function statedInAll(
  asked: readonly AskedSentence[],
  positions: readonly { nearest: readonly NearSentence[]; recency: number }[],
): number {
  if (asked.length === 0) return 0;
  const best = (one: AskedSentence, at: number): number =>
    positions.reduce((most, { nearest, recency }) => Math.max(most, statedShare(one, nearest[at], inAll) * recency), 0);
  return asked.reduce((sum, one, at) => sum + best(one, at), 0) / asked.length;
}
