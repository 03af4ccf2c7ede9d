import { onceFor } from '../text/once-for';
import { termKey } from '../text/tokens';
import { spanAt, spanOfWords } from './evidence-span';
import type { GradeContext } from './grade-context';
import type { ToldSentence } from './position-texts';
import { durationFactor, lineOfWork, longestSentence, onlyListed, type SkillUse } from './skill-evidence';

/** The words of a text as they are compared: read once for a sentence, however many skills are looked for. */
const keyOf = onceFor(({ text }: ToldSentence) => ` ${termKey(text)} `);

/**
 * Looks for a skill that the taxonomy does not know by its words: in a position, else in the resume's list.
 * @returns the use, or null.
 */
export function useOfPhrase(phrase: string, { resume, positions }: GradeContext): SkillUse | null {
  const key = ` ${termKey(phrase)} `;
  if (key.trim() === '') return null;
  const has = (text: string): boolean => ` ${termKey(text)} `.includes(key);
  let best: SkillUse | null = null;
  for (const { work, told, index, span, recency, relevance } of positions) {
    const sentence = has(work.title) ? work.title : told.sentences.find((one) => keyOf(one).includes(key))?.text;
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
  const at = resume.skills.findIndex((skill) => has(skill.asWritten || skill.name));
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
