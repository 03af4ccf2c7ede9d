import type { ParsedSkill, ParsedWork } from '@portal/domain/resumes/parsed-resume';
import { memoizeByObject } from '../../text/memoize-by-object';
import { termKey } from '../../text/tokens';
import { spanAt, spanOfWords } from '../evidence-span';
import type { GradeContext } from '../grade-context';
import type { PositionSentence } from '../positions/position-texts';
import { durationFactor, lineOfWork, longestSentence, onlyListed, type SkillUse } from './skill-evidence';

const keyOfText = (text: string): string => ` ${termKey(text)} `;
/** Texts as comparison keys, computed once for all required skills. */
const keyOf = memoizeByObject(({ text }: PositionSentence) => keyOfText(text));
const keyOfTitle = memoizeByObject(({ title }: ParsedWork) => keyOfText(title));
const keyOfEntry = memoizeByObject(({ asWritten, name }: ParsedSkill) => keyOfText(asWritten || name));

/**
 * Looks up a skill the taxonomy does not know by its words: in positions first, then in the resume's skill list.
 * @returns the use, or null.
 */
export function useByPhrase(phrase: string, { resume, positions }: GradeContext): SkillUse | null {
  const key = keyOfText(phrase);
  if (key.trim() === '') return null;
  let best: SkillUse | null = null;
  for (const { work, stated, index, span, recency, relevance } of positions) {
    const sentence = keyOfTitle(work).includes(key)
      ? work.title
      : stated.sentences.find((one) => keyOf(one).includes(key))?.text;
    if (sentence === undefined) continue;
    const strength = recency * relevance * (span ? durationFactor(span.to - span.from + 1) : 1);
    if (best && strength <= best.strength) continue;
    const shown = sentence.trim().slice(0, longestSentence);
    best = {
      conceptId: '',
      asWritten: phrase,
      sentence: shown,
      strength,
      span: () => spanOfWords(resume, { phrase, sentence: shown, from: `work.${index}.title` }),
    };
  }
  if (best) return best;
  const at = resume.skills.findIndex((skill) => keyOfEntry(skill).includes(key));
  const listed = resume.skills[at];
  if (!listed) return null;
  const { asWritten } = listed;
  return {
    conceptId: '',
    asWritten,
    sentence: asWritten,
    strength: onlyListed.least * (positions.length === 0 ? 0.7 : lineOfWork(positions)),
    span: () => spanAt(resume, `skills.${at}.asWritten`),
  };
}
