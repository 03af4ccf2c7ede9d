import type { ResumeSection } from '@portal/domain/resumes/parsed-resume';
import hintWords from '../../../data/heading-words.json' with { type: 'json' };
import { foldWords } from '../../text/normalize';

const sectionOfWord = new Map<string, ResumeSection>();
const isSection = (name: string): name is keyof typeof hintWords => name in hintWords;
for (const [section, words] of Object.entries(hintWords)) {
  if (!isSection(section)) continue;
  for (const word of words.split(' ')) if (!sectionOfWord.has(word)) sectionOfWord.set(word, section);
}

/** Priority of sections when a phrase hints at several: `Work & School`, `Skills Summary`. */
const order: readonly ResumeSection[] = ['certifications', 'skills', 'education', 'work', 'summary'];
const maxWords = 6;

/**
 * The section that the words of an unlisted phrase hint at: `Teaching Posts`. The last matching word counts, because it
 * is the noun in most supported languages.
 * @returns undefined when no word hints at a section. Layout and content must decide whether it is a heading.
 */
export function headingHint(text: string): ResumeSection | undefined {
  if (text.length > 60 || /[\d@]/.test(text)) return undefined;
  const words = foldWords(text);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const hinted = words.flatMap((word) => sectionOfWord.get(word) ?? []);
  const [first] = hinted;
  if (first === undefined) return undefined;
  const parts = text.split(/\s*(?:&|\/|\band\b|\bund\b|\bet\b|\be\b)\s*/i);
  if (parts.length > 1) return hinted[0];
  return hinted.length === 1 ? first : (order.find((section) => section === hinted[hinted.length - 1]) ?? first);
}
