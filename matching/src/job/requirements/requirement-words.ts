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

/** A part of a list, by its offsets. */
export interface ListPart {
  from: number;
  to: number;
}

/**
 * The preferred part of a list, when it is one alone: the last one in `Go, clean code, Rust a plus`, one in the middle of
 * `SIEM, Security+ preferred, shift work`; all of it is preferred in `Nice to have: Go, Rust` and `Go, Rust or C++ is a
 * plus`.
 *
 * @returns null when no part alone is preferred.
 */
export function preferredPart(text: string): ListPart | null {
  let at = 0;
  const parts = text.split(', ').map((part): ListPart & { part: string } => {
    const from = at;
    at += part.length + 2;
    return { part, from, to: from + part.length };
  });
  const optionalParts = parts.filter(({ part }) => saysOptional(part));
  const [only] = optionalParts;
  const isFirst = only?.from === 0;
  if (!only || optionalParts.length > 1 || isFirst || /^(?:and|or)\b|\s(?:or|and)\s/i.test(only.part)) return null;
  return { from: only.from, to: only.to === text.length ? Infinity : only.to };
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
