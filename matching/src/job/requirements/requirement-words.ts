import words from '../../../data/advertisements/asking.json' with { type: 'json' };
import { anyOf, phrasesOf } from '../../text/phrase-list';

const optional = new RegExp(
  String.raw`${anyOf(words.optional)}|${anyOf(words.optionalAtEnd)}(?=\s*(?:[.;,!)]|$))`,
  'iu',
);
const mandatory = phrasesOf(words.mandatory);
/** `A licence is not needed`, `no experience required`: this part of a sentence requires nothing. */
const notNeeded =
  /\b(?:not|isn't|aren't|no longer) (?:strictly |absolutely )?(?:be )?(?:needed|required|necessary|essential|mandatory|expected|a must)\b/iu;
const noneNeeded = /\bno (?:[\p{L}-]+ ){1,4}(?:needed|required|necessary)\b/iu;
/** `Not needed: a degree, algorithms`. */
const unneededList = /^\W*(?:not|no longer) (?:needed|required|necessary|expected)\s*:/iu;
const clause = /[^,;:()]+?(?=\s(?:but|however|as long as|if|when|since|because)\s|[,;:()]|$)/gi;

/** Whether words mark what they name as preferred: `Kotlin is a plus`. */
export const saysOptional = (text: string): boolean => optional.test(text);

/** Whether words mark what they name as mandatory. */
export const saysMandatory = (text: string): boolean => mandatory.test(text);

/**
 * Start of the preferred part of a list: only the last part in `Go, clean code, Rust a plus`; all of it in `Nice to
 * have: Go, Rust` and `Go, Rust or C++ is a plus`.
 *
 * @returns null when no last part alone is preferred.
 */
export function preferredPart(text: string): number | null {
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return null;
  const [before, last] = [text.slice(0, comma), text.slice(comma + 2)];
  const isLastAlone = saysOptional(last) && !saysOptional(before) && !/^(?:and|or)\b|\s(?:or|and)\s/i.test(last);
  return isLastAlone ? comma + 2 : null;
}

/** Blanks the parts of a sentence that say that something is not needed. */
export function withoutUnneeded(text: string): string {
  if (unneededList.test(text)) return ' '.repeat(text.length);
  if (!notNeeded.test(text) && !noneNeeded.test(text)) return text;
  return text.replace(clause, (part) => {
    const none = noneNeeded.exec(part);
    if (none) return part.replace(none[0], ' '.repeat(none[0].length));
    return notNeeded.test(part) && !saysOptional(part) ? ' '.repeat(part.length) : part;
  });
}
