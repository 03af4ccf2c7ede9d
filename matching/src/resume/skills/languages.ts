import type { ParsedLanguage } from '@portal/domain/resumes/parsed-resume';
import { findLanguages, languageLevel } from '../../taxonomy/languages';
import { recordProvenance, type Found, type ProvenanceMap } from '../../text/span';
import type { Section } from '../sections/section';

/** A language with where it stands. */
export interface FoundLanguage {
  value: ParsedLanguage;
  found: Found;
}

const labeled = /^(?:spoken |foreign )?(?:languages?|idiomas|langues|sprachen)(?: skills)?\s*[:：]/i;

/** Reads the candidate's languages from their section and from labeled lines of other lists. */
export function readLanguages(sections: readonly Section[]): FoundLanguage[] {
  const result = new Map<string, FoundLanguage>();
  for (const section of sections) {
    const isOwn = section.kind === 'languages' || section.also.includes('languages');
    section.lines.forEach((line, index) => {
      if (!isOwn && !labeled.test(line.text)) return;
      const matches = findLanguages(line.text.slice(0, 2000));
      matches.forEach((match, order) => {
        if (result.has(match.value.name)) return;
        const after = line.text.slice(match.end, matches[order + 1]?.start ?? line.text.length);
        const before = order === 0 ? line.text.slice(0, match.start) : '';
        const below = matches.length === 1 && after.trim() === '' ? (section.lines[index + 1]?.text ?? '') : '';
        const isBelowFree = below !== '' && findLanguages(below).length === 0;
        const level = languageLevel(after) || languageLevel(before) || (isBelowFree ? languageLevel(below) : '');
        const start = line.start + match.start;
        result.set(match.value.name, {
          value: { name: match.value.name, code: match.value.code, level },
          found: { value: match.value.name, start, end: line.start + match.end, confidence: isOwn ? 0.95 : 0.8 },
        });
      });
    });
  }
  return [...result.values()].slice(0, 50);
}

/** Records the position of each language. */
export function recordLanguages(map: ProvenanceMap, languages: readonly FoundLanguage[]): void {
  languages.forEach(({ found }, index) => {
    recordProvenance(map, `languages.${index}.name`, found);
  });
}
