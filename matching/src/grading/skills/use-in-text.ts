import type { ParsedSkill, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { memoizeByObject } from '../../text/memoize-by-object';
import { stemOf } from '../../text/stem';
import { termKey } from '../../text/tokens';
import { ramp } from '../asked-work/asked-work';
import type { NearSentence } from '../asked-work/stated-work';
import { spanAt, spanOfWords } from '../evidence-span';
import type { GradeContext } from '../grade-context';
import type { PositionSentence } from '../positions/position-texts';
import type { Position } from '../positions/positions';
import type { NearSkill } from './near-skill';
import { lineOfWork, listedCredit, maxSentenceLength, type SkillUse } from './skill-evidence';

const keyOfText = (text: string): string => ` ${termKey(text).split(' ').map(stemOf).join(' ')} `;
/** Texts as comparison keys, computed once for all required skills. */
const keyOf = memoizeByObject(({ text }: PositionSentence) => keyOfText(text));
const keyOfTitle = memoizeByObject(({ title }: ParsedWork) => keyOfText(title));
const keyOfEntry = memoizeByObject(({ asWritten, name }: ParsedSkill) => keyOfText(asWritten || name));

/** A sentence of a position as the use of a skill. */
function useIn({ index, recency, relevance }: Position, text: string, context: GradeContext, words = ''): SkillUse {
  const sentence = text.trim().slice(0, maxSentenceLength);
  const phrase = words || sentence;
  return {
    conceptId: '',
    asWritten: phrase,
    sentence,
    span: () => spanOfWords(context.resume, { phrase, sentence, from: `work.${String(index)}.title` }),
    credit: 1,
    note: '',
    relevance,
    recency,
    isNamed: true,
  };
}

/**
 * Looks up a skill that the taxonomy does not know by its words: in positions first, then in the resume's skill list.
 * @returns the use, or null.
 */
export function useByPhrase(phrase: string, context: GradeContext): SkillUse | null {
  const { resume, positions } = context;
  const key = keyOfText(phrase);
  if (key.trim() === '') return null;
  const byWeight = [...positions].sort((a, b) => b.recency * b.relevance - a.recency * a.relevance);
  for (const position of byWeight) {
    const { work, stated } = position;
    const sentence = keyOfTitle(work).includes(key)
      ? work.title
      : stated.sentences.find((one) => keyOf(one).includes(key))?.text;
    if (sentence !== undefined) return useIn(position, sentence, context, phrase);
  }
  const at = resume.skills.findIndex((skill) => keyOfEntry(skill).includes(key));
  const listed = resume.skills[at];
  if (!listed) return null;
  return {
    conceptId: '',
    asWritten: listed.asWritten,
    sentence: listed.asWritten,
    span: () => spanAt(resume, `skills.${String(at)}.asWritten`),
    credit: listedCredit.most,
    note: 'listed',
    ...lineOfWork(positions),
    isNamed: true,
  };
}

/** Similarity where a sentence starts to count, and where it counts in full. */
const similarity = { none: 0.2, full: 0.7 };
/** A smaller share means the sentence is about something else. */
const minShare = 0.1;
/** Share left when only a title of similar meaning supports a requirement: it describes no work. */
const byTitle = 0.5;
/** Share of a requirement's words that a sentence has when it states the same. */
const sameWords = 0.7;

/**
 * The sentence of any position closest to a requirement, by its words or its meaning; null when none is close enough.
 *
 * @param nearestOf Returns a position's nearest sentence.
 */
export function useByMeaning(
  asked: ReadonlySet<string>,
  nearestOf: (position: Position) => NearSentence | undefined,
  context: GradeContext,
): NearSkill | null {
  const isSame = ({ stems }: PositionSentence): boolean =>
    asked.size >= 2 && [...asked].filter((stem) => stems.has(stem)).length >= asked.size * sameWords;
  let best: (NearSkill & { worth: number }) | null = null;
  for (const position of context.positions) {
    const same = position.stated.sentences.find(isSame);
    const near = nearestOf(position);
    const ofNear = near ? ramp(near.similarity, similarity.none, similarity.full) * (near.isTitle ? byTitle : 1) : 0;
    const closeness = same ? 1 : ofNear;
    const worth = closeness * position.recency * position.relevance;
    if (closeness < minShare || (best && worth <= best.worth)) continue;
    const text = same?.text ?? near?.text ?? '';
    best = { use: useIn(position, text, context), relation: same ? 'same' : 'related', closeness, worth };
  }
  return best;
}
