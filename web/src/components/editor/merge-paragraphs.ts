import { asHtml, isHtml } from '@portal/domain/fields/rich-text';
import { diff3Merge } from 'node-diff3';

/** Two texts that were written on the same one. */
export interface MetTexts {
  /** What both began with. */
  base: string;
  mine: string;
  theirs: string;
}

export interface MergedText {
  text: string;
  /** Whether both changed the same place, where both versions stay. */
  isAmbiguous: boolean;
}

/**
 * Merges two texts by paragraph: what one of them changed, added or removed is changed, added or removed. Where both changed
 * the same place, both versions stay, theirs first.
 */
export function mergeParagraphs({ base, mine, theirs }: MetTexts): MergedText {
  const areHtml = [base, mine, theirs].some(isHtml);
  const parts = areHtml ? htmlBlocks : linesOf;
  let isAmbiguous = false;
  const regions = diff3Merge(parts(mine), parts(base), parts(theirs), { excludeFalseConflicts: true });
  const merged = regions.flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? [];
    isAmbiguous = true;
    return oneBelowTheOther(conflict.b, conflict.a);
  });
  return { text: merged.join(areHtml ? '' : '\n'), isAmbiguous };
}

/** Both, with their common beginning and end once. */
function oneBelowTheOther(first: readonly string[], second: readonly string[]): string[] {
  const shorter = Math.min(first.length, second.length);
  let start = 0;
  while (start < shorter && first[start] === second[start]) start += 1;
  let end = 0;
  while (end < shorter - start && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  return [...first.slice(0, first.length - end), ...second.slice(start)];
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** The paragraphs, lists and tables of a formatted text. */
function htmlBlocks(text: string): string[] {
  const { body } = new DOMParser().parseFromString(asHtml(text), 'text/html');
  return Array.from(body.children, (block) => block.outerHTML);
}
