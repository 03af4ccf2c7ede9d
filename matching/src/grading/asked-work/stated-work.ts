import { meaningSimilarity, type Meaning } from '../../taxonomy/related-professions';
import { ramp, type AskedSentence } from './asked-work';
import type { PositionText } from '../positions/position-texts';

/** In standard deviations: where a sentence starts to cover another, and where it covers it in full. */
const ofPosition = { none: 1.6, full: 4.4 };
const inAll = { none: 1.6, full: 5.6 };
/** Below `none` a similarity is chance, because some sentences have few neighbors; from `full` on it counts in full. */
const atAll = { none: 0.2, full: 0.35 };

/** A position's sentence closest to a job's sentence. */
export interface NearSentence {
  text: string;
  /** Similarity of the two meanings. */
  similarity: number;
  /** Whether it is only the title, which names the work without describing it. */
  isTitle: boolean;
}

/** The sentence or title of a position closest to a meaning. */
export function nearestSentence(meaning: Meaning, { heading, sentences }: PositionText): NearSentence {
  let [nearest, similarity] = [heading, meaningSimilarity(meaning, heading.meaning)];
  for (const sentence of sentences) {
    const own = meaningSimilarity(meaning, sentence.meaning);
    if (own > similarity) [nearest, similarity] = [sentence, own];
  }
  return { text: nearest.text, similarity, isTitle: nearest === heading };
}

/**
 * Standard deviations by which a sentence is closer than profession names are. Some sentences are close to everything.
 */
const deviations = ({ similarity }: NearSentence, { usual }: AskedSentence): number =>
  (similarity - usual.mean) / usual.deviation;

const statedShare = (asked: AskedSentence, near: NearSentence | undefined, { none, full }: typeof inAll): number =>
  near ? ramp(deviations(near, asked), none, full) * ramp(near.similarity, atAll.none, atAll.full) : 0;

/** Total sentence weight that is enough for a conclusion; one sentence alone is not. */
const enough = 80;
/** Factor for each further job sentence that the same resume sentence covers. */
const again = 0.6;

/** How much of the job's described work a position states, in the same or other words. */
export interface StatedWork {
  /** 0 to 1; a third is a lot. */
  share: number;
  /** Distinct stems in the sentences that cover some of it. */
  words: ReadonlySet<string>;
}

/**
 * Measures how much of the job's described work a position states.
 * @param nearest The position's nearest sentence for each job sentence.
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

/** Share of the job's described work that all positions state, discounted by age: 0 to 1. */
export function statedInAll(
  asked: readonly AskedSentence[],
  positions: readonly { nearest: readonly NearSentence[]; recency: number }[],
): number {
  if (asked.length === 0) return 0;
  const best = (one: AskedSentence, at: number): number =>
    positions.reduce((most, { nearest, recency }) => Math.max(most, statedShare(one, nearest[at], inAll) * recency), 0);
  return asked.reduce((sum, one, at) => sum + best(one, at), 0) / asked.length;
}
