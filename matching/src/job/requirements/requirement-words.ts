import words from '../../../data/advertisements/asking.json' with { type: 'json' };
import { anyOf, phrasesOf } from '../../text/phrase-list';

const optional = new RegExp(
  String.raw`${anyOf(words.optional)}|${anyOf(words.optionalAtEnd)}(?=\s*(?:[.;,!)]|$))`,
  'iu',
);
const mandatory = phrasesOf(words.mandatory);
/** `A licence is not needed`, `no experience required`: nobody needs what this part of a sentence names. */
const notNeeded =
  /\b(?:not|isn't|aren't|no longer) (?:strictly |absolutely )?(?:be )?(?:needed|required|necessary|essential|mandatory|expected|a must)\b/iu;
const noneNeeded = /\bno (?:[\p{L}-]+ ){1,4}(?:needed|required|necessary)\b/iu;
const clause = /[^,;:()]+?(?=\s(?:but|however|as long as|if|when|since|because)\s|[,;:()]|$)/gi;

/** Whether words say that what they name is only wished for: `Kotlin is a plus`. */
export const saysOptional = (text: string): boolean => optional.test(text);

/** Whether words say that nobody is taken without what they name. */
export const saysMandatory = (text: string): boolean => mandatory.test(text);

/**
 * Where the wished part of an enumeration begins: in `Go, clean code, Rust a plus` only the last part is
 * wished, in `Nice to have: Go, Rust` and `Go, Rust or C++ is a plus` all of it.
 *
 * @returns null where no last part alone is wished for.
 */
export function preferredPart(text: string): number | null {
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return null;
  const [before, last] = [text.slice(0, comma), text.slice(comma + 2)];
  const isLastAlone = saysOptional(last) && !saysOptional(before) && !/^(?:and|or)\b|\s(?:or|and)\s/i.test(last);
  return isLastAlone ? comma + 2 : null;
}

/** A sentence with blanks for the parts that say of what they name that nobody needs it. */
export function withoutUnneeded(text: string): string {
  if (!notNeeded.test(text) && !noneNeeded.test(text)) return text;
  return text.replace(clause, (part) => {
    const none = noneNeeded.exec(part);
    if (none) return part.replace(none[0], ' '.repeat(none[0].length));
    return notNeeded.test(part) && !saysOptional(part) ? ' '.repeat(part.length) : part;
  });
}
